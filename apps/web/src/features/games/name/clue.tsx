import { useTexts } from '../../../platform/texts.ts'
import s from './clue.module.css'

/** Below the board: the server's clue, once three rows have failed; until then, that it will come. A row sent too early is told here too. */
export function Clue({ clue, isShort }: { clue: string | null; isShort: boolean }) {
  const { t } = useTexts()
  if (isShort) return <p className={s['clue']}>{t('games.fillRow')}</p>
  return (
    <p className={s['clue']} data-known={clue === null ? undefined : ''} aria-live="polite">
      {clue === null ? t('games.clueLater') : clue}
    </p>
  )
}
