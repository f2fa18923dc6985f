import type { Card } from '@otogi/contract/collection'
import { listSeries } from '../../game/cards.ts'
import { useTexts } from '../../platform/texts.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { RarityChips } from '../../game/rarity-chips.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import { hasActiveFilters, SORTS, type Filters, type Ownership, type useFilters } from './filters.ts'

const OWNERSHIP_TEXT = {
  all: 'collection.ownAll',
  obtained: 'collection.ownObtained',
  missing: 'collection.ownMissing',
  duplicates: 'collection.ownDuplicates',
} as const satisfies Record<Ownership, string>

const OWNERSHIP_BUTTONS = ['all', 'obtained', 'missing', 'duplicates'] as const satisfies readonly Ownership[]

const SORT_TEXT = {
  anime: 'collection.sortAnime',
  power: 'collection.sortPower',
  newest: 'collection.sortNewest',
  copies: 'collection.sortCopies',
} as const satisfies Record<Filters['sort'], string>

type Props = { cards: readonly Card[]; filtering: ReturnType<typeof useFilters> }

/** Filters the album by anime, name, rarity and ownership, and sorts it. */
export function CollectionFilters({ cards, filtering: { filters, change, clear } }: Props) {
  const { t, language } = useTexts()
  const animes = listSeries(cards, language).map(({ anime, title }) => ({ value: anime, label: title }))
  return (
    <FilterBar
      label={t('collection.filters')}
      clear={{ label: t('collection.clear'), isIdle: !hasActiveFilters(filters), onClear: clear }}
      firstFilter={
        <Select
          label={t('collection.anime')}
          labelHidden
          value={filters.anime}
          options={[{ value: '', label: t('collection.allAnimes') }, ...animes]}
          onChange={(anime) => change({ anime })}
        />
      }
      search={
        <SearchField
          label={t('collection.name')}
          placeholder={t('collection.namePlaceholder')}
          value={filters.name}
          onChange={(name) => change({ name })}
        />
      }
    >
      <RarityChips
        label={t('collection.rarity')}
        allLabel={t('collection.allRarities')}
        value={filters.rarity}
        onChange={(rarity) => change({ rarity })}
      />
      <ToggleGroup
        label={t('collection.ownership')}
        options={OWNERSHIP_BUTTONS.map((ownership) => ({ value: ownership, label: t(OWNERSHIP_TEXT[ownership]) }))}
        value={filters.owned}
        onChange={(owned) => change({ owned })}
      />
      <Select
        label={t('collection.sort')}
        labelHidden
        value={filters.sort}
        options={SORTS.map((value) => ({ value, label: t(SORT_TEXT[value]) }))}
        onChange={(sort) => change({ sort })}
      />
    </FilterBar>
  )
}
