import { createSecretKey, generateKeySync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encryptToken, decryptToken } from './encrypted-token.ts'

const half = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => createSecretKey(bytes))
const key = fc.record({ cipher: half, nonce: half })
const createKey = () => generateKeySync('hmac', { length: 256 })
const text = fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes))

test('an encrypted token is decrypted with the same key', () => {
  fc.assert(
    fc.property(key, text, (secret, plain) => {
      const token = encryptToken(secret, plain)
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(encryptToken(secret, plain)).toBe(token)
      expect(decryptToken(secret, token)?.equals(plain)).toBe(true)
    }),
  )
})

test('a changed, shortened or lengthened token is refused', () => {
  fc.assert(
    fc.property(key, text, fc.nat(), fc.nat(7), (secret, plain, at, bit) => {
      const bytes = Buffer.from(encryptToken(secret, plain), 'base64url')
      const place = at % bytes.length
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit)
      expect(decryptToken(secret, bytes.toString('base64url'))).toBeUndefined()
    }),
  )
  const secret = { cipher: createKey(), nonce: createKey() }
  const token = encryptToken(secret, Buffer.from('text'))
  for (const other of [token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, '', 'x', '%']) {
    expect(decryptToken(secret, other)).toBeUndefined()
  }
})

test('another key cannot decrypt the token and gives other tokens', () => {
  fc.assert(
    fc.property(key, key, text, (one, other, plain) => {
      fc.pre(!one.cipher.equals(other.cipher) && !one.nonce.equals(other.nonce))
      expect(decryptToken(other, encryptToken(one, plain))).toBeUndefined()
      expect(encryptToken(other, plain)).not.toBe(encryptToken(one, plain))
    }),
  )
})

test('a token whose nonce has another key can still be decrypted, so old cookies stay valid', () => {
  fc.assert(
    fc.property(key, half, text, (one, nonce, plain) => {
      expect(decryptToken(one, encryptToken({ ...one, nonce }, plain))?.equals(plain)).toBe(true)
    }),
  )
})

test('tokens for contents that differ in one bit have nothing in common', () => {
  const secret = { cipher: createKey(), nonce: createKey() }
  const tokens = Array.from({ length: 8 }, (_, bit) => encryptToken(secret, Buffer.from([1 << bit, 0, 0, 0])))
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(8)
  expect(new Set(tokens.map((token) => token.slice(-5))).size).toBe(8)
})
