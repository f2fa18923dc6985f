import type { Puzzle } from '@otogi/contract/puzzle'
import { answerRevealed } from '@otogi/rules/games/stage'
import { useTexts } from '../../../platform/texts.ts'
import { Countdown } from '../../../ui/countdown.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import s from './name-hints.module.css'

/** The question, the clue once three rows have failed, and the answer once all six have. */
export function NameHints({ puzzle, resets }: { puzzle: Puzzle | undefined; resets: number }) {
  const { t, pickText } = useTexts()
  const isRevealed = puzzle !== undefined && answerRevealed('name', puzzle.tries) && puzzle.solution !== null
  return (
    <Sheet as="section" className={s['hints']} aria-live="polite">
      <h2>{t('games.nameQuestion')}</h2>
      {puzzle?.clue ? (
        <p className={s['clue']}>{t('games.clue', { anime: puzzle.clue })}</p>
      ) : (
        <p>{t('games.clueLater')}</p>
      )}
      {isRevealed && puzzle.solution && (
        <>
          <p>
            {t('games.answerWas')} <b className={s['answer']}>{pickText(puzzle.solution.answers)}</b>
          </p>
          {resets > 0 && <p>{t('games.rowsGone')}</p>}
          <p className={s['next']}>
            {t('games.nextPuzzle')} <Countdown until={puzzle.endsAt} />
          </p>
        </>
      )}
    </Sheet>
  )
}
