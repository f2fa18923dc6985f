import type { Puzzle } from '@otogi/contract/puzzle'
import { useTexts } from '../../platform/texts.ts'
import { Countdown } from '../../ui/countdown.tsx'
import s from './next-puzzle.module.css'

/** The time until the next puzzle. */
export function NextPuzzle({ puzzle }: { puzzle: Puzzle }) {
  const { t } = useTexts()
  return (
    <p className={s['next']}>
      {t('games.nextPuzzle')} <Countdown until={puzzle.endsAt} />
    </p>
  )
}
