import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import s from './clue.module.css'

/** Below the board: the server's clue, once three rows have failed; until then, that it will come. Why a row was not sent is told here too. */
export function Clue({ clue, note }: { clue: string | null; note: TextKey | null }) {
  const { t } = useTexts()
  if (note) return <p className={s['clue']}>{t(note)}</p>
  return (
    <p className={s['clue']} data-known={clue === null ? undefined : ''} aria-live="polite">
      {clue === null ? t('games.clueLater') : clue}
    </p>
  )
}
