import { formatShare } from '@otogi/rules/format/decimal'
import { BASE_ODDS_PER_MILLE, RARITIES } from '@otogi/rules/summon/rarity'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import s from './odds-note.module.css'

/** The base odds of each rarity, rarest first. */
export function OddsNote() {
  const { t } = useTexts()
  return (
    <Tooltip
      side="left"
      trigger={
        <>
          <Icon name="info" />
          {t('summon.odds')}
        </>
      }
    >
      <span className={s['odds']}>
        {RARITIES.toReversed().map((rarity) => (
          <span key={rarity} className={s['rarity']}>
            <RaritySeal rarity={rarity} />
            <b>{formatShare(BASE_ODDS_PER_MILLE[rarity] / 1000, { maximumFractionDigits: 1 })}</b>
          </span>
        ))}
      </span>
    </Tooltip>
  )
}
