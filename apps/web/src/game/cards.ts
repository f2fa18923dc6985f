import { collection } from '@otogi/contract/routes'
import type { Card } from '@otogi/contract/collection'
import type { Language } from '@otogi/rules/languages/languages'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'

const CARDS_FRESH_MS = 300_000

/** All cards of the pack. */
export function useCards() {
  return useQuery({
    queryKey: ['collection', 'cards'],
    queryFn: ({ signal }) => call(collection.cards, {}, { signal }),
    staleTime: CARDS_FRESH_MS,
  })
}

export type Series = { anime: string; title: string }

/** All animes with cards, sorted by their titles in the player's language. */
export function listSeries(cards: readonly Card[], language: Language): Series[] {
  const titles = new Map(cards.map((card) => [card.anime, card.titles[language]]))
  const collator = new Intl.Collator(language)
  return [...titles].map(([anime, title]) => ({ anime, title })).toSorted((a, b) => collator.compare(a.title, b.title))
}
