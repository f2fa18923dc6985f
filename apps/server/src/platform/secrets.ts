import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigFault, SECRET_KEY_LENGTH } from './config.ts'
import { readIfThere } from './data-folder.ts'

/** Keys for separate purposes, all derived from one secret. */
export type Secrets = {
  /** Seals media addresses. */
  readonly media: Buffer
  /** Orders the puzzles of the day. */
  readonly puzzles: Buffer
  /** Seals the cookies of browsers in which a player has signed in. */
  readonly browsers: Buffer
}

export function secretsOf(secretKey: string): Secrets {
  return {
    media: derived(secretKey, 'media'),
    puzzles: derived(secretKey, 'puzzles'),
    browsers: derived(secretKey, 'browsers'),
  }
}

/** The password of the embedded database, and the secret itself, which once was the password and opens older ones. */
export function databasePasswords(secretKey: string): { readonly password: string; readonly formerPassword: string } {
  return { password: derived(secretKey, 'database').toString('hex'), formerPassword: secretKey }
}

function derived(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'otogi', purpose, 32))
}

/** The key kept in the data folder; made at the first start, where none is given. */
export async function keptSecretKey(dataDir: string, given: string | null = null): Promise<string> {
  const file = join(dataDir, 'secret-key')
  const kept = await readIfThere(file)
  if (kept === undefined) return keep(file, given ?? randomBytes(32).toString('hex'))
  const key = kept.trim()
  if (key.length < SECRET_KEY_LENGTH)
    throw new ConfigFault(`DATA_DIR: ${file} is cut short; bring it back from a backup`)
  return key
}

/** Written beside its place and put there whole: a kill leaves no key cut short, by which nothing opens any more. */
async function keep(file: string, key: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const fresh = `${file}.new`
  await writeFile(fresh, `${key}\n`, { mode: 0o600, flush: true })
  await rename(fresh, file)
  return key
}

/** A keyed hash over parts that cannot run into one another. */
export function keyedHash(key: Buffer, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
