import { useState, useEffect } from 'react'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { useTexts, type Translate } from '../../../platform/texts.ts'
import { OpeningFrame } from '../opening/opening-frame.tsx'
import { NextPuzzle } from '../next-puzzle.tsx'
import { PictureFrame } from '../picture/picture-frame.tsx'
import { PictureText } from '../picture/picture-text.tsx'
import { isPictureGame } from '../picture/picture.ts'
import { PuzzleError } from '../puzzle-error.tsx'
import { SolvedSheet } from '../solved-sheet.tsx'
import { GameLayout } from '../game-layout.tsx'
import { ScorePanel } from '../score-panel.tsx'
import { usePuzzle } from '../use-puzzle.ts'
import type { ListGame } from './question.ts'
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
import { findClueUrl, findSolutionUrl, findUnsolvedClueUrl } from './media-urls.ts'

/** A game whose answer is selected from a list. The guesses are next to the puzzle. */
export function ListGameView({ game, play }: { game: ListGame; play: Play }) {
  const { t } = useTexts()
  const { data: puzzle, isError, refetch } = usePuzzle(play.round?.puzzleId, play.isOpen)
  const items = useSuggestions(game, !(puzzle?.finished ?? play.round?.finished ?? true))
  const visibleState = useVisibleState(game, play.mode, play.isOpen, puzzle)
  const itemOf = (guess: string) => items.find(({ value }) => value === guess) ?? { value: guess, label: guess }
  const [isLoaded, setIsLoaded] = useState(false)
  // A picture restored from the browser's storage does not count as loaded, because it may belong to another puzzle.
  const onLoaded = puzzle && (() => setIsLoaded(true))
  const { guess, judging, levelGain, lastWrong } = useListGuess(game, play.mode, puzzle)
  return (
    <GameLayout
      play={play}
      announcement={describeLastGuess(t, levelGain !== null, lastWrong && itemOf(lastWrong).label)}
      side={
        <>
          <ScorePanel play={play} />
          {puzzle?.finished ? (
            <SolvedSheet play={play} puzzle={puzzle} levelGain={levelGain} />
          ) : (
            <GuessBox
              game={game}
              play={play}
              tried={puzzle?.wrongGuesses}
              items={items}
              isReady={isLoaded && items.length > 0}
              pending={judging === undefined ? undefined : itemOf(judging).label}
              onPick={guess}
            />
          )}
          {!puzzle?.finished && <WrongGuesses guesses={visibleState.wrongGuesses.map(itemOf)} />}
          {puzzle && !puzzle.finished && <NextPuzzle puzzle={puzzle} />}
          {isPictureGame(game) && <PictureText src={findUnsolvedClueUrl(puzzle)} />}
        </>
      }
    >
      {isError && !puzzle ? (
        <PuzzleFrame>
          <PuzzleError onRetry={() => void refetch()} />
        </PuzzleFrame>
      ) : isPictureGame(game) ? (
        <PictureFrame game={game} play={play} puzzle={puzzle} picture={visibleState.mediaUrl} onLoaded={onLoaded} />
      ) : (
        <OpeningFrame play={play} puzzle={puzzle} clip={visibleState.mediaUrl} onLoaded={onLoaded} />
      )}
    </GameLayout>
  )
}

function describeLastGuess(t: Translate, isWon: boolean, wrongGuess: string): string {
  if (isWon) return t('games.right')
  return wrongGuess && t('games.wrong', { guess: wrongGuess })
}

/** Sends the selected guess. Also returns the last wrong guess since the page was opened. */
function useListGuess(game: ListGame, mode: Mode, puzzle: Puzzle | undefined) {
  const [lastWrong, setLastWrong] = useState('')
  const send = (guess: string) => {
    const input = { game, mode, guess }
    return call(games.guess, puzzle ? { ...input, puzzleId: puzzle.id } : input)
  }
  const { guess, judging, levelGain } = useGuess(puzzle, send, {
    onJudged: (judged) => setLastWrong(judged.right ? '' : (judged.puzzle.wrongGuesses.at(-1) ?? '')),
  })
  return { guess, judging, levelGain, lastWrong }
}

/** The URL of the picture or clip, and the wrong guesses. */
type VisibleState = { mediaUrl: string | undefined; wrongGuesses: readonly string[] }

/** Returns the state stored in this browser until the server replies, then stores the state from the reply. */
function useVisibleState(game: ListGame, mode: Mode, isOpen: boolean, puzzle: Puzzle | undefined): VisibleState {
  const shown = puzzle && findClueUrl(puzzle)
  useEffect(() => {
    if (!puzzle) return
    // After a win, the list of wrong guesses is empty.
    const wrongGuesses = puzzle.finished ? [] : puzzle.wrongGuesses
    writePuzzle(game, mode, { selectedIndex: 0, selected: shown ?? '', wrongGuesses })
  }, [puzzle, shown, game, mode])
  if (puzzle) return { mediaUrl: findSolutionUrl(puzzle) ?? shown, wrongGuesses: puzzle.wrongGuesses }
  if (!isOpen) return { mediaUrl: undefined, wrongGuesses: [] }
  const { selected, wrongGuesses } = readPuzzle(game, mode)
  return { mediaUrl: selected || undefined, wrongGuesses }
}
