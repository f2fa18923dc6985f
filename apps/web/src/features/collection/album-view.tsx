import type { Card } from '@otogi/contract/collection'
import { formatThousands } from '@otogi/rules/format/number'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ResultsLine } from '../../ui/results-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { sortCards, filterCards, PAGE_SIZE, paginate, type Copies } from './album.ts'
import s from './album-view.module.css'
import type { useFilters } from './filters.ts'

const FIRST_VIEW = 5

type Props = {
  cards: readonly Card[]
  copies: Copies
  newestFirst: readonly string[]
  filtering: ReturnType<typeof useFilters>
  /** Opens an owned card. The list contains all owned cards that match the filters. */
  onShow: (owned: readonly Card[], index: number) => void
}

/** One page of the album, with the cards that match the filters. */
export function Album({ cards, copies, newestFirst, filtering, onShow }: Props) {
  const { t, language } = useTexts()
  const { filters, change, top, turnTo, clear } = filtering
  const found = sortCards(filterCards(cards, filters, copies), { sort: filters.sort, language, copies, newestFirst })
  const owned = found.filter(({ id }) => copies.has(id))
  const { cards: pageCards, page, pages } = paginate(found, filters.page)
  if (found.length === 0 && filters.owned === 'obtained' && copies.size === 0) {
    return (
      <EmptyState
        text={t('collection.emptyMine')}
        action={
          <>
            <LinkButton href="/home/summon">{t('collection.goSummon')}</LinkButton>
            <Button variant="quiet" onClick={() => change({ owned: 'all' })}>
              {t('collection.showAll')}
            </Button>
          </>
        }
      />
    )
  }
  if (found.length === 0) {
    return (
      <EmptyState
        text={t('collection.emptyFiltered')}
        action={<Button onClick={clear}>{t('collection.clear')}</Button>}
      />
    )
  }
  return (
    <>
      <ResultsLine ref={top} className={s['found']}>
        {t('collection.found', { found: found.length })}
      </ResultsLine>
      <ul className={s['grid']}>
        {pageCards.map((card, i) => (
          <li key={card.id}>
            <AlbumCard
              card={card}
              copies={copies.get(card.id) ?? 0}
              isFirst={i < FIRST_VIEW}
              onShow={() => onShow(owned, owned.indexOf(card))}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onChange={turnTo} />
    </>
  )
}

type AlbumCardProps = { card: Card; copies: number; isFirst: boolean; onShow: () => void }

function AlbumCard({ card, copies, isFirst, onShow }: AlbumCardProps) {
  const { t, pickText } = useTexts()
  const face = (
    <TradingCard
      image={card.image}
      thumbnail={card.thumbnail}
      tint={card.tint}
      name={pickText(card.names)}
      rarity={card.rarity}
      state={copies > 0 ? 'owned' : 'unowned'}
      priority={isFirst}
    />
  )
  return (
    <>
      {copies > 0 ? (
        <button type="button" className={s['card']} aria-haspopup="dialog" onClick={onShow}>
          {face}
        </button>
      ) : (
        <Link className={s['card']} href={`/home/collection/${card.id}`}>
          {face}
        </Link>
      )}
      <p className={s['caption']}>
        <span className={s['series']}>{pickText(card.titles)}</span>
        <b>{formatThousands(card.power)} P</b>
        {card.isWithdrawn && <span className={s['copies']}>{t('collection.withdrawn')}</span>}
        {copies > 1 && <span className={s['copies']}>{t('collection.copies', { copies })}</span>}
      </p>
    </>
  )
}

export function AlbumSkeleton() {
  return (
    <ul className={s['grid']} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <li key={i}>
          <Skeleton shape="card" />
          <p className={s['caption']}>
            <Skeleton shape="line" />
          </p>
        </li>
      ))}
    </ul>
  )
}
