import type { Puzzle } from '@otogi/contract/puzzle'
import { useTexts } from '../../../platform/texts.ts'
import { Countdown } from '../../../ui/countdown.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import s from './answer-sheet.module.css'

/** The answer in red once all six rows have failed, and what can still be done. */
export function AnswerSheet({ puzzle, resets }: { puzzle: Puzzle; resets: number }) {
  const { t } = useTexts()
  return (
    <Sheet as="section" className={s['sheet']} aria-live="polite">
      <h2>{t('games.answerWas')}</h2>
      {puzzle.solution && <p className={s['answer']}>{puzzle.solution.answer}</p>}
      {resets > 0 && <p>{t('games.rowsGone')}</p>}
      <p className={s['next']}>
        {t('games.nextPuzzle')} <Countdown until={puzzle.endsAt} />
      </p>
    </Sheet>
  )
}
