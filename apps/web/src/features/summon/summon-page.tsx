import type { Banner } from '@otogi/contract/summon'
import type { PullCount } from '@otogi/rules/summon/draw'
import { useState } from 'react'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { useBalance } from '../../game/wallet.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BannerPanel } from './banner-panel.tsx'
import { PullDialog, type PullRequest } from './pull-dialog.tsx'
import { SummonNav } from './summon-nav.tsx'
import { useBanners } from './use-banners.ts'
import s from './summon-page.module.css'

/** The banners page. `onPullRequest` is called when a pull is requested, before it is confirmed. */
export function SummonPage({ onPullRequest }: { onPullRequest: () => void }) {
  const { t } = useTexts()
  const banners = useBanners()
  const pityCount = useBalance()?.pityCount
  const [request, setIntent] = useState<PullRequest | null>(null)
  // Creates a new idempotency key each time the dialog opens, so that confirming twice pays only once.
  const requestPull = (banner: Banner, count: PullCount) => {
    onPullRequest()
    setIntent({ banner, count, key: createRandomKey() })
  }
  return (
    <>
      <PageTitle title={t('summon.title')}>
        <SummonNav />
      </PageTitle>
      {banners.isPending && <BannerSkeletons />}
      {banners.isError && !banners.data && (
        <EmptyState
          text={t('summon.loadFailed')}
          action={<Button onClick={() => void banners.refetch()}>{t('summon.retry')}</Button>}
        />
      )}
      {banners.data?.length === 0 && <EmptyState text={t('summon.none')} />}
      <div className={s['banners']} data-count={banners.data?.length}>
        {banners.data?.map((banner) => (
          <BannerPanel
            key={banner.type}
            banner={banner}
            pityCount={pityCount}
            onPull={(count) => requestPull(banner, count)}
          />
        ))}
      </div>
      {request && <PullDialog request={request} onClose={() => setIntent(null)} />}
    </>
  )
}

function BannerSkeletons() {
  const { t } = useTexts()
  return (
    <div className={s['banners']} data-count="2">
      <output className={s['loading']}>{t('summon.loading')}</output>
      <Skeleton className={s['waiting']} />
      <Skeleton className={s['waiting']} />
    </div>
  )
}
