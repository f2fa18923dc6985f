import type { Card } from '@otogi/contract/collection'
import { Link, useParams } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { countCopies, type Copies } from './album.ts'
import { CardDescription } from './card-description.tsx'
import { CardPrices } from './card-prices.tsx'
import { CopyHistory } from './copy-history.tsx'
import { OwnCopies } from './own-copies.tsx'
import { SameSeries } from './same-series.tsx'
import { useAlbum } from './use-album.ts'
import { WishForm } from './wish-form.tsx'
import s from './card-page.module.css'

/** Everything about one card: description, rarity, the player's copies and its market prices. */
export function CardPage() {
  const { t } = useTexts()
  const { id } = useParams<{ id: string }>()
  const album = useAlbum()
  const card = album.cards?.find((each) => each.id === id)
  if (card && album.cards) {
    const copies = countCopies(album.owned ?? [])
    const known = album.owned !== undefined
    const isFavorite = album.favorites.includes(card.id)
    return (
      <CardContent key={id} cards={album.cards} card={card} copies={known ? copies : undefined} {...{ isFavorite }} />
    )
  }
  if (album.isPending) return <CardSkeleton />
  return (
    <>
      <PageTitle title={t('collection.title')} hidden />
      <EmptyState
        text={t(album.hasFailed ? 'collection.loadFailed' : 'collection.unknownCard')}
        action={
          album.hasFailed ? (
            <Button onClick={() => void album.retry()}>{t('collection.retry')}</Button>
          ) : (
            <LinkButton href="/home/collection">{t('collection.toAlbum')}</LinkButton>
          )
        }
      />
    </>
  )
}

type CardContentProps = { cards: readonly Card[]; card: Card; copies: Copies | undefined; isFavorite: boolean }

function CardContent({ cards, card, copies, isFavorite }: CardContentProps) {
  const { t, pickText } = useTexts()
  const name = pickText(card.names)
  const held = copies?.get(card.id) ?? 0
  return (
    <>
      <Link className={s['back']} href="/home/collection">
        <Icon name="left" />
        {t('collection.toAlbum')}
      </Link>
      <div className={s['page']}>
        <div className={s['art']}>
          <TradingCard
            image={card.image}
            thumbnail={card.thumbnail}
            tint={card.tint}
            name={name}
            series={pickText(card.titles)}
            rarity={card.rarity}
            power={card.power}
            size="(max-width: 740px) 250px, 420px"
            state={copies && held === 0 ? 'unowned' : 'owned'}
            hasPreview
            priority
          />
        </div>
        <div className={s['side']}>
          <CardDescription card={card} cards={cards} />
          {copies && <OwnCopies card={card} copies={held} isFavorite={isFavorite} />}
        </div>
        <CardPrices card={card} />
        {!card.isWithdrawn && <WishForm cardId={card.id} />}
        <Panel>
          <h2>{t('collection.history')}</h2>
          <CopyHistory cardId={card.id} />
        </Panel>
        <SameSeries card={card} cards={cards} copies={copies} />
      </div>
    </>
  )
}

function CardSkeleton() {
  return (
    <div className={s['page']} aria-hidden="true">
      <Skeleton shape="card" />
      <Skeleton className={s['waiting']} />
    </div>
  )
}
