import { useState } from 'react'
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
import { usePickedGuess } from './use-picked-guess.ts'
import { useSeen } from './use-seen.ts'
import { useSuggestions } from './use-suggestions.ts'
import { WrongGuesses } from './wrong-guesses.tsx'
import type { Play } from '../play.ts'

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
