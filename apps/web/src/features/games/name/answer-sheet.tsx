import type { Puzzle } from '@otogi/contract/puzzle'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/paper.tsx'
import { NextGameLink, NextSteps } from '../next-steps.tsx'
import s from './answer-sheet.module.css'
import type { Play } from '../play.ts'

type Props = {
  play: Play
  puzzle: Puzzle
  /** Whether the last row was sent since the page was opened. */
  isFresh: boolean
}

/** Shows the answer in red after six wrong rows, and the player's next steps. */
export function AnswerSheet({ play, puzzle, isFresh }: Props) {
  const { t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // The keyboard disappears after the last row is checked, so the focus moves here.
  useEffect(() => {
    if (isFresh) title.current?.focus({ preventScroll: true })
  }, [isFresh])
  return (
    <Sheet as="section" className={s['sheet']} aria-live="polite">
      <h2 ref={title} className={s['title']} tabIndex={-1}>
        {t('games.answerWas')}
      </h2>
      {puzzle.solution && <p className={s['answer']}>{puzzle.solution.answer}</p>}
      <p>{puzzle.anime}</p>
      {(play.resets ?? 0) > 0 && <p>{t('games.rowsGone')}</p>}
      <NextGameLink play={play} />
      <NextSteps play={play} puzzle={puzzle} />
    </Sheet>
  )
}
