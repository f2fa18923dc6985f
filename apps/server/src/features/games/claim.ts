import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { computeGameReward, RewardStatus } from '@otogi/rules/rewards/rewards'
import { sql } from 'kysely'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { BALANCE_OF_WALLET, buildMintWrite, type Balance, type Payment } from '../wallet/index.ts'
import type { PlayerDay, Puzzles } from './puzzles.ts'
import { buildClaimForOtherDays, buildRoundClaim, type UnclaimedRound } from './store.ts'

type GameClaimResult = { readonly day: PlayerDay; readonly balance: Balance }

/**
 * Pays the reward for a game that the player finished today, at most once. Returns the updated day and balance.
 */
export function createClaimAction(
  puzzles: Puzzles,
): (call: WriteContext, game: Game, mode: Mode) => Promise<GameClaimResult> {
  return async ({ tx, player, today, at }, game, mode) => {
    const day = await puzzles.readDay(tx, player.id, today)
    const round = day.round(game, mode)
    const payment = toPayment({ game, mode, tries: round.wrong.length })
    const [balance] = await writeTogether(
      tx,
      [buildRoundClaim(round), buildMintWrite(player.id, [payment], at)],
      sql<Balance>`${BALANCE_OF_WALLET} where exists (select from claimed_round)`,
    )
    if (!balance) throw new Refusal('NOT_CLAIMABLE')
    return { day: day.with({ ...round, status: RewardStatus.claimed }), balance }
  }
}

/** Returns the payments for unclaimed rewards of past days, and the write that marks them as claimed. */
export function buildPastDayClaims(
  playerId: string,
  today: MadridDay,
  rounds: readonly UnclaimedRound[],
): { payments: Payment[]; writes: WithQueries[] } {
  return {
    payments: rounds.map(toPayment),
    writes: rounds.length === 0 ? [] : [buildClaimForOtherDays(playerId, today)],
  }
}

function toPayment({ game, mode, tries }: UnclaimedRound): Payment {
  return { gachas: computeGameReward(game, tries), reason: `game:${game}:${mode}` }
}
