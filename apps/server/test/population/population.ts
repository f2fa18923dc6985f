import type { Card } from '@otogi/content/pack'
import pg from 'pg'
import { addRowsWithoutIndexes, type SqlRunner } from './bulk.ts'
import { GROUP, toIdSql, toPartnerSql } from './ids.ts'

/** Properties of the generated players, chosen by the caller. */
export type Population = {
  /** Number of players, a multiple of 1,000. */
  readonly players: number
  /** Today's date in Madrid. It becomes the players' current day, so that no rollover is due. */
  readonly today: string
  readonly cards: readonly Pick<Card, 'id' | 'rarity' | 'power'>[]
  readonly passwordHash: string
  /** The answer to all rounds. */
  readonly character: string
}

/** Each player has this many past rounds, and two rounds today. */
const PAST_ROUNDS = 18
const CARDS_PER_PLAYER = 20
const TABLES = ['rounds', 'ledger_entries', 'holdings', 'pulls', 'listings']

const PLAYER = toIdSql('player', 'n')
const PARTNER = toIdSql('player', toPartnerSql('n'))
/** Half of the players trade, including all players in the first group. */
const TRADES = `(n < ${GROUP} or n % 2 = 0)`
const toPriceSql = (n: string) => `(case when ${n} < ${GROUP} then 10 else 5 + ${n} % 97 end)`

/**
 * Fills an empty database with players who have a history: 20 rounds, two pulls of ten and their ledger entries. Half
 * of the players sold a card and offer the one they bought. An audit of the database finds no faults.
 */
