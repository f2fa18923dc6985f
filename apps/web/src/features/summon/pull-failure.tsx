import type { PullCount } from '@otogi/rules/summon/draw'
import { Refused } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { useReturnToBanners } from './use-return.ts'
import s from './pull-failure.module.css'

type Props = { error: Error; count: PullCount; onRetry: () => void }

/** The reason why a pull failed, and what the player can do. */
export function PullFailure({ error, count, onRetry }: Props) {
  const { t } = useTexts()
  const leave = useReturnToBanners()
  const refusal = findRefusalText(error, count)
  return (
    <Sheet as="section" className={s['failure']} role="alert">
      <h2>{t(refusal ?? 'summon.pullFailed')}</h2>
      {!refusal && <p>{t('summon.pullSafe')}</p>}
      <div className={s['actions']}>
        <Button variant={refusal ? 'primary' : 'quiet'} onClick={leave}>
          {t('summon.back')}
        </Button>
        {!refusal && <Button onClick={onRetry}>{t('summon.retry')}</Button>}
      </div>
    </Sheet>
  )
}

function findRefusalText(error: Error, count: PullCount): TextKey | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.code === 'INSUFFICIENT_GACHAS') return count === 10 ? 'summon.need100' : 'summon.need10'
  if (error.code === 'BANNER_OVER') return 'summon.bannerOver'
  if (error.code === 'BANNER_LIMIT') return 'summon.limitReached'
  return undefined
}
