import { createHash } from 'node:crypto'
import { findPartner, toId, toIdSql, toPartnerSql } from '@otogi/server/test/population/ids'

/** The benchmark's players. All of player `n`'s data is computed from `n`, both in SQL and here. */

/**
 * The number of players. It is large because a call that a player can make only once needs a different player each
 * time.
 */
export const PLAYERS = 12_000
/** The number of readers: the first players, who own many cards. Only readers make read calls. */
export const READERS = 1000
export const PASSWORD = 'kx7vq2mz'

/** Number of different cards per player, and per reader. */
export const CARDS_HELD = 4
const CARDS_OF_READER = 60
/** The number of sales that exist before the benchmark starts. */
const SALES_BEFORE = 2000

export type BenchPlayer = {
  readonly id: string
  readonly username: string
  /** The value of the session cookie. */
  readonly token: string
  readonly tokenHash: string
  readonly seed: string
  /** The listing that the player buys, and its seller. */
  readonly listing: string
  readonly seller: string
}

/** The ids of each player's silhouette puzzle, and of the image puzzle that each player has won. */
export type PuzzleIds = { readonly puzzles: readonly string[]; readonly wonPuzzles: readonly string[] }

export function createBenchPlayer(n: number): BenchPlayer {
  const token = `bench-${n}`
  return {
    id: toId('player', n),
    username: `bench${n}`,
    token,
    tokenHash: `\\x${createHash('sha256').update(token).digest('hex')}`,
    seed: toId('seed', n),
    listing: toId('listing', n),
    seller: toId('player', findPartner(n)),
  }
}

type SeedingData = {
  /** Today's date in Madrid. The players' current day is set to it, so that no rollover is due. */
  readonly today: string
  readonly passwordHash: string
  readonly cardIds: readonly string[]
  /** The answer to every player's puzzle. */
  readonly character: string
}

/**
 * SQL that fills an empty database with the players. Each player has a session, 100,000 gachas, a seed, cards, a won
 * round with an unclaimed reward, an unfinished round, and a card for sale at a typical price.
 */
export function listSeedingSql({ today, passwordHash, cardIds, character }: SeedingData): string[] {
  const [player, seed, listing] = [toIdSql('player', 'n'), toIdSql('seed', 'n'), toIdSql('listing', 'n')]
  const seller = toIdSql('player', toPartnerSql('n'))
  const people = `generate_series(0, ${PLAYERS - 1}) as n`
  const cards = `array[${cardIds.map((id) => `'${id}'`).join(',')}]`
  const card = `(${cards})[1 + n % ${cardIds.length}]`
  const round = `insert into rounds (player_id, day, game, mode, answer, seen, wrong, finished, status, finished_at)
    select ${player}, '${today}'`
  return [
    `insert into players (id, username, email, password_hash, day, created_at, email_verified_at, total_power, level)
      select ${player}, 'bench' || n, 'bench' || n || '@example.org', '${passwordHash}', '${today}', now() - interval '1 year',
        now() - interval '1 year', 100000 + (n * 7919) % 100000, 1 + n % 30 from ${people}`,
    `insert into sessions (token_hash, player_id, created_at, seen_at, expires_at)
      select sha256(convert_to('bench-' || n, 'utf8')), ${player}, now(), now(), now() + interval '30 days' from ${people}`,
    `insert into wallets (player_id, balance, entries) select ${player}, 100000, 1 from ${people}`,
    `insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
      select ${player}, account, ${player}, case account when 'player' then 1 end,
        case account when 'player' then 100000 else -100000 end, case account when 'player' then 100000 end, 'signup',
        now() - interval '1 year' from ${people} cross join unnest(array['player', 'mint']) as account`,
    `insert into seeds (id, player_id, server_seed, client_seed, created_at)
      select ${seed}, ${player}, sha256(convert_to('seed ' || n, 'utf8')), 'bench', now() from ${people}`,
    `insert into next_seeds select ${player}, sha256(convert_to('next ' || n, 'utf8')) from ${people}`,
    `insert into quest_progress (player_id, week) select ${player}, date_trunc('week', date '${today}')::date from ${people}`,
    `insert into holdings (player_id, card_id, quantity, first_at)
      select ${player}, (${cards})[1 + (n + k) % ${cardIds.length}], 2, now() - interval '1 year' from ${people}
      cross join generate_series(1, ${CARDS_OF_READER}) as k where k <= ${CARDS_HELD} or n < ${READERS}`,
    `update players set unique_cards = held from (select player_id, count(*) as held from holdings group by 1) as counted
      where player_id = id`,
    `${round}, 'image', 0, '${character}', array['${character}'], '{}', true, 1, now() from ${people}`,
    `${round}, 'silhouette', 0, '${character}', array['${character}'], '{}', false, 0, null from ${people}`,
    `insert into listings (id, seller, card_id, price, created_at)
      select ${listing}, ${seller}, ${card}, 10, now() - interval '2 days' - n * interval '1 second' from ${people}`,
    `insert into listings (seller, card_id, price, state, buyer, created_at, closed_at)
      select ${seller}, ${card}, 10, 'sold', ${player}, now() - interval '60 days', now() - interval '50 days'
      from generate_series(0, ${SALES_BEFORE - 1}) as n`,
  ]
}
