import { games } from '@otogi/contract/games'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { Suggestion } from './suggestions.ts'
import { ASKED, type Picked } from './asked.ts'

/** Everything that may be guessed in a game, under its name in the player's language; found under the other one too. */
export function useSuggestions(game: Picked): readonly Suggestion[] {
  const { language } = useTexts()
  const { list } = ASKED[game]
  const animes = useAnimes(list === 'animes')
  const characters = useCharacters(list === 'characters')
  const other = language === 'en' ? 'es' : 'en'
  const collator = new Intl.Collator(language)
  const items =
    list === 'animes'
      ? animes.map(({ anime_name, titles }) => ({ value: anime_name, label: titles[language], also: titles[other] }))
      : characters.map(({ names_game: [en = '', es = en], titles }) => {
          const names = { en, es }
          return { value: en, label: names[language], also: names[other], hint: titles[language] }
        })
  return items.toSorted((a, b) => collator.compare(a.label, b.label))
}

function useAnimes(enabled: boolean) {
  const { data = [] } = useQuery({
    queryKey: ['games', 'animes'],
    queryFn: ({ signal }) => call(games.animes, {}, { signal }),
    staleTime: Infinity,
    enabled,
  })
  return data
}

function useCharacters(enabled: boolean) {
  const { data = [] } = useQuery({
    queryKey: ['games', 'characters'],
    queryFn: ({ signal }) => call(games.characters, {}, { signal }),
    staleTime: Infinity,
    enabled,
  })
  return data
}
