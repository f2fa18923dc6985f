import { PULL_COST } from '@otogi/rules/summon/draw'
import { lazy, Suspense, useState } from 'react'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { PullRequest } from './pull-dialog.tsx'
import type { SummoningOrder } from './summoning-order.ts'
import { useBanners } from './use-banners.ts'

const PullDialog = lazy(async () => ({ default: (await import('./pull-dialog.tsx')).PullDialog }))

/** Repeats an order after a confirmation. Shows nothing if the banner has ended or has too few summons left. */
export function SummonAgain({ order: { type, anime, count } }: { order: SummoningOrder }) {
  const { t } = useTexts()
  const banners = useBanners()
  const [request, setRequest] = useState<PullRequest>()
  const banner = banners.data?.find((each) => each.type === type && each.anime === anime)
  if (!banner || (banner.remaining !== null && banner.remaining < count)) return null
  return (
    <>
      <Button onClick={() => setRequest({ banner, count, key: createRandomKey() })}>
        {t('summon.again')}
        <GachaAmount amount={PULL_COST[count]} prefix="x" />
      </Button>
      {request && (
        <Suspense>
          <PullDialog request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  )
}
