import { games } from '@otogi/contract/games'
import type { Puzzle } from '@otogi/contract/puzzle'
import { letterStates } from '@otogi/rules/name-game/colour'
import { useEffect, useState } from 'react'
import { readNameGame, writeNameGame } from '../../../platform/browser-storage.ts'
import { call } from '../../../platform/call.ts'
import { storedPlayerId } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { KamishibaiFrame } from '../../../ui/kamishibai-frame.tsx'
import type { Play } from '../playground.tsx'
import { SolvedSheet } from '../solved-sheet.tsx'
import { Stage } from '../stage.tsx'
import { Tally } from '../tally.tsx'
import { useGuess } from '../use-guess.ts'
import { usePuzzle } from '../use-puzzle.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { Board } from './board.tsx'
import { Clue } from './clue.tsx'
import { Keyboard } from './keyboard.tsx'
import { Legend } from './legend.tsx'
import { boardRows, canType, judgedRows, storedBoard, type Seen } from './rows.ts'
import { useNews } from './use-row-text.ts'
import { freshDraft, typed, type Key } from './typing.ts'
import { useKeyboard } from './use-keyboard.ts'

/** A character's name, guessed in six rows of letters. */
export function NameGame(play: Play) {
  const { data: puzzle } = usePuzzle(play.standing?.puzzleId, play.isOpen)
  const seen = useStoredBoard(puzzle)
  const { draft, press, isJudging, fresh, gain } = useNameGuess(puzzle)
  const isTyping = puzzle !== undefined && canType(puzzle) && !isJudging
  useKeyboard(press, isTyping)
  const newsOf = useNews()
  const judged = seen ? judgedRows(seen) : []
  return (
    <Stage
      play={play}
      news={newsOf(judged, fresh)}
      side={<Tally play={play} />}
      below={
        <>
          {puzzle?.finished && <SolvedSheet play={play} puzzle={puzzle} gain={gain} />}
          {puzzle && !puzzle.finished && !canType(puzzle) && <AnswerSheet puzzle={puzzle} resets={play.resets ?? 0} />}
          {(!puzzle || canType(puzzle)) && (
            <Keyboard states={letterStates(judged)} onKey={press} disabled={!isTyping} />
          )}
          <Legend />
        </>
      }
    >
      <KamishibaiFrame curtain="up">
        <Board rows={seen && boardRows(seen, draft)} fresh={fresh} />
        <Clue clue={puzzle?.clue ?? null} />
      </KamishibaiFrame>
    </Stage>
  )
}

/** The row being typed, and the row that was judged last in this visit. */
function useNameGuess(puzzle: Puzzle | undefined) {
  const { t } = useTexts()
  const [letters, setLetters] = useState('')
  const [fresh, setFresh] = useState<number | null>(null)
  const send = (word: string) => {
    const input = { userid: storedPlayerId() ?? '', word }
    return call(games.guessName, puzzle ? { ...input, puzzleId: puzzle._id } : input)
  }
  const { guess, isJudging, gain } = useGuess(puzzle, send, {
    onJudged: (judged) => {
      setLetters('')
      setFresh(judged.right ? judged.puzzle.trieswords.length : judged.puzzle.trieswords.length - 1)
    },
  })
  const word = { firstLetter: puzzle?.firstLetter ?? '', length: puzzle?.length ?? 0 }
  const draft = letters || freshDraft(word)
  const press = (key: Key) => {
    if (key.kind !== 'send') return setLetters(typed(draft, key, word))
    if (draft.length < word.length) return toast({ text: t('games.fillRow'), kind: 'info' })
    guess(draft)
  }
  return { draft, press, isJudging, fresh, gain }
}

/** What this browser remembers is shown until the server answers, and overwritten by what it says. */
function useStoredBoard(puzzle: Puzzle | undefined): Seen | undefined {
  useEffect(() => {
    if (puzzle) writeNameGame({ tries: puzzle.trieswords, colors: puzzle.triescolors })
  }, [puzzle])
  return puzzle ?? storedBoard(readNameGame())
}
