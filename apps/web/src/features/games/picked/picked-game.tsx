import { useState, useEffect } from 'react'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { useTexts, type Translate } from '../../../platform/texts.ts'
import { OpeningFrame } from '../opening/opening-frame.tsx'
import { NextPuzzle } from '../next-puzzle.tsx'
import { PictureFrame } from '../picture/picture-frame.tsx'
import { isPictureGame } from '../picture/picture.ts'
import { PuzzleMissing } from '../puzzle-missing.tsx'
import { SolvedSheet } from '../solved-sheet.tsx'
import { GameLayout } from '../game-layout.tsx'
import { ScorePanel } from '../score-panel.tsx'
import { usePuzzle } from '../use-puzzle.ts'
import type { Picked } from './asked.ts'
import { GuessBox } from './guess-box.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { WrongGuesses } from './wrong-guesses.tsx'
import type { Play } from '../play.ts'
import { games } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import { type Mode } from '@otogi/rules/games/games'
import { call } from '../../../platform/call.ts'
import { useGuess } from '../use-guess.ts'
import { readPuzzle, writePuzzle } from '../../../game/player-storage.ts'
import { shownOf, solutionOf } from './shown.ts'

/** A game whose answer is picked from a list: the stage shows what is known, guesses are made beside it. */
export function PickedGame({ game, play }: { game: Picked; play: Play }) {
  const { t } = useTexts()
  const { data: puzzle, isError, refetch } = usePuzzle(play.standing?.puzzleId, play.isOpen)
  const items = useSuggestions(game)
  const seen = useSeen(game, play.mode, play.isOpen, puzzle)
  const itemOf = (guess: string) => items.find(({ value }) => value === guess) ?? { value: guess, label: guess }
  const [hasCome, setHasCome] = useState(false)
  // What the browser remembers may be another puzzle's.
  const onCome = puzzle && (() => setHasCome(true))
  const { guess, judging, gain, lastWrong } = usePickedGuess(game, play.mode, puzzle)
  return (
    <GameLayout
      play={play}
      news={newsOf(t, gain !== null, lastWrong && itemOf(lastWrong).label)}
      side={
        <>
          <ScorePanel play={play} />
          {puzzle?.finished ? (
            <SolvedSheet play={play} puzzle={puzzle} gain={gain} />
          ) : (
            <GuessBox
              game={game}
              play={play}
              tried={puzzle?.wrongGuesses}
              items={items}
              isReady={hasCome && items.length > 0}
              pending={judging === undefined ? undefined : itemOf(judging).label}
              onPick={guess}
            />
          )}
          {!puzzle?.finished && <WrongGuesses guesses={seen.wrongGuesses.map(itemOf)} />}
          {puzzle && !puzzle.finished && <NextPuzzle puzzle={puzzle} />}
        </>
      }
    >
      {isError && !puzzle ? (
        <PuzzleFrame>
          <PuzzleMissing onRetry={() => void refetch()} />
        </PuzzleFrame>
      ) : isPictureGame(game) ? (
        <PictureFrame game={game} play={play} puzzle={puzzle} picture={seen.shown} onCome={onCome} />
      ) : (
        <OpeningFrame play={play} puzzle={puzzle} clip={seen.shown} onCome={onCome} />
      )}
    </GameLayout>
  )
}

function newsOf(t: Translate, isWon: boolean, wrong: string): string {
  if (isWon) return t('games.right')
  return wrong && t('games.wrong', { guess: wrong })
}

/** Sends what was picked; tells the guess that was wrong last in this visit. */
function usePickedGuess(game: Picked, mode: Mode, puzzle: Puzzle | undefined) {
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

/** The address of what the puzzle shows, and what was tried in vain. */
type Seen = { shown: string | undefined; wrongGuesses: readonly string[] }

/** What this browser remembers is shown until the server answers, and overwritten by what it says. */
function useSeen(game: Picked, mode: Mode, isOpen: boolean, puzzle: Puzzle | undefined): Seen {
  const shown = puzzle && shownOf(puzzle)
  useEffect(() => {
    if (!puzzle) return
    // A win takes them away; until then they are what a first paint shows.
    const wrongGuesses = puzzle.finished ? [] : puzzle.wrongGuesses
    writePuzzle(game, mode, { selectedIndex: 0, selected: shown ?? '', wrongGuesses })
  }, [puzzle, shown, game, mode])
  if (puzzle) return { shown: solutionOf(puzzle) ?? shown, wrongGuesses: puzzle.wrongGuesses }
  if (!isOpen) return { shown: undefined, wrongGuesses: [] }
  const { selected, wrongGuesses } = readPuzzle(game, mode)
  return { shown: selected || undefined, wrongGuesses }
}
