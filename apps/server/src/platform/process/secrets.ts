import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '@otogi/content/media/whole-file'
import { ConfigFault, SECRET_KEY_LENGTH } from './config.ts'
import { readFileIfExists } from './data-folder.ts'
import { hasCluster } from '../db/embedded-postgres.ts'

const KEY_FILE = 'secret-key'

/** Keys for seal and unseal. */
export type SealKeys = { readonly cipher: KeyObject; readonly nonce: KeyObject }

export type MediaKeys = {
  /** Seals URLs of puzzle media. */
  readonly addresses: SealKeys
  /** Chooses the look of a puzzle for a player. */
  readonly lookChoice: KeyObject
  /** Seeds the looks. File names on disk depend on it, so it must not change. */
  readonly lookSeeds: KeyObject
}

export type PuzzleKeys = {
  /** Orders the shared puzzles. Each day depends on the days before, so it must not change. */
  readonly order: KeyObject
  /** Chooses personal puzzles after a reset. */
  readonly resets: KeyObject
  /** Creates puzzle ids. */
  readonly ids: KeyObject
}

/** Keys derived from one secret, one per purpose. */
export type Secrets = {
  readonly media: MediaKeys
  readonly puzzles: PuzzleKeys
  /** Seals the cookies of known browsers, which last a year. */
  readonly browsers: SealKeys
  /** Hashes the owners of deleted accounts; the hashes are stored. */
  readonly persons: KeyObject
  /** Hashes the networks of visitors who play without an account. */
  readonly guests: KeyObject
  /** Signs the links of shared pulls. Links are kept for years, so it must not change. */
  readonly sharedPulls: KeyObject
}

/** Keys depend on the purpose. If results are stored, the purpose must never change. */
export function deriveSecrets(secretKey: string): Secrets {
  // Node hashes several times faster with a key object than with the bytes of the key.
  const key = (purpose: string) => createSecretKey(deriveKey(secretKey, purpose))
  return {
    media: {
      addresses: { cipher: key('address-cipher'), nonce: key('address-nonce') },
      lookChoice: key('look-choice'),
      lookSeeds: key('media'),
    },
    puzzles: { order: key('puzzles'), resets: key('puzzle-resets'), ids: key('puzzle-ids') },
    browsers: { cipher: key('browsers'), nonce: key('browser-nonce') },
    persons: key('persons'),
    guests: key('guests'),
    sharedPulls: key('shared-pulls'),
  }
}

/** The password of the embedded database. Older databases used the secret itself as the password. */
export function deriveDatabasePasswords(secretKey: string): {
  readonly password: string
  readonly formerPassword: string
} {
  return { password: deriveKey(secretKey, 'database').toString('hex'), formerPassword: secretKey }
}

function deriveKey(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'otogi', purpose, 32))
}

/** Identifies a secret key without revealing it. */
export function computeKeyFingerprint(secretKey: string): string {
  return deriveKey(secretKey, 'fingerprint').toString('hex')
}

/** HMAC of a backup's checksum, which only the owner of the key can create. */
export function computeBackupSeal(secretKey: string, sha256: string): string {
  return computeKeyedHash(createSecretKey(deriveKey(secretKey, 'backup')), sha256).toString('hex')
}

/** The key stored in the data folder; undefined if there is none. */
export async function readSecretKey(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, KEY_FILE)
  const key = (await readFileIfExists(file))?.trim()
  if (key !== undefined && key.length < SECRET_KEY_LENGTH)
    throw new ConfigFault(`DATA_DIR: ${file} is truncated; restore it from a backup`)
  return key
}

/** Reads the key in the data folder, or creates it at the first start. A new key cannot open an existing database. */
export async function readOrCreateSecretKey(dataDir: string): Promise<string> {
  const kept = await readSecretKey(dataDir)
  if (kept) return kept
  if (hasCluster(join(dataDir, 'postgres'))) {
    throw new ConfigFault(
      `DATA_DIR: ${dataDir} holds a database but not its ${KEY_FILE}; put that file back, or restore a backup into a new DATA_DIR`,
    )
  }
  return storeSecretKey(dataDir, randomBytes(32).toString('hex'))
}

/** Writes a temporary file and renames it, so that a killed process never leaves a truncated key. */
export async function storeSecretKey(dataDir: string, key: string): Promise<string> {
  const file = join(dataDir, KEY_FILE)
  await mkdir(dataDir, { recursive: true })
  const fresh = `${file}.new`
  await writeFile(fresh, `${key}\n`, { mode: 0o600, flush: true })
  await rename(fresh, file)
  await flushFolder(dataDir)
  return key
}

/** HMAC over the parts as JSON, so that different parts never give the same input. */
export function computeKeyedHash(key: KeyObject, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
