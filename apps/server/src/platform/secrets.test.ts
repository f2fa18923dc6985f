import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databasePasswords, keptSecretKey, keyedHash, secretsOf } from './secrets.ts'

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

test('each purpose has a key of its own, the same at every start', () => {
  const { media, puzzles } = secretsOf('one')
  expect(media.equals(puzzles)).toBe(false)
  expect([media.length, puzzles.length]).toEqual([32, 32])
  expect(secretsOf('one')).toEqual({ media, puzzles })
  expect(secretsOf('two').media.equals(media)).toBe(false)
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
