import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  deriveDatabasePasswords,
  readOrCreateSecretKey,
  computeKeyedHash,
  computeKeyFingerprint,
  deriveSecrets,
} from './secrets.ts'

test('the key is created once, and only its owner can read the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  try {
    const key = await readOrCreateSecretKey(join(folder, 'data'))
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await readOrCreateSecretKey(join(folder, 'data'))).toBe(key)
    const file = join(folder, 'data', 'secret-key')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect((await readFile(file, 'utf8')).trim()).toBe(key)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each(['', 'abc\n'])('a truncated key (%j) is refused and not changed', async (cut) => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  try {
    const file = join(folder, 'secret-key')
    await writeFile(file, cut)
    await expect(readOrCreateSecretKey(folder)).rejects.toThrow(`DATA_DIR: ${file} is truncated`)
    expect(await readFile(file, 'utf8')).toBe(cut)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('after a start that was killed while it wrote the key, the next start succeeds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  try {
    await writeFile(join(folder, 'secret-key.new'), 'abc')
    expect(await readOrCreateSecretKey(folder)).toMatch(/^[0-9a-f]{64}$/)
    expect(await readdir(folder)).toEqual(['secret-key'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Lists all keys derived from a secret, in hexadecimal. */
function listKeys(secretKey: string): string[] {
  const { media, puzzles, browsers, persons } = deriveSecrets(secretKey)
  const { addresses, ...variants } = media
  const keys = [addresses, variants, puzzles, browsers].flatMap((group) => Object.values<KeyObject>(group))
  return [...keys, persons].map((key) => key.export().toString('hex'))
}

test('each purpose has its own key, which is the same at every start', () => {
  const keys = listKeys('one')
  expect(keys).toHaveLength(10)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([64]))
  expect(listKeys('one')).toEqual(keys)
  expect(new Set([...listKeys('two'), ...keys]).size).toBe(2 * keys.length)
})

test('the derived keys never change, so stored puzzles, file names, cookies and hashes stay valid', () => {
  const stored = (purpose: string) => Buffer.from(hkdfSync('sha256', 'one', 'otogi', purpose, 32))
  const { media, puzzles, browsers, persons } = deriveSecrets('one')
  const keys = [media.variantSeeds, puzzles.order, browsers.cipher, persons]
  expect(keys.map((key) => key.export())).toEqual(['media', 'puzzles', 'browsers', 'persons'].map(stored))
})

test('the fingerprint of a key differs from other fingerprints and from the derived keys', () => {
  const fingerprint = computeKeyFingerprint('one')
  expect(computeKeyFingerprint('two')).not.toBe(fingerprint)
  const others = [...listKeys('one'), Buffer.from('one').toString('hex')]
  expect([...others, deriveDatabasePasswords('one').password]).not.toContain(fingerprint)
})

test('the password of the database does not reveal the secret key', () => {
  const { password } = deriveDatabasePasswords('one')
  expect(password).toMatch(/^[0-9a-f]{64}$/)
  expect(deriveDatabasePasswords('two').password).not.toBe(password)
  expect([...listKeys('one'), Buffer.from('one').toString('hex')]).not.toContain(password)
})

test('different parts of a keyed hash give different hashes', () => {
  const key = createSecretKey('key', 'utf8')
  const hashes = [
    computeKeyedHash(key, 'ab', 'c'),
    computeKeyedHash(key, 'a', 'bc'),
    computeKeyedHash(key, 'abc'),
    computeKeyedHash(key, 'a,b', 'c'),
    computeKeyedHash(key, 1, 2),
    computeKeyedHash(key, '1', 2),
    computeKeyedHash(createSecretKey('other', 'utf8'), 'abc'),
  ]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length)
})
