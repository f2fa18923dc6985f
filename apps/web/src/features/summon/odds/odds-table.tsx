import type { Banner } from '@otogi/contract/summon'
import { formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { computeEffectiveOdds, toDecimal, type Fraction } from '@otogi/rules/summon/effective-odds'
import { BASE_ODDS_PER_MILLE, GUARANTEED_ODDS_PER_MILLE, RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { useTexts } from '../../../platform/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Sheet } from '../../../ui/paper.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import { toLightClass } from '../rarity-light.ts'
import s from './odds-table.module.css'

/** The odds in the long run are the same for ten-pulls and single pulls. */
const EFFECTIVE = computeEffectiveOdds(10)

/** How many cards of each rarity a banner draws from. */
export type Draws = Banner['draws']

/** The odds of a banner, rarest first. */
export function OddsTable({ draws }: { draws: Draws }) {
  const { t } = useTexts()
  return (
    <Sheet className={s['sheet']}>
      <h2>{t('summon.oddsOf')}</h2>
      <p className={s['note']}>{t('summon.oddsNote')}</p>
      <ul className={s['rows']}>
        {RARITIES.toReversed().map((rarity) => (
          <OddsRow key={rarity} rarity={rarity} draw={draws[rarity]} />
        ))}
      </ul>
    </Sheet>
  )
}

type RowProps = { rarity: Rarity; draw: Draws[Rarity] }

function OddsRow({ rarity, draw: { cards, wholePack } }: RowProps) {
  const { t } = useTexts()
  const percent = (share: number, digits: number) => formatShare(share, { maximumFractionDigits: digits })
  const guaranteed = GUARANTEED_ODDS_PER_MILLE[rarity]
  const effective = toDecimal(EFFECTIVE[rarity])
  return (
    <li className={toLightClass(rarity)}>
      <div className={s['head']}>
        <RaritySeal rarity={rarity} />
        <span className={s['bar']} style={{ '--share': effective }} aria-hidden="true" />
      </div>
      <dl className={s['facts']}>
        <Fact label={t('summon.oddsBase')}>{percent(BASE_ODDS_PER_MILLE[rarity] / 1000, 1)}</Fact>
        <Fact label={t('summon.oddsGuaranteed')}>{guaranteed > 0 ? percent(guaranteed / 1000, 1) : '–'}</Fact>
        <Fact label={t('summon.oddsEffective')}>
          <b>{percent(effective, 5)}</b>
          <ExactFraction fraction={EFFECTIVE[rarity]} />
        </Fact>
        <Fact label={t(wholePack ? 'summon.oddsCardsAll' : 'summon.oddsCardsOwn', { count: cards })}>
          {cards > 0 ? t('summon.oddsEach', { share: percent(effective / cards, 4) }) : '–'}
        </Fact>
      </dl>
    </li>
  )
}

function ExactFraction({ fraction: { numerator, denominator } }: { fraction: Fraction }) {
  return (
    <small>
      {formatThousands(numerator)} / {formatThousands(denominator)}
    </small>
  )
}
