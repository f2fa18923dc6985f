import { useTexts } from '../../../platform/texts.ts'
import s from './clue.module.css'

/** The anime, once three rows have failed; until then, that it will come. */
export function Clue({ clue }: { clue: string | null }) {
  const { t } = useTexts()
  return (
    <p className={s['clue']} data-known={clue === null ? undefined : ''} aria-live="polite">
      {clue === null ? t('games.clueLater') : t('games.clue', { anime: clue })}
    </p>
  )
}
