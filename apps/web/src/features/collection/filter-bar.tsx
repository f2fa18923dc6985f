import type { Card } from '@otogi/contract/collection'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { RaritySeal } from '../../ui/rarity-seal.tsx'
import { Select } from '../../ui/select.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import { seriesOf } from './album.ts'
import { isFiltered, OWNERSHIPS, RARITY_CHOICES, type Ownership } from './filters.ts'
import { NameSearch } from './name-search.tsx'
import type { useFilters } from './use-filters.ts'
import s from './filter-bar.module.css'

const OWNERSHIP_TEXT = {
  all: 'collection.ownAll',
  obtained: 'collection.ownObtained',
  missing: 'collection.ownMissing',
} as const satisfies Record<Ownership, string>

type Props = { cards: readonly Card[]; filtering: ReturnType<typeof useFilters> }

/** Narrows the album down by anime, rarity, ownership and name. */
export function FilterBar({ cards, filtering: { filters, change, clear } }: Props) {
  const { t, language } = useTexts()
  const animes = seriesOf(cards, language).map(({ anime, title }) => ({ value: anime, label: title }))
  return (
    <search className={s['bar']} aria-label={t('collection.filters')}>
      <Select
        label={t('collection.anime')}
        labelHidden
        value={filters.anime}
        options={[{ value: '', label: t('collection.allAnimes') }, ...animes]}
        onChange={(anime) => change({ anime })}
      />
      <NameSearch value={filters.name} onChange={(name) => change({ name })} />
      <RarityChips value={filters.rarity} onChange={(rarity) => change({ rarity })} />
      <ToggleGroup
        label={t('collection.ownership')}
        options={OWNERSHIPS.map((ownership) => ({ value: ownership, label: t(OWNERSHIP_TEXT[ownership]) }))}
        value={filters.ownership}
        onChange={(ownership) => change({ ownership })}
      />
      <Button variant="quiet" icon="cross" className={s['clear']} disabled={!isFiltered(filters)} onClick={clear}>
        {t('collection.clear')}
      </Button>
    </search>
  )
}

type Chosen = Props['filtering']['filters']['rarity']

function RarityChips({ value, onChange }: { value: Chosen; onChange: (rarity: Chosen) => void }) {
  const { t } = useTexts()
  return (
    <fieldset className={s['chips']} aria-label={t('collection.rarity')}>
      <button type="button" aria-pressed={value === 'all'} onClick={() => onChange('all')}>
        {t('collection.allRarities')}
      </button>
      {RARITY_CHOICES.map((rarity) => (
        <button key={rarity} type="button" aria-pressed={value === rarity} onClick={() => onChange(rarity)}>
          <RaritySeal rarity={rarity} />
        </button>
      ))}
    </fieldset>
  )
}
