import type { BannerType } from '@otogi/rules/summon/draw'
import { useState } from 'react'
import { useBalance } from '../../../game/wallet.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { SummonNav } from '../summon-nav.tsx'
import { useBanners } from '../use-banners.ts'
import { Guarantees } from './guarantees.tsx'
import { OddsTable } from './odds-table.tsx'
import s from './odds-page.module.css'

/** The odds of each banner: for one draw, for a guaranteed draw, and in the long run. */
export function OddsPage() {
  const { t, pickText } = useTexts()
  const { data: banners, isError, refetch } = useBanners()
  const [type, setType] = useState<BannerType>('normal')
  const pityCount = useBalance()?.pityCount
  const banner = banners?.find((one) => one.type === type) ?? banners?.[0]
  return (
    <>
      <PageTitle title={t('summon.oddsTitle')}>
        <SummonNav />
      </PageTitle>
      {isError && !banners && (
        <EmptyState
          text={t('summon.loadFailed')}
          action={<Button onClick={() => void refetch()}>{t('summon.retry')}</Button>}
        />
      )}
      {!banners && !isError && <Skeleton className={s['waiting']} />}
      {banners && banner && (
        <Tabs
          label={t('summon.banners')}
          tabs={banners.map((one) => ({ value: one.type, label: pickText(one.title) }))}
          value={banner.type}
          onChange={setType}
        >
          <div className={s['page']}>
            <OddsTable draws={banner.draws} />
            <Guarantees pityCount={pityCount} />
          </div>
        </Tabs>
      )}
    </>
  )
}
