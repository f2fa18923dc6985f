import { getDescriptor, type Game } from '../games/games.ts'

export const WIN_EXPERIENCE = 40
export const STARTING_GACHAS = 100
export const RESETS_PER_DAY = 5

const FULL_REWARD = 50
const LOST_PER_TRY = 5
const LEAST_REWARD = 25

/** The state of a round's reward: not yet won, claimable, or paid. */
export const RewardStatus = { locked: 0, claimable: 1, claimed: 2 } as const

export type RewardStatus = (typeof RewardStatus)[keyof typeof RewardStatus]

/**
 * Returns the gachas for a game won after `tries` wrong guesses. If a game limits the number of guesses, wrong guesses
 * do not reduce its reward.
 */
export function computeGameReward(game: Game, tries: number): number {
  return getDescriptor(game).reveal === 'rows'
    ? FULL_REWARD
    : Math.max(LEAST_REWARD, FULL_REWARD - LOST_PER_TRY * tries)
}
