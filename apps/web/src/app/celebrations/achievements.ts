import type { Card } from '@otogi/contract/collection'
import type { Text } from '@otogi/rules/languages/languages'
import type { KnownAchievements } from '../../game/player-storage.ts'

export type Achievement = { readonly kind: 'set'; readonly titles: Text } | { readonly kind: 'ss'; readonly card: Card }

type AchievementCheck = { readonly achievements: readonly Achievement[]; readonly known: KnownAchievements }

/**
 * Finds the sets that the player has completed and the first SS card. The first check in a browser reports nothing,
 * because the achievements may be old.
 */
export function findAchievements(
  previous: KnownAchievements | undefined,
  cards: readonly Card[],
  ownedIds: ReadonlySet<string>,
): AchievementCheck {
  const sets = listCompleteSets(cards, ownedIds)
  const ss = cards.find(({ id, rarity }) => rarity === 'SS' && ownedIds.has(id))
  const known = {
    uniqueCards: ownedIds.size,
    sets: [...new Set([...(previous?.sets ?? []), ...sets])],
    hasSs: ss !== undefined || (previous?.hasSs ?? false),
  }
  if (!previous) return { achievements: [], known }
  const newSets = sets.filter((anime) => !previous.sets.includes(anime))
  return {
    known,
    achievements: [
      ...newSets.map((anime): Achievement => ({ kind: 'set', titles: getTitles(cards, anime) })),
      ...(ss && !previous.hasSs ? [{ kind: 'ss', card: ss } as const] : []),
    ],
  }
}

function listCompleteSets(cards: readonly Card[], ownedIds: ReadonlySet<string>): string[] {
  const missing = new Set(cards.filter(({ id }) => !ownedIds.has(id)).map(({ anime }) => anime))
  return [...new Set(cards.map(({ anime }) => anime))].filter((anime) => !missing.has(anime))
}

function getTitles(cards: readonly Card[], anime: string): Text {
  const card = cards.find((one) => one.anime === anime)
  if (!card) throw new Error(`no card of ${anime}`)
  return card.titles
}
