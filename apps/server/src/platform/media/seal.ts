import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { SealKeys } from '../process/secrets.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Authenticated encryption with a nonce made from the text: the same text always gives the same token, so an address
 * can be cached, and nobody without the key can make or read one.
 */
export function seal(keys: SealKeys, text: Buffer): string {
  const nonce = createHmac('sha256', keys.nonce).update(text).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text of a token that this key sealed; undefined for anything else. */
export function unseal({ cipher }: SealKeys, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined
  const decipher = createDecipheriv('aes-256-gcm', cipher, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
