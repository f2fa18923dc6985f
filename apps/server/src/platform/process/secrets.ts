import { createECDH, createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '@otogi/content/media/whole-file'
import { ConfigError, SECRET_KEY_LENGTH } from './config.ts'
import { readFileIfExists } from './data-folder.ts'
import { hasCluster } from '../db/embedded-postgres.ts'

const KEY_FILE = 'secret-key'

/** Keys that encrypt and authenticate tokens. */
export type TokenKeys = { readonly cipher: KeyObject; readonly nonce: KeyObject }

export type MediaKeys = {
  /** Encrypts the URLs of puzzle media. */
  readonly addresses: TokenKeys
  /** Chooses a puzzle's variant for a player. */
  readonly variantChoice: KeyObject
  /** Seeds the variants. File names on disk depend on this key, so its purpose must not change. */
  readonly variantSeeds: KeyObject
}

export type PuzzleKeys = {
  /** Chooses the shared puzzles. Each day depends on the days before it, so the purpose of this key must not change. */
  readonly order: KeyObject
  /** Chooses personal puzzles after a reset. */
  readonly resets: KeyObject
  /** Creates puzzle ids. */
  readonly ids: KeyObject
}

/** A P-256 key pair that identifies this server to push services, encoded as base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** All keys derived from the secret key, one key for each purpose. */
export type Secrets = {
  readonly media: MediaKeys
  readonly puzzles: PuzzleKeys
  /** Encrypts the cookies of known browsers. The cookies last a year. */
  readonly browsers: TokenKeys
  /** Hashes the owners of deleted accounts. The database stores these hashes. */
  readonly persons: KeyObject
  /** Hashes guests' networks. */
  readonly guests: KeyObject
  /** Signs links to shared pulls. Players keep these links for years, so the purpose of this key must not change. */
  readonly sharedPulls: KeyObject
  /** Encrypts challenge links. Players keep these links, so the purposes of these keys must not change. */
  readonly challenges: TokenKeys
  /** Signs push messages. All browsers' subscriptions depend on this key, so its purpose must not change. */
  readonly vapid: VapidKeys
}

/**
 * Derives each key from the secret key and a purpose. If stored data depends on a key, its purpose must never change.
 */
export function deriveSecrets(secretKey: string): Secrets {
  // Uses key objects, because Node.js hashes with them several times faster than with the key's bytes.
  const key = (purpose: string) => createSecretKey(deriveKey(secretKey, purpose))
  return {
    media: {
      addresses: { cipher: key('address-cipher'), nonce: key('address-nonce') },
      variantChoice: key('look-choice'),
      variantSeeds: key('media'),
    },
    puzzles: { order: key('puzzles'), resets: key('puzzle-resets'), ids: key('puzzle-ids') },
    browsers: { cipher: key('browsers'), nonce: key('browser-nonce') },
    persons: key('persons'),
    guests: key('guests'),
    sharedPulls: key('shared-pulls'),
    challenges: { cipher: key('challenge-cipher'), nonce: key('challenge-nonce') },
    vapid: deriveVapidKeys(secretKey),
  }
}

/** Order of the curve P-256. A private key is a smaller number. */
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** More bytes than a key has, so that the modulo bias is negligible. */
const VAPID_SEED_BYTES = 48

function deriveVapidKeys(secretKey: string): VapidKeys {
  const seed = BigInt(`0x${deriveKey(secretKey, 'vapid', VAPID_SEED_BYTES).toString('hex')}`)
  const privateKey = Buffer.from(((seed % (P256_ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Derives the password of the embedded database. The password of older databases was the secret key itself. */
export function deriveDatabasePasswords(secretKey: string): {
  readonly password: string
  readonly formerPassword: string
} {
  return { password: deriveKey(secretKey, 'database').toString('hex'), formerPassword: secretKey }
}

function deriveKey(secretKey: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'otogi', purpose, bytes))
}

/** Identifies a secret key without revealing it. */
export function computeKeyFingerprint(secretKey: string): string {
  return deriveKey(secretKey, 'fingerprint').toString('hex')
}

/** Computes the HMAC of a backup's checksum. Only the key's owner can create it. */
export function computeBackupSignature(secretKey: string, sha256: string): string {
  return computeKeyedHash(createSecretKey(deriveKey(secretKey, 'backup')), sha256).toString('hex')
}

/** Reads the key stored in the data folder; undefined if there is none. */
export async function readSecretKey(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, KEY_FILE)
  const key = (await readFileIfExists(file))?.trim()
  if (key !== undefined && key.length < SECRET_KEY_LENGTH)
    throw new ConfigError(`DATA_DIR: ${file} is truncated; restore it from a backup`)
  return key
}

/** Reads the key in the data folder. The first start creates a key. A new key cannot open an existing database. */
export async function readOrCreateSecretKey(dataDir: string): Promise<string> {
  const stored = await readSecretKey(dataDir)
  if (stored) return stored
  if (hasCluster(join(dataDir, 'postgres'))) {
    throw new ConfigError(
      `DATA_DIR: ${dataDir} contains a database but not its ${KEY_FILE}; put that file back, or restore a backup into a new DATA_DIR`,
    )
  }
  return storeSecretKey(dataDir, randomBytes(32).toString('hex'))
}

/** Writes a temporary file and then renames it, so that a killed process never leaves an incomplete key. */
export async function storeSecretKey(dataDir: string, key: string): Promise<string> {
  const file = join(dataDir, KEY_FILE)
  await mkdir(dataDir, { recursive: true })
  const fresh = `${file}.new`
  await writeFile(fresh, `${key}\n`, { mode: 0o600, flush: true })
  await rename(fresh, file)
  await flushFolder(dataDir)
  return key
}

/** Computes an HMAC over the JSON of the parts, so that different parts never give the same input. */
export function computeKeyedHash(key: KeyObject, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
