import { DESCRIPTORS, type Game, type MediaKind } from '../games/games.ts'
import { SUMMON_VALUE } from '../market/going-rate.ts'
import type { Rarity } from '../summon/rarity.ts'

/** What an operator can withdraw. Withdrawing a series also withdraws its characters, cards, pictures and song. */
export const TAKEDOWN_KINDS = ['card', 'character', 'series', 'song', 'picture'] as const
export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

/** Path of the picture that replaces a withdrawn one. */
export const WITHDRAWN_PICTURE = '/media/withdrawn.webp'

/** The number of possible answers that a game must keep, so that a puzzle's withdrawn answer can be replaced. */
export const MIN_ANSWERS = 4

/** Lists the kinds of media that a game's puzzle shows, including those of its solution. */
export function listShownMedia(game: Game): MediaKind[] {
  const { media, solutionMedia } = DESCRIPTORS[game]
  return media === null ? [solutionMedia] : [media, solutionMedia]
}

/**
 * Computes the gachas that the owner of a withdrawn card receives. If the card was withdrawn and restored before, what
 * was paid then is deducted.
 */
export function computeCompensation(rarity: Rarity, copies: number, paidBefore: number): number {
  return Math.max(0, copies * SUMMON_VALUE[rarity] - paidBefore)
}