export async function insertPopulation(url: string, population: Population): Promise<void> {
  if (population.players % GROUP > 0) throw new Error(`the number of players must be a multiple of ${GROUP}`)
  if (population.cards.length < CARDS_PER_PLAYER) throw new Error(`the pack must have ${CARDS_PER_PLAYER} cards`)
  const client = new pg.Client(url)
  await client.connect()
  try {
    const run: SqlRunner = (text, values) => client.query(text, values)
    await createSourceTables(run, population)
    await addRowsWithoutIndexes(run, TABLES, async () => {
      for (const statement of [
        ...listPlayerSql(population),
        ...listRoundSql(population),
        ...LEDGER_SQL,
        ...listCardSql(population),
        ...TRADE_SQL,
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one statement after another
        await client.query(statement)
      }
    })
  } finally {
    await client.end()
  }
}

/**
 * Creates temporary tables with the numbers of the players, the cards, and a player's payments in order. The number of
 * wrong guesses, and so the payments, depends on `n % 4`.
 */
async function createSourceTables(run: SqlRunner, { players, cards }: Population): Promise<void> {
  await run(`create temp table people as select n::int from generate_series(0, ${players - 1}) as n`)
  await run(
    `create temp table card_list as
      select number::int, id, rarity, power
      from unnest($1::text[], $2::text[], $3::int[]) with ordinality as card (id, rarity, power, number)`,
    [cards.map(({ id }) => id), cards.map(({ rarity }) => rarity), cards.map(({ power }) => power)],
  )
  await run(
    `create temp table payments as
      select kind, position, delta, reason, against, age, sum(delta) over (partition by kind order by position) as balance
      from (
        select kind, row_number() over (partition by kind order by age desc) as position, delta, reason, against, age
        from generate_series(0, 3) as kind cross join lateral (
          select 100 as delta, 'signup' as reason, 'mint' as against, interval '1 year' as age
          union all
          select 50 - 5 * ((kind + day) % 4), 'game:silhouette:0', 'mint', day * interval '1 day'
            from generate_series(1, ${PAST_ROUNDS}) as day where day % 3 > 0
          union all
          select -100, 'summon:normal', 'burn', day * interval '1 day' - interval '1 hour' from unnest('{4,2}'::int[]) as day
        ) as payment) as ordered`,
  )
  await run(
    `create temp table last_payments as select distinct on (kind) kind, position, balance from payments order by kind, position desc`,
  )
  await run('analyze people')
}

function listPlayerSql({ today, passwordHash, cards }: Population): string[] {
  return [
    `create temp table first_cards as
      select first, sum(power) as power, sum(power) filter (where place = 0) as traded
      from generate_series(0, ${cards.length - 1}) as first cross join generate_series(0, ${CARDS_PER_PLAYER - 1}) as place
      join card_list on number = 1 + (first + place) % ${cards.length} group by first`,
    `insert into players (id, username, email, password_hash, day, created_at, email_verified_at, total_power, unique_cards, level, experience)
      select ${PLAYER}, 'bench' || n, 'bench' || n || '@example.org', '${passwordHash}', '${today}', now() - interval '1 year',
        now() - interval '1 year', case when ${TRADES} then power - traded else power end,
        case when ${TRADES} then ${CARDS_PER_PLAYER - 1} else ${CARDS_PER_PLAYER} end, 1 + n % 30, n % 97
      from people join first_cards on first = n % ${cards.length} order by n`,
    `insert into sessions (token_hash, player_id, created_at, seen_at, expires_at)
      select sha256(convert_to('bench-' || n, 'utf8')), ${PLAYER}, now(), now(), now() + interval '30 days' from people`,
    `insert into seeds (id, player_id, server_seed, client_seed, next_counter, created_at)
      select ${toIdSql('seed', 'n')}, ${PLAYER}, sha256(convert_to('seed ' || n, 'utf8')), 'bench', 2, now() from people`,
    `insert into next_seeds select ${PLAYER}, sha256(convert_to('next ' || n, 'utf8')) from people`,
    `insert into quest_progress (player_id, week) select ${PLAYER}, date_trunc('week', date '${today}')::date from people`,
  ]
}

/** Two out of three past rounds were won and paid. Today, the players have won one round and started another. */
function listRoundSql({ today, character }: Population): string[] {
  const answer = `'${character}', array['${character}']`
  return [
    ...Array.from({ length: PAST_ROUNDS }, (_, index) => PAST_ROUNDS - index).map(
      (day) => `insert into rounds (player_id, day, game, mode, answer, seen, wrong, finished, status, finished_at)
        select ${PLAYER}, date '${today}' - ${day}, 'silhouette', 0, ${answer}, array_fill('x'::text, array[(n + ${day}) % 4]),
          ${day % 3 > 0}, ${day % 3 > 0 ? 2 : 0}, ${day % 3 > 0 ? `now() - ${day} * interval '1 day'` : 'null'} from people`,
    ),
    `insert into rounds (player_id, day, game, mode, answer, seen, finished, status, finished_at)
      select ${PLAYER}, '${today}', 'image', 0, ${answer}, true, 1, now() from people`,
    `insert into rounds (player_id, day, game, mode, answer, seen)
      select ${PLAYER}, '${today}', 'silhouette', 0, ${answer} from people`,
    `insert into puzzle_results (day, game, mode, shard, finished, tries, players)
      select '${today}', 'image', 0, n % 16, true, 0, count(*) from people group by n % 16`,
  ]
}

/** Each payment is a pair of entries with the same operation. The entries are inserted in chronological order. */
const LEDGER_SQL = [
  `do $$
    declare payment int;
    begin
      for payment in select distinct position from payments order by position loop
        insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
        select operation, account, player, case account when 'player' then position end,
          case account when 'player' then delta else -delta end, case account when 'player' then balance end, reason, at
        from (
          select gen_random_uuid() as operation, ${PLAYER} as player, position, delta, balance, reason, against,
            now() - age as at from people join payments on kind = n % 4 where position = payment
        ) as paid cross join lateral unnest(array['player', against]) as account;
      end loop;
    end $$`,
  `insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
    select operation, 'player', player, position + nth, delta, balance + gained, 'market:' || sale, now() - interval '12 hours'
    from (
      select gen_random_uuid() as operation, n, ${toIdSql('sale', 'n')} as sale, ${toPartnerSql('n')} as partner,
        ${toPriceSql('n')} as price, ${toPriceSql(toPartnerSql('n'))} as other_price from people where ${TRADES}
    ) as trade cross join lateral (values
      (${toIdSql('player', 'n')}, n, 1, price, price),
      (${toIdSql('player', 'partner')}, partner, 2, -price, other_price - price)
    ) as leg (player, number, nth, delta, gained) join last_payments on kind = number % 4`,
  `insert into wallets (player_id, balance, throws, entries)
    select ${PLAYER}, balance + case when ${TRADES} then ${toPriceSql('n')} - ${toPriceSql(toPartnerSql('n'))} else 0 end,
      ${CARDS_PER_PLAYER}, position + case when ${TRADES} then 2 else 0 end
    from people join last_payments on kind = n % 4`,
]

function listCardSql({ cards }: Population): string[] {
  const { length } = cards
  return [
    `create temp table pulled as
      select first, counter, array_agg(id order by place) as cards, array_agg(rarity order by place) as rarities
      from generate_series(0, ${length - 1}) as first cross join generate_series(0, 1) as counter
      cross join generate_series(0, 9) as place
      join card_list on number = 1 + (first + counter * 10 + place) % ${length} group by first, counter`,
    `insert into card_pools values ('population', '{}', '{}')`,
    ...[0, 1].map(
      (
        pull,
      ) => `insert into pulls (player_id, banner, rarities, cards, throws_before, seed_id, counter, pool, at, rules)
        select ${PLAYER}, 'normal', rarities, cards, counter * 10, ${toIdSql('seed', 'n')}, counter, 'population',
          now() - ${4 - pull * 2} * interval '1 day' + interval '1 hour', 1
        from people join pulled on first = n % ${length} and counter = ${pull}`,
    ),
    `insert into holdings (player_id, card_id, quantity, first_at)
      select ${PLAYER}, id, 1, now() - interval '2 days' from people cross join generate_series(0, ${CARDS_PER_PLAYER - 1}) as place
      join card_list on number = 1 + (n + place) % ${length} where place > 0 or not ${TRADES}`,
    `create temp table traded as
      select n, id as card, ${toPriceSql('n')} as price from people
      join card_list on number = 1 + n % ${length} where ${TRADES}`,
  ]
}

/** The buyer of a card offers it for the same price. */
const TRADE_SQL = [
  `insert into listings (id, seller, card_id, price, state, buyer, created_at, closed_at)
    select ${toIdSql('sale', 'n')}, ${PLAYER}, card, price, 'sold', ${PARTNER},
      now() - interval '1 day', now() - interval '12 hours' from traded`,
  `insert into listings (id, seller, card_id, price, created_at)
    select ${toIdSql('listing', 'n')}, ${PARTNER}, card, price, now() - n % 36000 * interval '1 second' from traded`,
]
