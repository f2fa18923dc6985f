import { join } from 'node:path'
import type { Card } from '@otogi/content/pack'
import { auditBooks, findEarlierAudit, recordAudit, wasAuditedOn, type Audit } from './features/books/index.ts'
import { writeDeskLog, type Moderation } from './features/desk/index.ts'
import { findLastCommittedEntryId } from './features/wallet/index.ts'
import type { Database, Reader } from './platform/db/db.ts'
import type { Clock } from './platform/process/clock.ts'
import { findLostRuns } from './platform/process/server-run.ts'

export type AuditDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly cards: readonly Card[]
  readonly dataDir: string
}

/**
 * Audits all books and the server runs, and stores the result for the public statistics. An operator's audit is also
 * written to the log.
 */
export async function runAudit(deps: AuditDeps, moderation?: Moderation): Promise<Audit['findings']> {
  return auditSince(deps, { moderation })
}

/**
 * Runs the audit, unless it has already run today. Checks only what changed since the last audit, but everything once a
 * week. Prints each broken rule.
 */
export async function runDailyAudit(deps: AuditDeps, print: (line: string) => void): Promise<void> {
  const { db, clock } = deps
  if (await wasAuditedOn(db.reader, clock.today())) return
  const earlier = await findEarlierAudit(db.reader, new Date(clock.now()))
  for (const { rule, faults, first } of await auditSince(deps, { earlier })) {
    if (faults > 0) print(`the audit found ${faults} faults: ${rule}, such as ${first}`)
  }
}

type Run = {
  readonly earlier?: Awaited<ReturnType<typeof findEarlierAudit>>
  readonly moderation?: Moderation | undefined
}

async function auditSince(
  { db, clock, cards, dataDir }: AuditDeps,
  { earlier, moderation }: Run,
): Promise<Audit['findings']> {
  const at = new Date(clock.now())
  const lastEntry = await findLastCommittedEntryId(db)
  const books = await auditBooks(db, cards, { lastEntry, ...(earlier && { earlier }) })
  const audit = { ...books, findings: [...books.findings, await auditServerRuns(db.reader, dataDir)] }
  await db.transaction(async (tx) => {
    await recordAudit(tx, audit, { at, completeAt: earlier?.completeAt ?? at })
    if (moderation) await writeDeskLog(tx, moderation, { action: 'books.audit', details: toLogDetails(audit) })
  })
  return audit.findings
}

function toLogDetails({ findings, proof, copies }: Audit): Readonly<Record<string, unknown>> {
  const broken = findings.filter(({ faults }) => faults > 0)
  return { rules: findings.length, entries: proof.entries, copies, broken }
}

/**
 * A database that lost its latest writes still balances, so a ledger audit cannot detect the loss. The counters of the
 * server runs reveal it.
 */
async function auditServerRuns(db: Reader, dataDir: string): Promise<Audit['findings'][number]> {
  const lost = await findLostRuns(db, join(dataDir, 'runs'))
  const names = lost.map(
    ({ id, written, stored }) => `${id}, which wrote ${written} counts of which ${stored} are left`,
  )
  return {
    rule: 'the database contains everything that each server run wrote',
    faults: lost.length,
    first: names[0] ?? null,
  }
}
