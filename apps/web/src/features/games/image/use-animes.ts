import { games } from '@otogi/contract/games'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { Suggestion } from '../../../ui/suggestions.ts'

type Language = 'en' | 'es'

/** Every anime that may be guessed, under its title in the player's language; found under the other one too. */
export function useAnimes(language: Language): readonly Suggestion[] {
  const { data = [] } = useQuery({
    queryKey: ['games', 'animes'],
    queryFn: ({ signal }) => call(games.animes, {}, { signal }),
    staleTime: Infinity,
  })
  const other = language === 'en' ? 'es' : 'en'
  const collator = new Intl.Collator(language)
  return data
    .map(({ anime_name, titles }) => ({ value: anime_name, label: titles[language], also: titles[other] }))
    .toSorted((a, b) => collator.compare(a.label, b.label))
}
