import type { Puzzle } from '@otogi/contract/puzzle'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/paper.tsx'
import { WhatNext } from '../what-next.tsx'
import s from './answer-sheet.module.css'
import type { Play } from '../play.ts'

type Props = {
  play: Play
  puzzle: Puzzle
  /** The last row was sent in this visit. */
  isFresh: boolean
}

/** The answer in red once all six rows have failed, and what can still be done. */
export function AnswerSheet({ play, puzzle, isFresh }: Props) {
  const { t } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // The keys are gone with the last row: whoever plays by keyboard goes on from here.
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
      <WhatNext play={play} puzzle={puzzle} />
    </Sheet>
  )
}
