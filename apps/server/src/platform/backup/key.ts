import { timingSafeEqual } from 'node:crypto'
import { computeBackupSignature, computeKeyFingerprint } from '../process/secrets.ts'
import { BackupError } from './lines.ts'
import type { BackupFile, Contents } from './read.ts'

/**
 * Checks a backup against the restored game's secret key. Returns a warning for the operator, if there is one. If the
 * keys are equal, the signature proves that the file is unchanged. `ownKey` is undefined if the restore will create a
 * new key.
 */
export function findKeyWarning(
  file: BackupFile,
  { header, end }: Contents,
  ownKey: string | undefined,
): string | undefined {
  const held = header.secretKey === null ? null : computeKeyFingerprint(header.secretKey)
  const fingerprint = header.fingerprints.secretKey ?? held
  if (fingerprint !== null && fingerprint !== (ownKey === undefined ? null : computeKeyFingerprint(ownKey))) {
    const holds = held === fingerprint ? `; the file contains that key: "zcat ${file.name} | head -n 1" shows it` : ''
    return `the backup was made with a different SECRET_KEY: set that key before the game starts${holds}`
  }
  if (ownKey === undefined || end.sha256 === undefined || typeof end.seal !== 'string') {
    return 'the backup has no signature, so it may have been changed'
  }
  if (!isEqualInConstantTime(end.seal, computeBackupSignature(ownKey, end.sha256))) {
    throw new BackupError(`${file.name} was changed: its signature does not match the SECRET_KEY`)
  }
  return undefined
}

function isEqualInConstantTime(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)]
  return a.length === b.length && timingSafeEqual(a, b)
}
