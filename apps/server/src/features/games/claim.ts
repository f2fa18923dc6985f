import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { gameReward, RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Locked } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mint } from '../wallet/index.ts'
import { countByStatus, takeClaimable, takeUnclaimed, type Round } from './store.ts'

/** Pays the reward of a game finished today, once. The player's row is locked. */
export async function claim({ tx, player, today, at }: Locked, game: Game, mode: Mode): Promise<void> {
  const taken = await takeClaimable(tx, player.id, today, { game, mode })
  if (taken.length === 0) throw new Refusal('NOT_CLAIMABLE')
  await pay(tx, taken, at)
}

/** Pays what was won and left unclaimed on all days but today; returns the sum. */
export async function payUnclaimedGames(tx: Tx, playerId: string, today: MadridDay, at: Date): Promise<number> {
  return pay(tx, await takeUnclaimed(tx, playerId, today), at)
}

/** How many games of today wait for their claim. */
export async function countClaimable(db: Reader, playerId: string, today: MadridDay): Promise<number> {
  return countByStatus(db, playerId, today, RewardStatus.claimable)
}

async function pay(tx: Tx, rounds: readonly Round[], at: Date): Promise<number> {
  let paid = 0
  for (const { playerId, game, mode, wrong } of rounds) {
    const gachas = gameReward(game, wrong.length)
    await mint(tx, playerId, { gachas, reason: `game:${game}:${mode}`, at })
    paid += gachas
  }
  return paid
}
