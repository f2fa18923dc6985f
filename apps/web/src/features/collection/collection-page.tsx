import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import { countCopies, listShownCards, type Copies } from './album.ts'
import { Album, AlbumSkeleton } from './album-view.tsx'
import { OwnedCard } from './owned-card.tsx'
import { CollectionFilters } from './collection-filters.tsx'
import { SetsView } from './sets-view.tsx'
import { useAlbum } from './use-album.ts'
import s from './collection-page.module.css'
import { useAddressTab } from '../../platform/address-filters.ts'
import { useFilters } from './filters.ts'

export function CollectionPage() {
  const { t } = useTexts()
  const album = useAlbum()
  const [view, show] = useAddressTab(['cards', 'sets'])
  const copies = countCopies(album.owned ?? [])
  const cards = album.cards && listShownCards(album.cards, copies)
  const isKnown = album.cards !== undefined && album.owned !== undefined
  return (
    <>
      <PageTitle title={t('collection.title')}>
        <p className={s['owned']}>
          {isKnown ? (
            t('collection.owned', { owned: copies.size, total: cards?.length ?? 0 })
          ) : (
            <Skeleton shape="line" className={s['counting']} />
          )}
        </p>
        <ToggleGroup
          label={t('collection.view')}
          options={[
            { value: 'cards', label: t('collection.viewCards') },
            { value: 'sets', label: t('collection.sets') },
          ]}
          value={view}
          onChange={show}
        />
      </PageTitle>
      {album.hasFailed && !isKnown ? (
        <EmptyState
          text={t('collection.loadFailed')}
          action={<Button onClick={() => void album.retry()}>{t('collection.retry')}</Button>}
        />
      ) : view === 'sets' ? (
        isKnown && <SetsView cards={cards ?? []} copies={copies} />
      ) : (
        <FilteredAlbum {...album} cards={cards} copies={isKnown ? copies : undefined} />
      )}
    </>
  )
}

type CardsProps = Pick<ReturnType<typeof useAlbum>, 'cards' | 'favorites' | 'newestFirst'> & {
  copies: Copies | undefined
}

function FilteredAlbum({ cards = [], copies, favorites, newestFirst }: CardsProps) {
  const filtering = useFilters()
  const [viewed, setViewed] = useState<{ cards: readonly Card[]; index: number }>()
  return (
    <>
      <CollectionFilters cards={cards} filtering={filtering} />
      {copies ? (
        <Album
          {...{ cards, copies, newestFirst, filtering }}
          onShow={(list, index) => setViewed({ cards: list, index })}
        />
      ) : (
        <AlbumSkeleton />
      )}
      {viewed && copies && (
        <OwnedCard
          {...viewed}
          copies={copies}
          favorites={favorites}
          onShow={(index) => setViewed({ ...viewed, index })}
          onClose={() => setViewed(undefined)}
        />
      )}
    </>
  )
}
