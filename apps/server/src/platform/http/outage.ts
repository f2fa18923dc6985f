import pg from 'pg'

/** The database is unreachable or does not reply. Temporary, and not a bug of the game. */
export class Outage extends Error {
  override name = 'Outage'
}

/** PostgreSQL error codes: no connection, out of disk or memory, shutdown, read-only, timeout. */
const SQLSTATES = /^(?:08...|53...|57P..|57014|58...|55P03|25006|25P03|40001|40P01)$/

/** Node.js error codes for a full or broken disk and too many open files. */
const FILE_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']

/** Whether a request failed because of the database or disk, so that it may succeed later unchanged. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage) return true
  const code = String((error as { code?: unknown } | null)?.code)
  return error instanceof pg.DatabaseError ? SQLSTATES.test(code) : FILE_FAULTS.includes(code)
}

/** Converts connection failures to Outage; errors of the statement itself stay unchanged. */
export function toOutage(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof RangeError) return error
  return new Outage(describeError(error), { cause: error })
}

/** One line for the log. A refused connection has only a code, no message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return [code, error.message].filter(Boolean).join(': ')
}
