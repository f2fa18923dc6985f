import type { ReportKind, ReportOutcome } from '@otogi/rules/reports/reports'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { isUuid } from '../../platform/db/uuid.ts'

/** A name, a picture or an offer as it was when it was reported. */
export type ReportSubject = {
  readonly username: string
  readonly picture?: string | null
  readonly card?: string
  readonly price?: number
}

export type NewReport = {
  readonly reporter: string
  readonly reported: string
  readonly kind: ReportKind
  readonly listing_id?: string
  readonly subject: ReportSubject
  readonly text: string
  readonly created_at: Date
}

export async function countReportsSince(db: Reader, reporter: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('reporter', '=', reporter)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns false if the reporter already has an open report about the same subject. */
export async function insertReport(tx: Tx, { subject, ...report }: NewReport): Promise<boolean> {
  const row = await tx
    .insertInto('reports')
    .values({ ...report, subject: JSON.stringify(subject) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All open reports about the same name, picture, offer or profile. */
export type ReportGroup = {
  /** The id of the first report. */
  readonly id: string
  readonly reported: string
  readonly kind: ReportKind
  readonly listingId: string | null
  readonly subject: ReportSubject
  readonly since: Date
  readonly reports: readonly { readonly reporter: string; readonly text: string; readonly at: string }[]
}

/** Lists the groups of open reports, longest waiting first. */
export async function listReportGroups(db: Reader, limit: number): Promise<ReportGroup[]> {
  const { rows } = await sql<ReportGroup>`
    select (array_agg(id order by created_at, id))[1] as id, reported, kind, listing_id as "listingId",
      (array_agg(subject order by created_at, id))[1] as subject, min(created_at) as since,
      json_agg(json_build_object('reporter', reporter, 'text', text, 'at', created_at) order by created_at, id) as reports
    from reports where closed_at is null
    group by reported, kind, listing_id order by since, id limit ${limit}`.execute(db)
  return rows
}

type OpenReport = {
  readonly id: string
  readonly reporter: string
  readonly reported: string
  readonly kind: ReportKind
  readonly listing_id: string | null
  readonly subject: ReportSubject
}

/** Lists the open reports about the same subject as the given open report, which is included. */
export async function listGroupReports(db: Reader, reportId: string): Promise<OpenReport[]> {
  if (!isUuid(reportId)) return []
  const { rows } = await sql<OpenReport>`
    select other.id, other.reporter, other.reported, other.kind, other.listing_id, other.subject
    from reports one join reports other on other.reported = one.reported and other.kind = one.kind
      and other.listing_id is not distinct from one.listing_id and other.closed_at is null
    where one.id = ${reportId} and one.closed_at is null order by other.created_at, other.id`.execute(db)
  return rows
}

type Closing = { readonly outcome: ReportOutcome; readonly at: Date }

/** Closes reports that are still open. Returns the reporters whose reports it closed. */
export async function closeReports(tx: Tx, ids: readonly string[], { outcome, at }: Closing): Promise<string[]> {
  const rows = await tx
    .updateTable('reports')
    .set({ outcome, closed_at: at })
    .where('id', 'in', [...ids])
    .where('closed_at', 'is', null)
    .returning('reporter')
    .execute()
  return rows.map(({ reporter }) => reporter)
}

export async function isPictureReported(db: Reader, picture: string): Promise<boolean> {
  const report = await selectOpenPictures(db)
    .where(sql<string>`subject->>'picture'`, '=', picture)
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}

/** Lists the pictures that open reports show. */
export async function listReportedPictures(db: Reader): Promise<string[]> {
  return toPictureNames(await selectOpenPictures(db).execute())
}

/** Lists the pictures of open reports by or about a player. */
export async function listPicturesReportedWith(db: Reader, playerId: string): Promise<string[]> {
  const open = selectOpenPictures(db)
  return toPictureNames(
    await open.where((row) => row.or([row('reporter', '=', playerId), row('reported', '=', playerId)])).execute(),
  )
}

function selectOpenPictures(db: Reader) {
  const picture = sql<string | null>`subject->>'picture'`
  return db.selectFrom('reports').select(picture.as('picture')).distinct().where('closed_at', 'is', null)
}

function toPictureNames(rows: readonly { readonly picture: string | null }[]): string[] {
  return rows.flatMap(({ picture }) => picture ?? [])
}

const DAY_MS = 86_400_000

export async function deleteClosedReports(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('reports')
    .where('closed_at', '<', new Date(now - KEPT_DAYS.reports * DAY_MS))
    .execute()
}
