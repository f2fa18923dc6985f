import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keys for separate purposes, all derived from one secret. */
export type Secrets = {
  /** Seals media addresses. */
  readonly media: Buffer
  /** Orders the puzzles of the day. */
  readonly puzzles: Buffer
}

export function secretsOf(secretKey: string): Secrets {
  return { media: derived(secretKey, 'media'), puzzles: derived(secretKey, 'puzzles') }
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
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    const made = given ?? randomBytes(32).toString('hex')
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
    return made
  }
}

/** A keyed hash over parts that cannot run into one another. */
export function keyedHash(key: Buffer, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
