import pg from 'pg'

/** The database cannot be reached or does not answer: nobody's fault in the game, and over by itself. */
export class Outage extends Error {
  override name = 'Outage'
}

/** PostgreSQL's classes and codes for: no connection, no disk or memory, shutting down, read-only, too slow now. */
const SQLSTATES = /^(?:08...|53...|57P..|57014|58...|55P03|25006|25P03|40001|40P01)$/

/** What the system says of a disk or a table of files that is full or broken. */
const FILE_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']

/** Whether a call failed by the state of the database or the disk, and may succeed later as it is. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Outage) return true
  const code = String((error as { code?: unknown } | null)?.code)
  return error instanceof pg.DatabaseError ? SQLSTATES.test(code) : FILE_FAULTS.includes(code)
}

/** Tells a connection that failed from a statement that PostgreSQL or the driver refused. */
export function toOutage(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof RangeError) return error
  return new Outage(reasonOf(error), { cause: error })
}

/** One line for a log. A refused connection has a code and no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return [code, error.message].filter(Boolean).join(': ')
}
