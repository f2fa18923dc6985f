import { timingSafeEqual } from 'node:crypto'
import { backupSeal, secretKeyFingerprint } from '../process/secrets.ts'
import { BackupFault } from './lines.ts'
import type { BackupFile, Contents } from './read.ts'

/**
 * Compares a backup with the secret key that the restored game will have; returns what the operator must know. With the
 * same key, the seal proves that the file is as it was written. `own` is undefined where a new key will be made.
 */
export function checkKey(file: BackupFile, { header, end }: Contents, own: string | undefined): string | undefined {
  const held = header.secretKey === null ? null : secretKeyFingerprint(header.secretKey)
  const written = header.fingerprints.secretKey ?? held
  if (written !== null && written !== (own === undefined ? null : secretKeyFingerprint(own))) {
    const holds = held === written ? `; the file holds it: "zcat ${file.name} | head -n 1" shows it` : ''
    return `the backup was made with another SECRET_KEY: set that key before the game starts${holds}`
  }
  if (own === undefined || end.sha256 === undefined || typeof end.seal !== 'string') {
    return 'the backup has no seal: nothing proves that the file is as the game wrote it'
  }
  if (!isSame(end.seal, backupSeal(own, end.sha256))) {
    throw new BackupFault(`${file.name} was changed: its seal does not match the SECRET_KEY`)
  }
  return undefined
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
