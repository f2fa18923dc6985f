import type { Card } from '@otogi/contract/collection'
import { formatThousands } from '@otogi/rules/format/number'
import { usePrices, type Prices } from '../../game/prices.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Panel } from '../../ui/paper.tsx'
import { PriceChart } from '../../game/price-chart.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './card-prices.module.css'

/** The past sale prices of a card and its current offers. */
export function CardPrices({ card }: { card: Card }) {
  const { t } = useTexts()
  const { data, isError } = usePrices(card.id)
  return (
    <Panel className={s['rate']}>
      <div>
        <h2>{t('collection.prices')}</h2>
        {data && <PastPrices prices={data} />}
        {!data && (isError ? <p>{t('collection.pricesFailed')}</p> : <Skeleton className={s['waiting']} />)}
      </div>
      <div>
        <h2>{t('collection.offers')}</h2>
        {data ? <CurrentOffers card={card} offers={data.offers} /> : <Skeleton shape="line" />}
      </div>
    </Panel>
  )
}

function PastPrices({ prices: { sales, median } }: { prices: Prices }) {
  const { t } = useTexts()
  if (sales.length === 0) return <p>{t('collection.neverSold')}</p>
  return (
    <>
      {median !== null && (
        <p className={s['middle']}>{t('collection.middlePrice', { gachas: formatThousands(Math.round(median)) })}</p>
      )}
      <PriceChart sales={sales} median={median} />
    </>
  )
}

function CurrentOffers({ card, offers }: { card: Card; offers: Prices['offers'] }) {
  const { t, pickText } = useTexts()
  if (offers.length === 0) return <p>{t('collection.noOffers')}</p>
  const search = new URLSearchParams({ name: pickText(card.names), sort: 'cheapest', view: 'offers' }).toString()
  return (
    <>
      <ol className={s['offers']}>
        {offers.map(({ id, price, user }) => (
          <li key={id}>
            <span>{user.username}</span>
            <GachaAmount amount={price} />
          </li>
        ))}
      </ol>
      <LinkButton href={`/home/market?${search}`} variant="gold" icon="market" className={s['to']}>
        {t('collection.toOffers')}
      </LinkButton>
    </>
  )
}
