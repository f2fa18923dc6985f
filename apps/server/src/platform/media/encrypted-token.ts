import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { TokenKeys } from '../process/secrets.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts and authenticates the content, with a nonce derived from the content. The same content always gives the same
 * token, so URLs can be cached. Only the key's owner can create or read tokens.
 */
export function encryptToken(keys: TokenKeys, content: Buffer): string {
  const nonce = createHmac('sha256', keys.nonce).update(content).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonce)
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a token. Returns undefined if the token was not created with this key. */
export function decryptToken({ cipher }: TokenKeys, token: string): Buffer | undefined {
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
