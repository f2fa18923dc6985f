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

test('the key is made once, kept, and readable by its owner alone', async () => {
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

test.each(['', 'abc\n'])('a key that was cut short to %j is refused, and left as it is', async (cut) => {
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

test('a start that was killed while it wrote the key is no hindrance to the next', async () => {
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

test('each use has a key of its own, the same at every start', () => {
  const keys = listKeys('one')
  expect(keys).toHaveLength(10)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([64]))
  expect(listKeys('one')).toEqual(keys)
  expect(new Set([...listKeys('two'), ...keys]).size).toBe(2 * keys.length)
})

test('what is stored stays readable: days keep their puzzles, files their names, cookies and hashes their keys', () => {
  const stored = (purpose: string) => Buffer.from(hkdfSync('sha256', 'one', 'otogi', purpose, 32))
  const { media, puzzles, browsers, persons } = deriveSecrets('one')
  const keys = [media.variantSeeds, puzzles.order, browsers.cipher, persons]
  expect(keys.map((key) => key.export())).toEqual(['media', 'puzzles', 'browsers', 'persons'].map(stored))
})

test('the fingerprint of a key tells it from others and is none of the keys that are made of it', () => {
  const fingerprint = computeKeyFingerprint('one')
  expect(computeKeyFingerprint('two')).not.toBe(fingerprint)
  const others = [...listKeys('one'), Buffer.from('one').toString('hex')]
  expect([...others, deriveDatabasePasswords('one').password]).not.toContain(fingerprint)
})

test('the password of the database does not tell the secret that the rest is made of', () => {
  const { password } = deriveDatabasePasswords('one')
  expect(password).toMatch(/^[0-9a-f]{64}$/)
  expect(deriveDatabasePasswords('two').password).not.toBe(password)
  expect([...listKeys('one'), Buffer.from('one').toString('hex')]).not.toContain(password)
})

test('the parts of a keyed hash cannot run into one another', () => {
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
