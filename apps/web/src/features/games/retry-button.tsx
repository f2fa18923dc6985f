import { useEffect } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { restoreFocusToTitle } from './restore-focus.ts'

/** A button that retries a failed load. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  useEffect(() => restoreFocusToTitle, [])
  return (
    <Button icon="refresh" onClick={onRetry}>
      {t('games.retry')}
    </Button>
  )
}
