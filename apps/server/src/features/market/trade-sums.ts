import type { KeyObject } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { FORMER_KEPT_MS, hashPersonIds, type Person } from './former-accounts.ts'
import { buildGivenGachasSql } from './store.ts'

export type Trader = Person & { readonly id: string }

type SumRequest = {
  readonly trader: Trader
  /** Whether to compute the sum given away, which requires reading all of the trader's trades. */
  readonly withGiven: boolean | RawBuilder<boolean>
}

type SumPeriods = { readonly at: Date; readonly listedSince: Date; readonly soldSince: Date }

/** Sums of one player's trades. */
export type TradeSums = {
  /** Number of cards that the player has put up for sale since `listedSince`. */
  readonly listed: number
  /**
   * Gachas that the player gave away in total, including those from former accounts of the same person; 0 unless
   * requested.
   */
  readonly given: number
  /**
   * Gachas that restricted accounts have paid the player since `soldSince`, except for exempt cards. `buyers` is the
   * number of these accounts.
   */
  readonly gachas: number
  readonly buyers: number
  /**
   * The part of `gachas` above the cards' summon value, minus what the player paid others above the summon value while
   * restricted.
   */
  readonly gains: number
}

/** Selects the sums of several players, in the order of `requests`. */
export function buildTradeSumsQuery(
  personKey: KeyObject,
  requests: readonly SumRequest[],
  { at, listedSince, soldSince }: SumPeriods,
): RawBuilder<TradeSums> {
  const hashes = requests.flatMap(({ trader }) =>
    hashPersonIds(personKey, trader).map((hash) => ({ id: trader.id, hash })),
  )
  const since = new Date(at.getTime() - FORMER_KEPT_MS)
  const withGiven = requests.map((request) => sql`(${request.withGiven})::boolean`)
  return sql<TradeSums>`
    select
      (select count(*) from listings where seller = trader.id and created_at >= ${listedSince}) as listed,
      (case when trader.with_given then
        ${buildGivenGachasSql(sql`trader.id`)}
        + (select coalesce(max(given), 0) from former_accounts join
            unnest(${hashes.map(({ id }) => id)}::uuid[], ${hashes.map(({ hash }) => hash)}::bytea[]) as person (id, hash)
            on person.hash = person_hash where person.id = trader.id and left_at > ${since})
      else 0 end)::bigint as given,
      sold.gachas, sold.buyers, sold.gains - bought.gains as gains
    from unnest(${requests.map(({ trader }) => trader.id)}::uuid[], array[${sql.join(withGiven)}])
      with ordinality as trader (id, with_given, n)
    cross join lateral (
      select coalesce(sum(price), 0)::bigint as gachas, coalesce(sum(seller_gains), 0)::bigint as gains,
        count(distinct buyer) as buyers from listings
      where state = 'sold' and seller = trader.id and bound_buyer and closed_at > ${soldSince}
    ) as sold
    cross join lateral (
      select coalesce(sum(seller_gains), 0)::bigint as gains from listings
      where state = 'sold' and buyer = trader.id and bound_buyer and closed_at > ${soldSince}
    ) as bought
    order by n`
}
