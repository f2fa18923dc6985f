import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const half = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const key = fc.record({ cipher: half, nonce: half })
const text = fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes))

test('what was sealed is unsealed by the same key, always alike', () => {
  fc.assert(
    fc.property(key, text, (secret, plain) => {
      const token = seal(secret, plain)
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(seal(secret, plain)).toBe(token)
      expect(unseal(secret, token)?.equals(plain)).toBe(true)
    }),
  )
})

test('a changed bit, a cut or a lengthened token is nothing', () => {
  fc.assert(
    fc.property(key, text, fc.nat(), fc.nat(7), (secret, plain, at, bit) => {
      const bytes = Buffer.from(seal(secret, plain), 'base64url')
      const place = at % bytes.length
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit)
      expect(unseal(secret, bytes.toString('base64url'))).toBeUndefined()
    }),
  )
  const secret = { cipher: randomBytes(32), nonce: randomBytes(32) }
  const token = seal(secret, Buffer.from('text'))
  for (const other of [token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, '', 'x', '%']) {
    expect(unseal(secret, other)).toBeUndefined()
  }
})

test('another key opens nothing and seals otherwise', () => {
  fc.assert(
    fc.property(key, key, text, (one, other, plain) => {
      fc.pre(!one.cipher.equals(other.cipher) && !one.nonce.equals(other.nonce))
      expect(unseal(other, seal(one, plain))).toBeUndefined()
      expect(seal(other, plain)).not.toBe(seal(one, plain))
    }),
  )
})

test('a token whose nonce was made with another key is still unsealed: cookies outlive a change of it', () => {
  fc.assert(
    fc.property(key, half, text, (one, nonce, plain) => {
      expect(unseal(one, seal({ ...one, nonce }, plain))?.equals(plain)).toBe(true)
    }),
  )
})

test('texts that differ in one bit share nothing to see', () => {
  const secret = { cipher: randomBytes(32), nonce: randomBytes(32) }
  const tokens = Array.from({ length: 8 }, (_, bit) => seal(secret, Buffer.from([1 << bit, 0, 0, 0])))
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(8)
  expect(new Set(tokens.map((token) => token.slice(-5))).size).toBe(8)
})
