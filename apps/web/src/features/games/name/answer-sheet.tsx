import type { Puzzle } from '@otogi/contract/puzzle'
import { useTexts } from '../../../platform/texts.ts'
import { Sheet } from '../../../ui/paper.tsx'
import { AfterPlay } from '../after/after-play.tsx'
import { NextPuzzle } from '../next-puzzle.tsx'
import type { Play } from '../playground.tsx'
import s from './answer-sheet.module.css'

/** The answer in red once all six rows have failed, and what can still be done. */
export function AnswerSheet({ play, puzzle }: { play: Play; puzzle: Puzzle }) {
  const { t } = useTexts()
  return (
    <Sheet as="section" className={s['sheet']} aria-live="polite">
      <h2>{t('games.answerWas')}</h2>
      {puzzle.solution && <p className={s['answer']}>{puzzle.solution.answer}</p>}
      <p>{puzzle.anime_name}</p>
      {(play.resets ?? 0) > 0 && <p>{t('games.rowsGone')}</p>}
      <NextPuzzle puzzle={puzzle} />
      <AfterPlay play={play} puzzle={puzzle} />
    </Sheet>
  )
}
