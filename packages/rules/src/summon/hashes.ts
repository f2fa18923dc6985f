import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

// Browsers and Node use the same library. In browsers, `crypto.subtle` is asynchronous and not available over plain
// HTTP; in Node, `createHmac` is slower for short messages.

/** Returns the hash in hexadecimal. */
export function hashSha256(message: Uint8Array): string {
  return bytesToHex(sha256(message))
}

/** Returns a function that computes the HMAC of a message. The key is prepared only once. */
export function createHmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(sha256, key)
  return (message) => keyed.clone().update(message).digest()
}
