import { guest } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { playSound } from '../../../game/sound.ts'
import { call } from '../../../platform/call.ts'
import { queryClient, setCached } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { Refused, type RefusedCode } from '../../../platform/refused.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { clearToast, showToast } from '../../../ui/toasts.tsx'
import { toAnimeSuggestions, type Suggestion } from '../list-game/suggestions.ts'

const REASONS: Partial<Record<RefusedCode, TextKey>> = {
  NEW_PUZZLE: 'games.newPuzzle',
  UNKNOWN_GUESS: 'games.unknownGuess',
  ALREADY_GUESSED: 'games.alreadyGuessed',
}

export const puzzleQuery = queryOptions({
  queryKey: ['guest', 'puzzle'],
  queryFn: ({ signal }) => call(guest.find, {}, { signal }),
})

export const animesQuery = queryOptions({
  queryKey: ['guest', 'animes'],
  queryFn: ({ signal }) => call(guest.animes, {}, { signal }),
  staleTime: Infinity,
})

/**
 * Loads the guest puzzle and its suggestions before the page is rendered. The page reports failures when it is shown.
 */
export function loadGuestRound(): Promise<void> {
  void queryClient.prefetchQuery(animesQuery)
  return queryClient.prefetchQuery(puzzleQuery)
}

/** Returns today's puzzle for guests, and a function that sends a guess. */
export function useGuestRound() {
  const { t } = useTexts()
  const { data: puzzle, isError, refetch } = useQuery(puzzleQuery)
  const [lastWrong, setLastWrong] = useState('')
  const [hasWon, setHasWon] = useState(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => call(guest.guess, { puzzleId: id, guess: text }),
    onSuccess: ({ right, puzzle: next }) => {
      clearToast('guest/guess')
      setCached(puzzleQuery.queryKey, next)
      setLastWrong(right ? '' : (next.wrongGuesses.at(-1) ?? ''))
      if (!right) return
      setHasWon(true)
      playSound('win')
    },
    onError: (error) => {
      const reason =
        (error instanceof Refused && REASONS[error.code]) || toRefusalTextOrDefault('games.noAnswer', error)
      showToast({ text: t(reason), kind: 'info', action: 'guest/guess' })
      void refetch()
    },
  })
  return {
    puzzle,
    isError,
    refetch: () => void refetch(),
    guess: (text: string) => puzzle && mutate({ id: puzzle.id, text }),
    judging: isPending ? variables.text : undefined,
    lastWrong,
    hasWon,
  }
}

export type GuestRound = ReturnType<typeof useGuestRound> & { readonly puzzle: Puzzle | undefined }

/** The titles that a visitor may guess. */
export function useGuestSuggestions(): readonly Suggestion[] {
  const { language } = useTexts()
  const { data = [] } = useQuery(animesQuery)
  return toAnimeSuggestions(data, language)
}
