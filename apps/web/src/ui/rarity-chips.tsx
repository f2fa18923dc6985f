import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { RaritySeal } from './rarity-seal.tsx'
import s from './rarity-chips.module.css'

type Chosen = Rarity | 'all'
type RarityChipsProps = { label: string; allLabel: string; value: Chosen; onChange: (rarity: Chosen) => void }

const RAREST_FIRST: readonly Rarity[] = RARITIES.toReversed()

/** One rarity or all of them. */
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
