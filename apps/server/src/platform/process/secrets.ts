import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '@otogi/content/media/whole-file'
import { ConfigFault, SECRET_KEY_LENGTH } from './config.ts'
import { readIfThere } from './data-folder.ts'
import { hasCluster } from '../db/embedded-postgres.ts'

const KEY_FILE = 'secret-key'

/** The two keys of a seal. */
export type SealKeys = { readonly cipher: Buffer; readonly nonce: Buffer }

export type MediaKeys = {
  /** Seals the addresses of puzzle pictures. */
  readonly addresses: SealKeys
  /** Chooses the look in which a player gets a puzzle. */
  readonly lookChoice: Buffer
  /** Makes the looks. Files on the disk are named by it, so it must not change. */
  readonly lookSeeds: Buffer
}

export type PuzzleKeys = {
  /** Orders the puzzles that all players share. Every day follows from the days before, so it must not change. */
  readonly order: Buffer
  /** Chooses a player's own puzzle after a reset. */
  readonly resets: Buffer
  /** Names a puzzle to its player. */
  readonly ids: Buffer
}

/** One key for each use, all derived from one secret. */
export type Secrets = {
  readonly media: MediaKeys
  readonly puzzles: PuzzleKeys
  /** Seals the cookies of browsers in which a player has signed in; they last a year. */
  readonly browsers: SealKeys
  /** Hashes who had a deleted account; the hashes are stored. */
  readonly persons: Buffer
  /** Hashes the networks of visitors who play without an account. */
  readonly guests: Buffer
}

/** The purpose is part of the key: one whose results are stored keeps its purpose forever. */
export function secretsOf(secretKey: string): Secrets {
  const key = (purpose: string) => derived(secretKey, purpose)
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
  }
}

/** The password of the embedded database, and the secret itself, which once was the password and opens older ones. */
export function databasePasswords(secretKey: string): { readonly password: string; readonly formerPassword: string } {
  return { password: derived(secretKey, 'database').toString('hex'), formerPassword: secretKey }
}

function derived(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'otogi', purpose, 32))
}

/** Tells one secret key from another and does not tell the key. */
export function secretKeyFingerprint(secretKey: string): string {
  return derived(secretKey, 'fingerprint').toString('hex')
}

/** What only the owner of the key can say of a backup with this checksum. */
export function backupSeal(secretKey: string, sha256: string): string {
  return keyedHash(derived(secretKey, 'backup'), sha256).toString('hex')
}

/** The key kept in the data folder; undefined where none is. */
export async function readSecretKey(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, KEY_FILE)
  const key = (await readIfThere(file))?.trim()
  if (key !== undefined && key.length < SECRET_KEY_LENGTH)
    throw new ConfigFault(`DATA_DIR: ${file} is cut short; bring it back from a backup`)
  return key
}

/** The key kept in the data folder, made at the first start. Another than the one that was lost opens no database. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const kept = await readSecretKey(dataDir)
  if (kept) return kept
  if (hasCluster(join(dataDir, 'postgres'))) {
    throw new ConfigFault(
      `DATA_DIR: ${dataDir} holds a database but not its ${KEY_FILE}; put that file back, or restore a backup into a new DATA_DIR`,
    )
  }
  return keepSecretKey(dataDir, randomBytes(32).toString('hex'))
}

/** Written beside its place and put there whole: a kill leaves no key cut short, by which nothing opens any more. */
export async function keepSecretKey(dataDir: string, key: string): Promise<string> {
  const file = join(dataDir, KEY_FILE)
  await mkdir(dataDir, { recursive: true })
  const fresh = `${file}.new`
  await writeFile(fresh, `${key}\n`, { mode: 0o600, flush: true })
  await rename(fresh, file)
  await flushFolder(dataDir)
  return key
}

/** A keyed hash over parts that cannot run into one another. */
export function keyedHash(key: Buffer, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
