import { games } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { toAnimeSuggestions, toCharacterSuggestions, type Suggestion } from './suggestions.ts'
import { describeQuestion, type ListGame } from './question.ts'

/**
 * Returns all possible answers of a game in the player's language. The search also matches their names in the other
 * languages. While the answers are not needed, fetches nothing and returns an empty list.
 */
export function useSuggestions(game: ListGame, isNeeded: boolean): readonly Suggestion[] {
  const { language } = useTexts()
  const { list } = describeQuestion(game)
  const animes = useAnimes(isNeeded && list === 'animes')
  const characters = useCharacters(isNeeded && list === 'characters')
  return list === 'animes' ? toAnimeSuggestions(animes, language) : toCharacterSuggestions(characters, language)
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
