import { formatDecimal } from '@otogi/rules/format/decimal'
import { GUARANTEE_EVERY, PITY_LIMIT } from '@otogi/rules/summon/draw'
import { computeEffectiveOdds, toDecimal } from '@otogi/rules/summon/effective-odds'
import { useTexts } from '../../../platform/texts.ts'
import lantern from '../../../ui/assets/lantern.svg'
import { Panel } from '../../../ui/paper.tsx'
import { RaritySeal } from '../../../game/rarity-seal.tsx'
import s from './guarantees.module.css'

const STEPS = Array.from({ length: PITY_LIMIT / GUARANTEE_EVERY }, (_, index) => (index + 1) * GUARANTEE_EVERY)
const { 'S+': sPlus, SS: ss } = computeEffectiveOdds(10)

/**
 * The guarantees, and the draws that are guaranteed to give at least an A or an S+. `pityCount` is the number of cards
 * drawn so far toward the next guaranteed S+.
 */
export function Guarantees({ pityCount }: { pityCount?: number | undefined }) {
  const { t } = useTexts()
  const average = formatDecimal(1 / (toDecimal(sPlus) + toDecimal(ss)), 1)
  return (
    <Panel className={s['panel']}>
      <h2>{t('summon.guarantees')}</h2>
      <ol className={s['way']}>
        {STEPS.map((step) => (
          <li key={step} data-reached={pityCount !== undefined && pityCount >= step ? '' : undefined}>
            <img src={lantern} alt="" width="40" height="62" />
            <b>{step}</b>
            <RaritySeal rarity={step === PITY_LIMIT ? 'S+' : 'A'} />
          </li>
        ))}
      </ol>
      <ul className={s['rules']}>
        <li>{t('summon.ruleTenth')}</li>
        <li>{t('summon.ruleEightieth')}</li>
        <li>{t('summon.ruleTenPull')}</li>
        <li>{t('summon.ruleShared')}</li>
        <li>{t('summon.ruleAverage', { cards: average })}</li>
      </ul>
    </Panel>
  )
}
