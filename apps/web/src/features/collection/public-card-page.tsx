import { useParams } from 'wouter'
import { useCards } from '../../game/cards.ts'
import { readStoredPlayerId } from '../../game/session.ts'
import { TradingCard } from '../../game/trading-card.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CardDescription } from './card-description.tsx'
import s from './card-page.module.css'

/** A card of the pack, for anyone who follows a link. */
export function PublicCardPage() {
  const { t, pickText } = useTexts()
  const { id = '' } = useParams()
  const { data: cards, isError, refetch } = useCards()
  const card = cards?.find((each) => each.id === id)
  if (!cards && !isError) return <Skeleton className={s['waiting']} />
  if (!card || !cards)
    return (
      <>
        <PageTitle title={t('collection.title')} hidden />
        <EmptyState
          text={t(cards ? 'collection.unknownCard' : 'collection.loadFailed')}
          action={!cards && <Button onClick={() => void refetch()}>{t('collection.retry')}</Button>}
        />
      </>
    )
  const isPlayer = readStoredPlayerId() !== null
  return (
    <div className={s['page']}>
      <div className={s['art']}>
        <TradingCard
          image={card.image}
          thumbnail={card.thumbnail}
          tint={card.tint}
          name={pickText(card.names)}
          series={pickText(card.titles)}
          rarity={card.rarity}
          power={card.power}
          size="(max-width: 740px) 250px, 420px"
          hasPreview
          priority
        />
      </div>
      <div className={s['side']}>
        <CardDescription card={card} cards={cards} isPublic />
        <LinkButton href={isPlayer ? `/home/collection/${card.id}` : '/'} icon={isPlayer ? 'collection' : 'games'}>
          {t(isPlayer ? 'collection.yourCopies' : 'collection.playToday')}
        </LinkButton>
      </div>
    </div>
  )
}
