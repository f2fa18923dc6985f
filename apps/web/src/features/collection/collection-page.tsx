import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { countCopies } from './album.ts'
import { Album, WaitingAlbum } from './album-view.tsx'
import { OwnedCard } from './owned-card.tsx'
import { CollectionFilters } from './collection-filters.tsx'
import { useAlbum } from './use-album.ts'
import { useFilters } from './use-filters.ts'
import s from './collection-page.module.css'

export function CollectionPage() {
  const { t } = useTexts()
  const album = useAlbum()
  const filtering = useFilters()
  const [shown, setShown] = useState<Card | null>(null)
  const copies = countCopies(album.owned ?? [])
  const isKnown = album.cards !== undefined && album.owned !== undefined
  return (
    <>
      <PageTitle title={t('collection.title')}>
        {isKnown && (
          <p className={s['owned']}>{t('collection.owned', { owned: copies.size, total: album.cards?.length ?? 0 })}</p>
        )}
      </PageTitle>
      <CollectionFilters cards={album.cards ?? []} filtering={filtering} />
      {album.hasFailed && !isKnown && (
        <EmptyState
          text={t('collection.loadFailed')}
          action={<Button onClick={() => void album.retry()}>{t('collection.retry')}</Button>}
        />
      )}
      {album.isPending && !album.hasFailed && <WaitingAlbum />}
      {isKnown && album.cards && <Album cards={album.cards} copies={copies} filtering={filtering} onShow={setShown} />}
      {shown && (
        <OwnedCard
          card={shown}
          copies={copies.get(shown._id) ?? 0}
          isFavourite={album.favourites.includes(shown._id)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
