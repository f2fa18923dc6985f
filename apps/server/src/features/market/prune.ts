import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/db/db.ts'

const DAY_MS = 86_400_000
/** Number of rows deleted at a time, so that no statement exceeds the time limit. */
const BATCH = 1000

/** Deletes listings that were canceled at least a week ago, and adds them to the stored count of canceled listings. */
export async function pruneCanceledListings(db: Database, now: number): Promise<void> {
  const canceledBefore = new Date(now - KEPT_DAYS.canceledListings * DAY_MS)
  let pruned: number
  do {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    pruned = await db.transaction((tx) => pruneBatch(tx, canceledBefore))
  } while (pruned > 0)
}

async function pruneBatch(tx: Tx, canceledBefore: Date): Promise<number> {
  const { rows } = await sql<{ pruned: number }>`
    with pruned as (
      delete from listings where id = any (array(
        select id from listings where state = 'cancelled' and closed_at < ${canceledBefore} limit ${BATCH}))
      returning seller, card_id, closed_at),
    summary as (
      insert into cancelled_listings (seller, card_id, times, last_at)
      select seller, card_id, count(*), max(closed_at) from pruned
      group by seller, card_id
      on conflict (seller, card_id) do update set times = cancelled_listings.times + excluded.times,
        last_at = greatest(cancelled_listings.last_at, excluded.last_at))
    select count(*) as pruned from pruned`.execute(tx)
  return rows[0]?.pruned ?? 0
}
