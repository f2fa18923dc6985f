import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RarityChips } from '../../ui/rarity-chips.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'

/** The market before its first stall opens: what it will be searched by, and the way to cards meanwhile. */
export function MarketPage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('market.title')} />
      <FilterBar label={t('market.filters')} disabled clear={{ label: t('market.clear'), isIdle: true, onClear: rest }}>
        <Select
          label={t('market.anime')}
          labelHidden
          value=""
          options={[{ value: '', label: t('market.allAnimes') }]}
          onChange={rest}
        />
        <SearchField label={t('market.name')} placeholder={t('market.namePlaceholder')} value="" onChange={rest} />
        <RarityChips label={t('market.rarity')} allLabel={t('market.allRarities')} value="all" onChange={rest} />
        <ToggleGroup
          label={t('market.whose')}
          options={[
            { value: 'all', label: t('market.allCards') },
            { value: 'mine', label: t('market.myCards') },
          ]}
          value="all"
          onChange={rest}
        />
      </FilterBar>
      <EmptyState
        title={t('market.comingTitle')}
        text={t('market.comingText')}
        action={
          <LinkButton href="/home/summon" icon="summon">
            {t('market.toSummon')}
          </LinkButton>
        }
      />
    </>
  )
}

/** Nothing can be chosen while nothing is on sale. */
function rest(): void {}
