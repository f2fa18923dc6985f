import { RARITIES } from '@otogi/rules/summon/rarity'
import { useTexts } from '../../platform/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { GachaAmount } from '../../game/gacha-amount.tsx'
import { Panel } from '../../ui/paper.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import type { Books } from './use-books.ts'
import s from './median-prices.module.css'

/** The median sale price of each rarity. */
export function MedianPrices({ prices }: { prices: Books['medianPrices'] }) {
  const { t } = useTexts()
  return (
    <Panel>
      <h2>{t('books.prices')}</h2>
      <p className={s['text']}>{t('books.pricesText')}</p>
      <dl className={s['prices']}>
        {RARITIES.toReversed().map((rarity) => {
          const price = prices[rarity]
          return (
            <Fact key={rarity} label={<RaritySeal rarity={rarity} />}>
              {price === null ? t('books.notSold') : <GachaAmount amount={Math.round(price)} />}
            </Fact>
          )
        })}
      </dl>
    </Panel>
  )
}
