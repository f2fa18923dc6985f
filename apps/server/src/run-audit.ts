import { join } from 'node:path'
import type { Card } from '@otogi/content/pack'
import { auditBooks, recordAudit, wasAuditedOn, type Audit } from './features/books/index.ts'
import type { Database, Reader } from './platform/db/db.ts'
import type { Clock } from './platform/process/clock.ts'
import { findLostRuns } from './platform/process/server-run.ts'

export type AuditDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly cards: readonly Card[]
  readonly dataDir: string
}

/** Audits the books and the runs of the server, and stores the result for the public statistics. */
export async function runAudit({ db, clock, cards, dataDir }: AuditDeps): Promise<Audit['findings']> {
  const books = await auditBooks(db.reader, cards)
  const audit = { ...books, findings: [...books.findings, await auditServerRuns(db.reader, dataDir)] }
  await db.transaction((tx) => recordAudit(tx, audit, new Date(clock.now())))
  return audit.findings
}

/** Runs the audit, unless there has been one today. Prints each broken rule. */
export async function runDailyAudit(deps: AuditDeps, print: (line: string) => void): Promise<void> {
  if (await wasAuditedOn(deps.db.reader, deps.clock.today())) return
  for (const { rule, faults, first } of await runAudit(deps)) {
    if (faults > 0) print(`the audit found ${faults} faults: ${rule}, such as ${first}`)
  }
}

/**
 * A database that lost its latest writes still balances, so an audit of the ledger cannot detect the loss. The counters
 * of the server runs reveal it.
 */
async function auditServerRuns(db: Reader, dataDir: string): Promise<Audit['findings'][number]> {
  const lost = await findLostRuns(db, join(dataDir, 'runs'))
  const names = lost.map(({ id, written, kept }) => `${id}, which wrote ${written} counts of which ${kept} are left`)
  return {
    rule: 'the database holds all that each run of a server wrote',
    faults: lost.length,
    first: names[0] ?? null,
  }
}
