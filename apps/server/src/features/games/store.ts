import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { withCountedResult } from './puzzle-results.ts'

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

/** Reads a player's rounds of a day, and the number of resets used in each game. */
export async function listRounds(db: Reader, playerId: string, day: MadridDay): Promise<RoundsOfDay> {
  const rows = await db
    .selectFrom('rounds')
    .leftJoin('resets_used', (join) =>
      join
        .onRef('resets_used.player_id', '=', 'rounds.player_id')
        .onRef('resets_used.day', '=', 'rounds.day')
        .onRef('resets_used.game', '=', 'rounds.game'),
    )
    .selectAll('rounds')
    .select('used')
    .where('rounds.player_id', '=', playerId)
    .where('rounds.day', '=', day)
    .execute()
  return { rounds: rows.map(toRound), resetsUsed: new Map(rows.map(({ game, used }) => [game, used ?? 0])) }
}

/** Saves a round. If the round is finished, stores `at` as its finish time. */
export async function saveRound(tx: Tx, round: Round, at: Date): Promise<void> {
  await upsertRound(withCountedResult(tx, round), round, at).execute()
}

/** Saves a round of the game that guests play too, and the network it was played from. */
export async function saveGuestGameRound(
  tx: Tx,
  round: Round,
  { network, at }: { network: Buffer; at: Date },
): Promise<void> {
  await withCountedResult(tx, round)
    .with('round', () => upsertRound(tx, round, at))
    .insertInto('played_networks')
    .values({ day: round.day, network })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Saves a round with its new puzzle, and the number of resets used in the game. */
export async function saveReset(tx: Tx, round: Round, { used, at }: { used: number; at: Date }): Promise<void> {
  const { playerId: player_id, day, game } = round
  await withCountedResult(tx, round)
    .with('round', () => upsertRound(tx, round, at))
    .insertInto('resets_used')
    .values({ player_id, day, game, used })
    .onConflict((conflict) => conflict.columns(['player_id', 'day', 'game']).doUpdateSet({ used }))
    .execute()
}

function upsertRound(db: Pick<Tx, 'insertInto'>, round: Round, at: Date) {
  const state = {
    reset_no: round.resetNo,
    answer: round.answer,
    seen: [...round.seen],
    wrong: [...round.wrong],
    finished: round.finished,
    status: round.status,
    finished_at: round.finished ? at : null,
  }
  return db
    .insertInto('rounds')
    .values({ player_id: round.playerId, day: round.day, game: round.game, mode: round.mode, ...state })
    .onConflict((conflict) => conflict.columns(['player_id', 'day', 'game', 'mode']).doUpdateSet(state))
}

/** Marks a claimable round of a day as claimed and returns the round; undefined if no round can be claimed. */
export async function claimRound(
  tx: Tx,
  playerId: string,
  day: MadridDay,
  { game, mode }: { game: Game; mode: Mode },
): Promise<Round | undefined> {
  const taken = buildClaimUpdate(tx, playerId).where('day', '=', day).where('game', '=', game).where('mode', '=', mode)
  const row = await taken.returningAll().executeTakeFirst()
  return row && toRound(row)
}

/** Marks the claimable rounds of all days except one as claimed, and returns these rounds. */
export async function claimRoundsOfOtherDays(tx: Tx, playerId: string, today: MadridDay): Promise<Round[]> {
  return (await buildClaimUpdate(tx, playerId).where('day', '<>', today).returningAll().execute()).map(toRound)
}

/** The update itself checks the status, so a reward cannot be claimed twice. */
function buildClaimUpdate(tx: Tx, playerId: string) {
  return tx
    .updateTable('rounds')
    .set({ status: RewardStatus.claimed })
    .where('player_id', '=', playerId)
    .where('status', '=', RewardStatus.claimable)
}

/** Lists the games that a player won on a day in any mode. */
export async function listGamesWon(db: Reader, playerId: string, day: MadridDay): Promise<Game[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('game')
    .distinct()
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .where('finished', '=', true)
    .execute()
  return rows.map(({ game }) => game)
}

export async function countByStatus(
  db: Reader,
  playerId: string,
  day: MadridDay,
  status: RewardStatus,
): Promise<number> {
  const { count } = await db
    .selectFrom('rounds')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return count
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
