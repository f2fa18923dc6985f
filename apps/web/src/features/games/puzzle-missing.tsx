import { useTexts } from '../../platform/texts.ts'
import { RetryButton } from './retry-button.tsx'
import s from './puzzle-missing.module.css'

/** Stands on the stage where the puzzle could not be fetched. */
export function PuzzleMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div className={s['missing']} role="alert">
      <p>{t('games.loadFailed')}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}
