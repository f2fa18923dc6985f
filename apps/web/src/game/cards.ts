import { collection } from '@otogi/contract/routes'
import type { Card } from '@otogi/contract/collection'
import type { Language } from '@otogi/rules/languages/languages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { queryClient } from '../platform/query-client.ts'

const CARDS_FRESH_MS = 300_000

const cardsQuery = queryOptions({
  queryKey: ['collection', 'cards'],
  queryFn: ({ signal }) => call(collection.cards, {}, { signal }),
  staleTime: CARDS_FRESH_MS,
})

/** All cards of the pack. */
export function useCards() {
  return useQuery(cardsQuery)
}

/** Returns all cards of the pack. Uses the cache if it contains them. */
export function fetchCards(): Promise<Card[]> {
  return queryClient.fetchQuery(cardsQuery)
}

export type Series = { anime: string; title: string }

/** All animes with cards, sorted by their titles in the player's language. */
export function listSeries(cards: readonly Card[], language: Language): Series[] {
  const titles = new Map(cards.map((card) => [card.anime, card.titles[language]]))
  const collator = new Intl.Collator(language)
  return [...titles].map(([anime, title]) => ({ anime, title })).toSorted((a, b) => collator.compare(a.title, b.title))
}
