import { DESCRIPTORS, type Game, type MediaKind } from '../games/games.ts'
import { SUMMON_VALUE } from '../market/going-rate.ts'
import type { Rarity } from '../summon/rarity.ts'

/** What an operator can withdraw. A series includes its characters, its cards, its pictures and its song. */
export const TAKEDOWN_KINDS = ['card', 'character', 'series', 'song', 'picture'] as const
export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

/** Path of the picture that replaces a withdrawn one. */
export const WITHDRAWN_PICTURE = '/media/withdrawn.webp'

/** A game needs at least this many possible answers, so that a reset can choose another one. */
export const MIN_ANSWERS = 4

/** Lists the kinds of media that a game's puzzle shows, before or with its solution. */
export function listShownMedia(game: Game): MediaKind[] {
  const { media, solutionMedia } = DESCRIPTORS[game]
  return media === null ? [solutionMedia] : [media, solutionMedia]
}

/**
 * Computes the gachas that the owner of a withdrawn card receives. Copies compensated before the card was restored are
 * not paid for again.
 */
export function computeCompensation(rarity: Rarity, copies: number, paidBefore: number): number {
  return Math.max(0, copies * SUMMON_VALUE[rarity] - paidBefore)
}
