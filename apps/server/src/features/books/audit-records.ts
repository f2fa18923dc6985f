import type { books } from '@otogi/contract/books'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Audit, AuditScope } from './audit.ts'
import { findLastAudit, insertAudit } from './store.ts'

/** If the last complete audit is older than this, the next audit checks everything again. */
const COMPLETE_AUDIT_EVERY_MS = 7 * 86_400_000

/** When the last audit and the last complete audit ran. */
export type AuditTimes = { readonly at: Date; readonly completeAt: Date }

/** Stores the result of an audit, for the public statistics and for the next audit. */
export async function recordAudit(tx: Tx, { findings, proof, copies }: Audit, times: AuditTimes): Promise<void> {
  await insertAudit(tx, {
    at: times.at,
    complete_at: times.completeAt,
    entries: proof.entries,
    last_entry: proof.lastEntry,
    made: proof.made,
    copies,
    rules: findings.length,
    broken: findings.filter(({ faults }) => faults > 0).length,
  })
}

/**
 * Returns the last audit if the next one does not have to repeat its checks, i.e. if the last audit found no faults and
 * the last complete audit is less than a week old.
 */
export async function findEarlierAudit(
  db: Reader,
  now: Date,
): Promise<(Required<AuditScope>['earlier'] & AuditTimes) | undefined> {
  const last = await findLastAudit(db)
  if (!last || last.broken > 0 || last.complete_at === null || last.last_entry === null || last.made === null) return
  const age = now.getTime() - last.complete_at.getTime()
  if (last.at > now || age >= COMPLETE_AUDIT_EVERY_MS) return
  const proof = { lastEntry: last.last_entry, entries: last.entries, made: last.made }
  return { proof, at: last.at, completeAt: last.complete_at }
}

/** Whether the last audit was on this day or later. */
export async function wasAuditedOn(db: Reader, day: MadridDay): Promise<boolean> {
  const last = await findLastAudit(db)
  return last !== undefined && last.at.getTime() >= startOfDay(day)
}

export async function readLastAudit(db: Reader): Promise<ReplyOf<typeof books.find>['audit']> {
  const last = await findLastAudit(db)
  if (!last) return null
  const { at, entries, copies, rules, broken } = last
  return { at: at.getTime(), entries, copies, rules, broken }
}
