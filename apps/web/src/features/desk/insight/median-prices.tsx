import { RARITIES } from '@otogi/rules/summon/rarity'
import { GachaAmount } from '../../../game/gacha-amount.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Panel } from '../../../ui/paper.tsx'
import type { Insight } from './use-insight.ts'
import s from './figures.module.css'

/** The median sale price of each rarity. */
export function MedianPrices({ prices }: { prices: Insight['medianPrices'] }) {
  const { t } = useTexts()
  return (
    <Panel>
      <h3>{t('insight.prices')}</h3>
      <dl className={s['facts']}>
        {RARITIES.toReversed().map((rarity) => {
          const price = prices[rarity]
          return (
            <Fact key={rarity} label={<RaritySeal rarity={rarity} />}>
              {price === null ? t('insight.notSold') : <GachaAmount amount={Math.round(price)} />}
            </Fact>
          )
        })}
      </dl>
    </Panel>
  )
}
