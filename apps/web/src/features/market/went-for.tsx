import { usePrices } from '../../game/prices.ts'
import { useTexts } from '../../platform/texts.ts'
import { PriceChart } from '../../game/price-chart.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './went-for.module.css'

/** What a card was sold for before: whether the price asked is a usual one. */
export function WentFor({ cardId }: { cardId: string }) {
  const { t } = useTexts()
  const { data, isPending } = usePrices(cardId)
  if (isPending) return <Skeleton className={s['waiting']} />
  if (!data) return null
  if (data.sales.length === 0) return <p className={s['none']}>{t('market.neverSold')}</p>
  return (
    <section>
      <h3>{t('market.prices')}</h3>
      <PriceChart sales={data.sales} median={data.median} />
    </section>
  )
}
