import { fillMissingLanguages, type StoredText, type Text } from '@otogi/rules/languages/languages'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type Announcement = {
  readonly id: number
  readonly texts: Text
  readonly startsAt: Date
  readonly endsAt: Date
}

type NewAnnouncement = Omit<Announcement, 'id'> & { readonly createdAt: Date }

export async function insertAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<Announcement> {
  const { texts, startsAt, endsAt, createdAt } = announcement
  const row = await tx
    .insertInto('announcements')
    .values({ texts: JSON.stringify(texts), starts_at: startsAt, ends_at: endsAt, created_at: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toAnnouncement(row)
}

/** Lists the announcements shown at a given time, newest first. */
export async function listShownAnnouncements(db: Reader, at: Date, limit: number): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toAnnouncement)
}

/** Lists current and upcoming announcements, soonest first. */
export async function listOpenAnnouncements(db: Reader, at: Date): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.map(toAnnouncement)
}

/**
 * Ends an announcement. An announcement that has not started yet is never shown. Returns undefined if the announcement
 * does not exist or has ended.
 */
export async function setAnnouncementEnd(tx: Tx, id: number, at: Date): Promise<Announcement | undefined> {
  const ended = await tx
    .updateTable('announcements')
    .set({ ends_at: at })
    .where('id', '=', id)
    .where('starts_at', '<', at)
    .where('ends_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (ended) return toAnnouncement(ended)
  const removed = await tx
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('starts_at', '>=', at)
    .returningAll()
    .executeTakeFirst()
  return removed && toAnnouncement(removed)
}

function toAnnouncement({ id, texts, starts_at, ends_at }: Selectable<Tables['announcements']>): Announcement {
  return { id, texts: fillMissingLanguages(texts as StoredText), startsAt: starts_at, endsAt: ends_at }
}
