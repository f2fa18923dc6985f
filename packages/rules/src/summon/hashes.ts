import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

// The browser's `crypto.subtle` is asynchronous and missing on plain HTTP; Node's `createHmac` is slower on short messages.

/** SHA-256 of a message, in hexadecimal. */
export function sha256Hex(message: Uint8Array): string {
  return bytesToHex(sha256(message))
}

/** HMAC-SHA-256 under one key: what depends on the key alone is computed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(sha256, key)
  return (message) => keyed.clone().update(message).digest()
}
