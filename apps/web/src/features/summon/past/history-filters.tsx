import { useTexts } from '../../../platform/texts.ts'
import { DayField } from '../../../ui/day-field.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { RarityChips } from '../../../game/rarity-chips.tsx'
import { Select } from '../../../ui/select.tsx'
import { BANNERS, hasActiveFilters } from './filters.ts'
import type { useHistory } from './use-history.ts'
import s from './history-filters.module.css'

const BANNER_TEXT = { all: 'summon.allBanners', normal: 'summon.kindNormal', special: 'summon.onlySpecial' } as const

/** Filters the pulls by banner, rarity and day. */
export function HistoryFilters({ filters, change, clear }: ReturnType<typeof useHistory>) {
  const { t } = useTexts()
  return (
    <FilterBar
      label={t('summon.filters')}
      clear={{ label: t('summon.clear'), isIdle: !hasActiveFilters(filters), onClear: clear }}
      firstFilter={
        <Select
          label={t('summon.banner')}
          labelHidden
          value={filters.banner}
          options={BANNERS.map((banner) => ({ value: banner, label: t(BANNER_TEXT[banner]) }))}
          onChange={(banner) => change({ banner })}
        />
      }
    >
      <RarityChips
        label={t('summon.rarity')}
        allLabel={t('summon.allRarities')}
        value={filters.rarity}
        onChange={(rarity) => change({ rarity })}
      />
      <span className={s['days']}>
        <DayField
          label={t('summon.from')}
          value={filters.from}
          max={filters.to}
          onChange={(from) => change({ from })}
        />
        <DayField label={t('summon.to')} value={filters.to} min={filters.from} onChange={(to) => change({ to })} />
      </span>
    </FilterBar>
  )
}
