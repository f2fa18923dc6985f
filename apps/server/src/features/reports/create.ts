import type { InputOf } from '@otogi/contract/endpoint'
import type { reports } from '@otogi/contract/reports'
import { startOfDay } from '@otogi/rules/calendar/madrid-day'
import { REPORTS_PER_DAY } from '@otogi/rules/reports/reports'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findListingForSale } from '../market/index.ts'
import { findPlayerByUsername, getPlayer } from '../players/index.ts'
import { countReportsSince, insertReport, type NewReport } from './store.ts'

/** Stores a report about a player's name, picture or profile, with a copy of the reported content. */
export async function createReport(
  call: WriteContext,
  { kind, username, text }: InputOf<typeof reports.create>,
): Promise<Record<string, never>> {
  const reported = await findPlayerByUsername(call.tx, username)
  if (!reported) throw new Refusal('PLAYER_UNKNOWN')
  const subject = { username: reported.username, picture: reported.picture }
  return addReport(call, { reported: reported.id, kind, subject, text })
}

/** Stores a report about an offer on the market. */
export async function reportOffer(
  call: WriteContext,
  { listingId, text }: InputOf<typeof reports.createForOffer>,
): Promise<Record<string, never>> {
  const listing = await findListingForSale(call.tx, listingId)
  if (!listing) throw new Refusal('LISTING_GONE')
  const { username } = await getPlayer(call.tx, listing.seller)
  const subject = { username, card: listing.card_id, price: listing.price }
  return addReport(call, { reported: listing.seller, kind: 'offer', listing_id: listing.id, subject, text })
}

type ReportFields = Pick<NewReport, 'reported' | 'kind' | 'listing_id' | 'subject'> & {
  readonly text: string | undefined
}

async function addReport(
  { tx, player, at, today }: WriteContext,
  { text = '', ...report }: ReportFields,
): Promise<Record<string, never>> {
  if (report.reported === player.id) throw new Refusal('OWN_REPORT')
  const sentToday = await countReportsSince(tx, player.id, new Date(startOfDay(today)))
  if (sentToday >= REPORTS_PER_DAY) throw new Refusal('REPORT_LIMIT')
  const isNew = await insertReport(tx, { ...report, reporter: player.id, text: text.trim(), created_at: at })
  if (!isNew) throw new Refusal('REPORT_OPEN')
  return {}
}
