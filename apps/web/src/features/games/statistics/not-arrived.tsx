import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

/** Stands in for one part of the statistics; the others may have come. */
export function NotArrived({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <>
      <p>{t('games.statisticsFailed')}</p>
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t('games.retry')}
      </Button>
    </>
  )
}
