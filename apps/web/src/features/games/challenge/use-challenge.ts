import type { Challenge } from '@otogi/contract/challenges'
import { challenges, games, guest } from '@otogi/contract/routes'
import { DESCRIPTORS } from '@otogi/rules/games/games'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { playSound } from '../../../game/sound.ts'
import { call } from '../../../platform/call.ts'
import { invalidateAll, setCached } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { Refused, type RefusedCode } from '../../../platform/refused.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { clearToast, showToast } from '../../../ui/toasts.tsx'
import { toAnimeSuggestions, toCharacterSuggestions, type Suggestion } from '../list-game/suggestions.ts'
import { describeQuestion, type ListGame } from '../list-game/question.ts'

const REASONS: Partial<Record<RefusedCode, TextKey>> = {
  NEW_PUZZLE: 'games.newPuzzle',
  UNKNOWN_GUESS: 'games.unknownGuess',
  ALREADY_GUESSED: 'games.alreadyGuessed',
}

const keyOf = (token: string) => ['challenges', 'find', token] as const

export function useChallenge(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(challenges.find, { token }, { signal }),
  })
}

export type Judged = { readonly right: boolean; readonly challenge: Challenge }

/** Sends a guess in the visitor's round and shows the result. */
export function useChallengeGuess(token: string, challenge: Challenge, onJudged: (judged: Judged) => void) {
  const { t } = useTexts()
  const [hasWon, setHasWon] = useState(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (guess: string) => sendGuess(token, challenge, guess),
    onSuccess: (judged) => {
      clearToast('challenges/guess')
      setCached(keyOf(token), judged.challenge)
      onJudged(judged)
      // A guess in the player's own round of the day also changes other pages of the game.
      if (challenge.round === 'own') invalidateAll()
      if (!judged.right) return
      setHasWon(true)
      playSound('win')
    },
    onError: (error) => {
      const reason =
        (error instanceof Refused && REASONS[error.code]) || toRefusalTextOrDefault('games.noAnswer', error)
      showToast({ text: t(reason), kind: 'info', action: 'challenges/guess' })
      invalidateAll()
    },
  })
  return { guess: mutate, judging: isPending ? variables : undefined, hasWon }
}

async function sendGuess(token: string, { round, puzzle }: Challenge, guess: string): Promise<Judged> {
  const { id: puzzleId, game, mode } = puzzle
  if (round === 'challenge') return call(challenges.guess, { token, puzzleId, guess })
  const { right } =
    round === 'guest'
      ? await call(guest.guess, { puzzleId, guess })
      : DESCRIPTORS[game].asks === 'word'
        ? await call(games.guessName, { word: guess, puzzleId })
        : await call(games.guess, { game, mode, guess, puzzleId })
  return { right, challenge: await call(challenges.find, { token }) }
}

/** The titles or names that a visitor may guess. */
export function useVisitorSuggestions(game: ListGame): readonly Suggestion[] {
  const { language } = useTexts()
  const { list } = describeQuestion(game)
  const { data: animes = [] } = useQuery({
    queryKey: ['guest', 'animes'],
    queryFn: ({ signal }) => call(guest.animes, {}, { signal }),
    staleTime: Infinity,
    enabled: list === 'animes',
  })
  const { data: characters = [] } = useQuery({
    queryKey: ['guest', 'characters'],
    queryFn: ({ signal }) => call(guest.characters, {}, { signal }),
    staleTime: Infinity,
    enabled: list === 'characters',
  })
  return list === 'animes' ? toAnimeSuggestions(animes, language) : toCharacterSuggestions(characters, language)
}
