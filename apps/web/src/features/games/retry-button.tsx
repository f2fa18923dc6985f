import { useEffect } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { goOnFromTitle } from './go-on.ts'

/** Asks again for what did not arrive, and goes away with it. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  useEffect(() => goOnFromTitle, [])
  return (
    <Button icon="refresh" onClick={onRetry}>
      {t('games.retry')}
    </Button>
  )
}
