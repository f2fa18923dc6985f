import { games } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import { collectLetterColors } from '@otogi/rules/name-game/color'
import { useEffect, useState } from 'react'
import { readNameGame, writeNameGame } from '../../../game/player-storage.ts'
import { call } from '../../../platform/call.ts'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { Clue } from '../clue.tsx'
import { NextPuzzle } from '../next-puzzle.tsx'
import { PuzzleError } from '../puzzle-error.tsx'
import { SolvedSheet } from '../solved-sheet.tsx'
import { GameLayout } from '../game-layout.tsx'
import { ScorePanel } from '../score-panel.tsx'
import { useGuess } from '../use-guess.ts'
import { usePuzzle } from '../use-puzzle.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { Board } from './board.tsx'
import { Keyboard } from './keyboard.tsx'
import { ColorLegend } from './legend.tsx'
import { buildBoardRows, canType, findLastJudgedRow, listJudgedRows, restoreBoard, type VisiblePuzzle } from './rows.ts'
import { useJudgedRowText } from './use-row-text.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useNameRow, useTypedDraft } from './use-name-row.ts'
import type { Play } from '../play.ts'

/** The name game: players guess the name of a character in six rows of letters. */
export function NameGame(play: Play) {
  const { data: puzzle, isError, refetch } = usePuzzle(play.round?.puzzleId, play.isOpen)
  const board = useStoredBoard(puzzle)
  const { draft, press, note, lastJudgedRow, isJudging, levelGain } = useNameGuess(puzzle)
  const hasRow = !puzzle || canType(puzzle)
  useKeyboard(press, hasRow)
  const describeJudged = useJudgedRowText()
  const judged = board ? listJudgedRows(board) : []
  return (
    <GameLayout
      play={play}
      announcement={note ?? describeJudged(judged, lastJudgedRow)}
      isBelowFirst={hasRow}
      side={
        <>
          <ScorePanel play={play} />
          {puzzle && hasRow && <NextPuzzle puzzle={puzzle} />}
        </>
      }
      below={
        <>
          {puzzle?.finished && <SolvedSheet play={play} puzzle={puzzle} levelGain={levelGain} />}
          {!hasRow && !puzzle.finished && <AnswerSheet play={play} puzzle={puzzle} isFresh={lastJudgedRow !== null} />}
          {hasRow && (
            <Keyboard
              states={collectLetterColors(judged)}
              isReady={puzzle !== undefined}
              isJudging={isJudging}
              onKey={press}
            />
          )}
          <ColorLegend />
        </>
      }
    >
      <PuzzleFrame curtain="up">
        {isError && !puzzle ? (
          <PuzzleError onRetry={() => void refetch()} />
        ) : (
          <>
            <Board
              rows={board && buildBoardRows(board, draft)}
              lastJudgedRow={lastJudgedRow}
              isRefused={note !== null}
              onPlaceCursor={(to) => press({ kind: 'move', to })}
            />
            {!puzzle?.finished && <Clue clue={puzzle?.clue ?? null} pendingText="games.clueLater" note={note} />}
          </>
        )}
      </PuzzleFrame>
    </GameLayout>
  )
}

/** The current row, and the last row that was judged since the page was opened. */
function useNameGuess(puzzle: Puzzle | undefined) {
  const typed = useTypedDraft()
  const [lastJudgedRow, setLastJudgedRow] = useState<number | null>(null)
  const send = (row: string) => {
    const input = { word: row }
    return call(games.guessName, puzzle ? { ...input, puzzleId: puzzle.id } : input)
  }
  const { guess, judging, levelGain } = useGuess(puzzle, send, {
    onJudged: (judged) => {
      typed.setDraft(undefined)
      setLastJudgedRow(findLastJudgedRow(judged.right, judged.puzzle))
    },
  })
  const isJudging = judging !== undefined
  const { draft, press, note } = useNameRow(puzzle, typed, { isJudging, onSend: guess })
  return { draft, press, note, lastJudgedRow, isJudging, levelGain }
}

/** Returns the board stored in this browser until the server replies, then stores the board from the reply. */
function useStoredBoard(puzzle: Puzzle | undefined): VisiblePuzzle | undefined {
  useEffect(() => {
    if (puzzle) writeNameGame({ tries: puzzle.rows, colors: puzzle.rowColors })
  }, [puzzle])
  return puzzle ?? restoreBoard(readNameGame())
}
