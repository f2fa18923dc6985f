import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databasePasswords, keptSecretKey, keyedHash, secretKeyFingerprint, secretsOf } from './secrets.ts'

test('the key is made once, kept, and readable by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  try {
    const key = await keptSecretKey(join(folder, 'data'))
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await keptSecretKey(join(folder, 'data'))).toBe(key)
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
    await expect(keptSecretKey(folder)).rejects.toThrow(`DATA_DIR: ${file} is cut short`)
    expect(await readFile(file, 'utf8')).toBe(cut)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a start that was killed while it wrote the key is no hindrance to the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  try {
    await writeFile(join(folder, 'secret-key.new'), 'abc')
    expect(await keptSecretKey(folder)).toMatch(/^[0-9a-f]{64}$/)
    expect(await readdir(folder)).toEqual(['secret-key'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('each purpose has a key of its own, the same at every start', () => {
  const keys = secretsOf('one')
  const texts = Object.values(keys).map((key) => key.toString('hex'))
  expect(new Set(texts).size).toBe(texts.length)
  expect(new Set(texts.map((text) => text.length))).toEqual(new Set([64]))
  expect(secretsOf('one')).toEqual(keys)
  expect(secretsOf('two').media.equals(keys.media)).toBe(false)
})

test('the fingerprint of a key tells it from others and is none of the keys that are made of it', () => {
  const fingerprint = secretKeyFingerprint('one')
  expect(secretKeyFingerprint('two')).not.toBe(fingerprint)
  const others = [...Object.values(secretsOf('one')), Buffer.from('one')].map((key) => key.toString('hex'))
  expect([...others, databasePasswords('one').password]).not.toContain(fingerprint)
})

test('the password of the database does not tell the secret that the rest is made of', () => {
  const { password } = databasePasswords('one')
  expect(password).toMatch(/^[0-9a-f]{64}$/)
  expect(databasePasswords('two').password).not.toBe(password)
  const others = [...Object.values(secretsOf('one')), Buffer.from('one')]
  expect(others.map((other) => other.toString('hex'))).not.toContain(password)
})

test('the parts of a keyed hash cannot run into one another', () => {
  const key = Buffer.from('key')
  const hashes = [
    keyedHash(key, 'ab', 'c'),
    keyedHash(key, 'a', 'bc'),
    keyedHash(key, 'abc'),
    keyedHash(key, 'a,b', 'c'),
    keyedHash(key, 1, 2),
    keyedHash(key, '1', 2),
    keyedHash(Buffer.from('other'), 'abc'),
  ]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length)
})
