import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { RewardStatus } from '@otogi/rules/rewards/rewards'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { buildAssignments, type WithQueries } from '../../platform/db/together.ts'
import { buildResultCount } from './puzzle-results.ts'

/** A player's round of one game and mode on a day. */
export type Round = {
  readonly playerId: string
  readonly day: MadridDay
  readonly game: Game
  readonly mode: Mode
  readonly resetNo: number
  readonly answer: string
  readonly seen: readonly string[]
  readonly wrong: readonly string[]
  readonly finished: boolean
  readonly status: RewardStatus
}

type RoundsOfDay = { readonly rounds: Round[]; readonly resetsUsed: ReadonlyMap<Game, number> }

/** Reads a player's rounds on a day, and the number of resets used in each game. */
export async function listRounds(db: Reader, playerId: string, day: MadridDay): Promise<RoundsOfDay> {
  // Uses plain SQL, because frequent calls build this query, and the query builder takes several times as long.
  const { rows } = await sql<Selectable<Tables['rounds']> & { readonly used: number | null }>`
    select rounds.*, used from rounds left join resets_used using (player_id, day, game)
    where player_id = ${playerId} and day = ${day}`.execute(db)
  return { rounds: rows.map(toRound), resetsUsed: new Map(rows.map(({ game, used }) => [game, used ?? 0])) }
}

/** Builds the writes that save a round. If the round is finished, `at` is its finish time. */
export function buildRoundWrite(round: Round, at: Date): WithQueries {
  const key = { player_id: round.playerId, day: round.day, game: round.game, mode: round.mode }
  const state = {
    reset_no: round.resetNo,
    answer: round.answer,
    seen: [...round.seen],
    wrong: [...round.wrong],
    finished: round.finished,
    status: round.status,
    finished_at: round.finished ? at : null,
  }
  const columns = Object.entries({ ...key, ...state })
  return sql`${buildResultCount(round)}, round as (
      insert into rounds (${sql.join(columns.map(([column]) => sql.id(column)))})
      values (${sql.join(columns.map(([, value]) => value))})
      on conflict (player_id, day, game, mode) do update set ${buildAssignments<'rounds'>(state)}
    )`
}

/** Builds the write that stores the network from which the guest puzzle was played. */
export function buildNetworkRecord({ day }: Round, network: Buffer): WithQueries {
  return sql`played_network as (
    insert into played_networks (day, network) values (${day}, ${network}) on conflict do nothing)`
}

/** Builds the write that stores the number of resets used in a game. */
export function buildResetsUsedWrite({ playerId, day, game }: Round, used: number): WithQueries {
  return sql`used_reset as (
    insert into resets_used (player_id, day, game, used) values (${playerId}, ${day}, ${game}, ${used})
    on conflict (player_id, day, game) do update set used = excluded.used)`
}

/**
 * Builds the write that marks a claimable round as claimed. The update checks the status, so a reward cannot be claimed
 * twice. `claimed_round` has no row if the round cannot be claimed; the caller must then refuse.
 */
export function buildRoundClaim({ playerId, day, game, mode }: Round): WithQueries {
  return sql`claimed_round as (
    update rounds set status = ${RewardStatus.claimed}
    where player_id = ${playerId} and day = ${day} and game = ${game} and mode = ${mode}
      and status = ${RewardStatus.claimable}
    returning game)`
}

export type UnclaimedRound = Pick<Round, 'game' | 'mode'> & { readonly tries: number }

/**
 * Builds the queries for `readTogether` that the start of a day needs: the unclaimed rounds of other days, and the
 * games won today.
 */
export function buildDayQueries(playerId: string, today: MadridDay) {
  return {
    unclaimed: sql<UnclaimedRound>`
      select game, mode, cardinality(wrong) as tries from rounds
      where player_id = ${playerId} and status = ${RewardStatus.claimable} and day <> ${today} order by day, game, mode`,
    won: sql<{ readonly game: Game }>`
      select distinct game from rounds where player_id = ${playerId} and day = ${today} and finished`,
  }
}

/** Builds the write that marks claimable rounds as claimed on all days except one. */
export function buildClaimForOtherDays(playerId: string, today: MadridDay): WithQueries {
  return sql`claimed_rounds as (
    update rounds set status = ${RewardStatus.claimed}
    where player_id = ${playerId} and status = ${RewardStatus.claimable} and day <> ${today})`
}

/** Counts the rewards that a player can claim on a day. */
export function buildClaimableCountQuery(playerId: string, day: MadridDay): RawBuilder<{ readonly count: number }> {
  return sql<{ readonly count: number }>`
    select count(*) as count from rounds
    where player_id = ${playerId} and day = ${day} and status = ${RewardStatus.claimable}`
}

function toRound(row: Selectable<Tables['rounds']>): Round {
  return {
    playerId: row.player_id,
    day: row.day,
    game: row.game,
    mode: row.mode,
    resetNo: row.reset_no,
    answer: row.answer,
    seen: row.seen,
    wrong: row.wrong,
    finished: row.finished,
    status: row.status,
  }
}
