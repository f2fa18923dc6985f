import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { RarityFilter } from './rarity-filter.ts'
import { RaritySeal } from './rarity-seal.tsx'
import s from './rarity-chips.module.css'

type RarityChipsProps = {
  label: string
  allLabel: string
  value: RarityFilter
  onChange: (rarity: RarityFilter) => void
}

const RAREST_FIRST: readonly Rarity[] = RARITIES.toReversed()

/** A filter for one rarity or all of them. */
export function RarityChips({ label, allLabel, value, onChange }: RarityChipsProps) {
  return (
    <fieldset className={s['chips']} aria-label={label}>
      <button type="button" aria-pressed={value === 'all'} onClick={() => onChange('all')}>
        {allLabel}
      </button>
      {RAREST_FIRST.map((rarity) => (
        <button key={rarity} type="button" aria-pressed={value === rarity} onClick={() => onChange(rarity)}>
          <RaritySeal rarity={rarity} />
        </button>
      ))}
    </fieldset>
  )
}
