import { listSeries, useCards } from '../../game/cards.ts'
import { useTexts } from '../../platform/texts.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { RarityChips } from '../../game/rarity-chips.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import { hasActiveFilters, SORTS, type Filters, type useFilters } from './filters.ts'

const SORT_TEXT = {
  newest: 'market.newest',
  oldest: 'market.oldest',
  cheapest: 'market.cheapest',
  dearest: 'market.dearest',
  power: 'market.power',
} as const satisfies Record<Filters['sort'], string>

/** Filters the market by anime, name, rarity and owner, and sorts it. */
export function MarketFilters({ filtering: { filters, change, clear } }: { filtering: ReturnType<typeof useFilters> }) {
  const { t, language } = useTexts()
  const animes = listSeries(useCards().data ?? [], language).map(({ anime, title }) => ({ value: anime, label: title }))
  return (
    <FilterBar
      label={t('market.filters')}
      clear={{ label: t('market.clear'), isIdle: !hasActiveFilters(filters), onClear: clear }}
      firstFilter={
        <Select
          label={t('market.anime')}
          labelHidden
          value={filters.anime}
          options={[{ value: '', label: t('market.allAnimes') }, ...animes]}
          onChange={(anime) => change({ anime })}
        />
      }
      search={
        <SearchField
          label={t('market.name')}
          placeholder={t('market.namePlaceholder')}
          value={filters.name}
          onChange={(name) => change({ name })}
        />
      }
    >
      <RarityChips
        label={t('market.rarity')}
        allLabel={t('market.allRarities')}
        value={filters.rarity}
        onChange={(rarity) => change({ rarity })}
      />
      <ToggleGroup
        label={t('market.whose')}
        options={[
          { value: 'all', label: t('market.allCards') },
          { value: 'mine', label: t('market.myCards') },
        ]}
        value={filters.owner}
        onChange={(owner) => change({ owner })}
      />
      <ListOrder filters={filters} change={change} />
    </FilterBar>
  )
}

/** Chooses the sort order, and whether to show each card or each offer. */
function ListOrder({ filters, change }: Pick<ReturnType<typeof useFilters>, 'filters' | 'change'>) {
  const { t } = useTexts()
  return (
    <>
      {filters.owner === 'all' && (
        <Select
          label={t('market.view')}
          labelHidden
          value={filters.view}
          options={[
            { value: 'cards', label: t('market.viewCards') },
            { value: 'offers', label: t('market.viewOffers') },
          ]}
          onChange={(view) => change({ view })}
        />
      )}
      <Select
        label={t('market.sort')}
        labelBefore
        value={filters.sort}
        options={SORTS.map((value) => ({ value, label: t(SORT_TEXT[value]) }))}
        onChange={(sort) => change({ sort })}
      />
    </>
  )
}
