import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { computeGameReward, RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { mintGachas, mintPayments, type Balance, type Payment } from '../wallet/index.ts'
import type { PlayerDay, Puzzles } from './puzzles.ts'
import { countByStatus, claimRound, claimRoundsOfOtherDays, type Round } from './store.ts'

type GameClaimResult = { readonly day: PlayerDay; readonly balance: Balance }

/** Pays the reward of a game that a locked player finished today, only once. Returns the updated day and balance. */
export function createClaimAction(
  puzzles: Puzzles,
): (call: WriteContext, game: Game, mode: Mode) => Promise<GameClaimResult> {
  return async ({ tx, player, today, at }, game, mode) => {
    const taken = await claimRound(tx, player.id, today, { game, mode })
    if (!taken) throw new Refusal('NOT_CLAIMABLE')
    const balance = await mintGachas(tx, player.id, { ...toPayment(taken), at })
    return { day: await puzzles.readDay(tx, player.id, today), balance }
  }
}

/** Pays the unclaimed rewards of all days except today. Returns the sum paid. */
export async function payUnclaimedGames(tx: Tx, playerId: string, { today, at }: Moment): Promise<number> {
  const payments = (await claimRoundsOfOtherDays(tx, playerId, today)).map(toPayment)
  if (payments.length > 0) await mintPayments(tx, playerId, payments, at)
  return payments.reduce((sum, { gachas }) => sum + gachas, 0)
}

/** Counts today's rewards that the player can claim. */
export async function countClaimable(db: Reader, playerId: string, today: MadridDay): Promise<number> {
  return countByStatus(db, playerId, today, RewardStatus.claimable)
}

function toPayment({ game, mode, wrong }: Round): Payment {
  return { gachas: computeGameReward(game, wrong.length), reason: `game:${game}:${mode}` }
}
