import pg from 'pg'

/** Reports that the database is unreachable or does not reply. This is temporary and not a bug. */
export class Outage extends Error {
  override name = 'Outage'
}

/**
 * PostgreSQL error codes for a lost connection, a lack of disk space or memory, a shutdown, a read-only database and
 * timeouts.
 */
const SQLSTATES = /^(?:08...|53...|57P..|57014|58...|55P03|25006|25P03|40001|40P01)$/

/** Node.js error codes for a full disk, a broken disk and too many open files. */
const FILE_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']

/** Whether a request failed because of the database or the disk. The same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage) return true
  const code = String((error as { code?: unknown } | null)?.code)
  return error instanceof pg.DatabaseError ? SQLSTATES.test(code) : FILE_FAULTS.includes(code)
}

/** Converts connection failures to an Outage. Returns errors of the statement itself unchanged. */
export function toOutage(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof RangeError) return error
  return new Outage(describeError(error), { cause: error })
}

/** Returns one line for the log. A refused connection's error has only a code and no message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return [code, error.message].filter(Boolean).join(': ')
}
