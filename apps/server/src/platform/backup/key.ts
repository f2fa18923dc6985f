import { timingSafeEqual } from 'node:crypto'
import { computeBackupSeal, computeKeyFingerprint } from '../process/secrets.ts'
import { BackupFault } from './lines.ts'
import type { BackupFile, Contents } from './read.ts'

/**
 * Compares a backup with the secret key of the restored game; returns a warning for the operator. With the same key,
 * the seal proves that the file is unchanged. `ownKey` is undefined if a new key will be created.
 */
export function checkKey(file: BackupFile, { header, end }: Contents, ownKey: string | undefined): string | undefined {
  const held = header.secretKey === null ? null : computeKeyFingerprint(header.secretKey)
  const written = header.fingerprints.secretKey ?? held
  if (written !== null && written !== (ownKey === undefined ? null : computeKeyFingerprint(ownKey))) {
    const holds = held === written ? `; the file holds it: "zcat ${file.name} | head -n 1" shows it` : ''
    return `the backup was made with another SECRET_KEY: set that key before the game starts${holds}`
  }
  if (ownKey === undefined || end.sha256 === undefined || typeof end.seal !== 'string') {
    return 'the backup has no seal: nothing proves that the file is as the game wrote it'
  }
  if (!isEqualInConstantTime(end.seal, computeBackupSeal(ownKey, end.sha256))) {
    throw new BackupFault(`${file.name} was changed: its seal does not match the SECRET_KEY`)
  }
  return undefined
}

function isEqualInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
