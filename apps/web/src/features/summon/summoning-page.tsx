import { useState } from 'react'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ToriiGate } from './gate.tsx'
import { PullFailure } from './pull-failure.tsx'
import { Reveal } from './reveal.tsx'
import { SummonAgain } from './summon-again.tsx'
import { parseOrder, type SummoningOrder } from './summoning-order.ts'
import { usePull } from './use-pull.ts'
import s from './summoning-page.module.css'

/** Pulls the cards of an order; without an order, redirects to the summon page. */
export function SummoningPage() {
  const order = parseOrder(useHistoryState<unknown>())
  return order ? <OrderResult key={order.key} order={order} /> : <Redirect to="/home/summon" replace />
}

function OrderResult({ order }: { order: SummoningOrder }) {
  const { t } = useTexts()
  const { data: cards, error, isFetching, refetch } = usePull(order)
  const [turned, setTurned] = useState<readonly number[]>([])
  const shown = turned.flatMap((index) => cards?.[index]?.rarity ?? [])
  return (
    <main className={s['page']}>
      <PageTitle hidden title={t('summon.title')} />
      <ToriiGate hasCards={cards !== undefined} turnedRarities={shown} cardCount={cards?.length ?? 0} />
      {cards && (
        <Reveal cards={cards} turned={turned} setTurned={setTurned} againButton={<SummonAgain order={order} />} />
      )}
      {!cards && error && !isFetching && (
        <PullFailure error={error} count={order.count} onRetry={() => void refetch()} />
      )}
      {!cards && (!error || isFetching) && (
        <output className={s['waiting']}>
          <Spinner />
          {t('summon.opening')}
        </output>
      )}
    </main>
  )
}
