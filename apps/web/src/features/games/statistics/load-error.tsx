import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

/** Replaces a part of the statistics that failed to load. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <>
      <p>{t('statistics.statisticsFailed')}</p>
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t('games.retry')}
      </Button>
    </>
  )
}
