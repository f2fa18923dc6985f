import { games } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import type { Mode } from '@otogi/rules/games/games'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useGuess } from '../use-guess.ts'
import type { Picked } from './asked.ts'

/** Sends what was picked; tells the guess that was wrong last in this visit. */
export function usePickedGuess(game: Picked, mode: Mode, puzzle: Puzzle | undefined) {
  const [lastWrong, setLastWrong] = useState('')
  const send = (guess: string) => {
    const input = { game, mode, guess }
    return call(games.guess, puzzle ? { ...input, puzzleId: puzzle.id } : input)
  }
  const { guess, judging, gain } = useGuess(puzzle, send, {
    onJudged: (judged) => setLastWrong(judged.right ? '' : (judged.puzzle.wrongGuesses.at(-1) ?? '')),
  })
  return { guess, judging, gain, lastWrong }
}
