import type { Challenge } from '@otogi/contract/challenges'
import { collectLetterColors } from '@otogi/rules/name-game/color'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Clue } from '../clue.tsx'
import { Board } from '../name/board.tsx'
import { Keyboard } from '../name/keyboard.tsx'
import { ColorLegend } from '../name/legend.tsx'
import { buildBoardRows, canType, findLastJudgedRow, listJudgedRows } from '../name/rows.ts'
import { useKeyboard } from '../name/use-keyboard.ts'
import { useNameRow, useTypedDraft } from '../name/use-name-row.ts'
import { useJudgedRowText } from '../name/use-row-text.ts'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { ChallengeResult } from './challenge-result.tsx'
import { useChallengeGuess } from './use-challenge.ts'
import s from './challenge.module.css'

/** A shared puzzle of the name game. */
export function NameChallenge({ token, challenge }: { token: string; challenge: Challenge }) {
  const { t } = useTexts()
  const { puzzle } = challenge
  const typed = useTypedDraft()
  const [lastJudgedRow, setLastJudgedRow] = useState<number | null>(null)
  const { guess, judging, hasWon } = useChallengeGuess(token, challenge, ({ right, challenge: next }) => {
    typed.setDraft(undefined)
    setLastJudgedRow(findLastJudgedRow(right, next.puzzle))
  })
  const isJudging = judging !== undefined
  const { draft, press, note } = useNameRow(puzzle, typed, { isJudging, onSend: guess })
  const hasRow = canType(puzzle)
  useKeyboard(press, hasRow)
  const newsOf = useJudgedRowText()
  const judged = listJudgedRows(puzzle)
  return (
    <section className={s['game']} aria-label={t('challenges.puzzle')}>
      <VisuallyHidden as="div">
        <output>{note ? note : hasWon ? t('games.right') : newsOf(judged, lastJudgedRow)}</output>
      </VisuallyHidden>
      <div className={s['puzzle']}>
        <PuzzleFrame curtain="up">
          <Board
            rows={buildBoardRows(puzzle, draft)}
            lastJudgedRow={lastJudgedRow}
            isRefused={note !== null}
            onPlaceCursor={(to) => press({ kind: 'move', to })}
          />
          {!puzzle.finished && <Clue clue={puzzle.clue} pendingText="games.clueLater" note={note} />}
        </PuzzleFrame>
      </div>
      <div className={s['side']}>
        {hasRow ? (
          <>
            <Keyboard states={collectLetterColors(judged)} isReady isJudging={isJudging} onKey={press} />
            {challenge.round === 'challenge' && <p className={s['note']}>{t('challenges.noReward')}</p>}
          </>
        ) : (
          <ChallengeResult token={token} challenge={challenge} isNew={lastJudgedRow !== null} />
        )}
        <ColorLegend />
      </div>
    </section>
  )
}
