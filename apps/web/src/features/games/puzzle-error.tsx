import { useTexts } from '../../platform/texts.ts'
import { RetryButton } from './retry-button.tsx'
import s from './puzzle-missing.module.css'

/** Shown in place of a puzzle that failed to load. */
export function PuzzleError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div className={s['missing']} role="alert">
      <p>{t('games.loadFailed')}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}
