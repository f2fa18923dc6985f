import { market } from '@otogi/contract/desk/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountGraph } from './account-graph.tsx'
import { ChangeDialog, type Change } from './change-dialog.tsx'
import { FlaggedSales } from './flagged-sales.tsx'
import { layOutAccounts } from './graph-layout.ts'
import { OffersPanel } from './offers-panel.tsx'
import s from './market-page.module.css'

/** Flagged sales, the accounts involved, and a player's offers. */
export function MarketPage() {
  const { t } = useTexts()
  const [change, setChange] = useState<Change>()
  const [seller, setSeller] = useState('')
  const signs = useQuery({
    queryKey: ['desk', 'market', 'signs'],
    queryFn: ({ signal }) => call(market.signs, {}, { signal }),
  })
  const retry = <Button onClick={() => void signs.refetch()}>{t('moderation.retry')}</Button>
  return (
    <>
      <PageTitle title={t('moderation.market')} level={2} />
      <div className={s['page']}>
        {signs.isError && <EmptyState text={t('moderation.notLoaded')} action={retry} />}
        {signs.isPending && <Skeleton shape="line" />}
        {signs.data && <FlaggedSales sales={signs.data} onUndo={setChange} onShowOffers={setSeller} />}
        <RelatedAccounts />
        <OffersPanel key={seller} seller={seller} onChange={setChange} />
      </div>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  )
}

function RelatedAccounts() {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['desk', 'market', 'accounts'],
    queryFn: ({ signal }) => call(market.accounts, {}, { signal }),
  })
  return (
    <Panel className={s['panel']}>
      <h3>{t('moderation.accounts')}</h3>
      <p className={s['hint']}>{t('moderation.accountsHint')}</p>
      {data?.sales.length === 0 && <p>{t('moderation.noFlags')}</p>}
      {(data ? layOutAccounts(data) : []).map((group) => (
        <AccountGraph key={group.accounts[0]?.username} group={group} />
      ))}
    </Panel>
  )
}
