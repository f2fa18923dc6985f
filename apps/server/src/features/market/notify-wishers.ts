import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { buildBlockedPlayerIdsSql } from '../blocks/index.ts'
import { addNotices } from '../notices/index.ts'

/**
 * A listing's time is the start of its transaction, so a new listing may stay invisible for some seconds. No
 * transaction takes longer than this.
 */
const COMMIT_MS = 30_000
/** Minimum time between two notices to a player about offers of the same card, so that nobody can flood inboxes. */
const OFFERS_EVERY_MS = 3_600_000

type WishNotice = {
  readonly kind: 'wish-offered' | 'wish-sold'
  readonly card: string
  readonly price: number
  readonly players: readonly string[]
}

/**
 * Notifies players when a card they wish for is offered, or sold to someone else, at a price they would pay. Runs every
 * minute, outside of requests, so that trades are not delayed.
 */
export async function notifyWishers({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const until = new Date(clock.now() - COMMIT_MS)
  await db.transaction(async (tx) => {
    const since = await advanceCheckTime(tx, until)
    if (since === undefined) return
    const at = new Date(clock.now())
    for (const { kind, card, price, players } of await collectWishNotices(tx, since, until)) {
      // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction run one after another
      await addNotices(tx, players, { kind, card, gachas: price }, at)
    }
  })
}

/**
 * Stores the time of this check. Returns the time of the previous check, or undefined if a later check is already
 * stored.
 */
async function advanceCheckTime(tx: Tx, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    insert into wish_checks (checked_at) values (${until})
    on conflict (is_only) do update set checked_at = excluded.checked_at
    where wish_checks.checked_at < excluded.checked_at
    returning coalesce(old.checked_at, 'epoch') as since`.execute(tx)
  return rows[0]?.since
}

/** Finds the cheapest new offer and the cheapest sale for each wish, and marks the wishes that have a new offer. */
async function collectWishNotices(tx: Tx, since: Date, until: Date): Promise<WishNotice[]> {
  const quietSince = new Date(until.getTime() - OFFERS_EVERY_MS)
  const { rows } = await sql<WishNotice>`
    with event as (
      select 'wish-offered' as kind, card_id, price, seller, null as buyer, created_at as at
      from listings where state = 'open' and created_at > ${since} and created_at <= ${until}
      union all
      select 'wish-sold', listings.card_id, price, seller, buyer, closed_at
      from (select distinct card_id from wishes) as wished join listings using (card_id)
      where state = 'sold' and closed_at > ${since} and closed_at <= ${until}
    ), news as (
      select kind, card_id, player_id, min(price) as price
      from event join wishes using (card_id)
      where event.at > wishes.created_at and price <= coalesce(max_price, price)
        and seller <> player_id and buyer is distinct from player_id
        and seller <> all (${buildBlockedPlayerIdsSql(sql.ref('wishes.player_id'))})
        and (kind = 'wish-sold' or offered_at is null or offered_at < ${quietSince})
      group by kind, card_id, player_id
    ), marked as (
      update wishes set offered_at = ${until} from news
      where news.kind = 'wish-offered' and wishes.player_id = news.player_id and wishes.card_id = news.card_id
    )
    select kind, card_id as card, price, array_agg(player_id order by player_id)::text[] as players
    from news group by kind, card_id, price order by kind, card_id, price`.execute(tx)
  return rows
}
