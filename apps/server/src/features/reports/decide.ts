import type { ReportOutcome } from '@otogi/rules/reports/reports'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireOtherPlayers, writeDeskLog, type Moderation } from '../desk/index.ts'
import { addNotices } from '../notices/index.ts'
import { findUsernames, lockPlayers } from '../players/index.ts'
import { closeReports, listReportGroups, listGroupReports, type ReportGroup } from './store.ts'

export type Decision = { readonly reportId: string; readonly outcome: ReportOutcome }

const LISTED = 100

/** Open reports about one subject, with the current names of the players. */
export type OpenReport = Omit<ReportGroup, 'reports'> & {
  readonly username: string
  readonly reports: readonly { readonly username: string; readonly text: string; readonly at: string }[]
}

/** Lists the open reports by subject, longest waiting first. */
export async function listOpenReports(db: Reader): Promise<OpenReport[]> {
  const groups = await listReportGroups(db, LISTED)
  const names = await findUsernames(
    db,
    groups.flatMap(({ reported, reports }) => [reported, ...reports.map(({ reporter }) => reporter)]),
  )
  return groups.map(({ reports, ...group }) => ({
    ...group,
    username: names.get(group.reported) ?? '',
    reports: reports.map(({ reporter, ...report }) => ({ ...report, username: names.get(reporter) ?? '' })),
  }))
}

/**
 * Closes all open reports about the same subject. Notifies each reporter of the outcome, and the reported player only
 * if a moderator acted. Returns the reported pictures, which the caller deletes after the commit if they are unused.
 */
export async function decideReport(
  tx: Tx,
  moderation: Moderation,
  { reportId, outcome }: Decision,
): Promise<{ readonly reported: string; readonly closed: number; readonly pictures: readonly string[] }> {
  const { at } = moderation
  const found = await listGroupReports(tx, reportId)
  const [first] = found
  if (!first) throw new Refusal('REPORT_GONE')
  requireOtherPlayers(moderation, [first.reported])
  // Locks the players, so that no notice is stored for an account that is being deleted.
  const players = await lockPlayers(tx, [first.reported, ...found.map(({ reporter }) => reporter)])
  const reporters = await closeReports(
    tx,
    found.map(({ id }) => id),
    { outcome, at },
  )
  if (reporters.length === 0) throw new Refusal('REPORT_GONE')
  const { kind: subject } = first
  const existing = new Set(players.filter((player) => !player.deleted_at).map(({ id }) => id))
  const { username } = first.subject
  const notified = reporters.filter((id) => existing.has(id))
  await addNotices(tx, notified, { kind: `report-${outcome}`, subject, username }, at)
  if (outcome === 'acted' && existing.has(first.reported))
    await addNotices(tx, [first.reported], { kind: 'moderated', subject, ...toOffer(first.subject) }, at)
  // Omits the reported name, because the log outlives the account.
  const details = { kind: subject, listing: first.listing_id, ...toOffer(first.subject), reports: reporters.length }
  await writeDeskLog(tx, moderation, {
    action: `report.${outcome === 'acted' ? 'act' : 'dismiss'}`,
    subject: first.reported,
    details,
  })
  const pictures = found.flatMap((report) => report.subject.picture ?? [])
  return { reported: first.reported, closed: reporters.length, pictures: [...new Set(pictures)] }
}

function toOffer({ card, price }: ReportGroup['subject']) {
  return card === undefined || price === undefined ? {} : { card, gachas: price }
}
