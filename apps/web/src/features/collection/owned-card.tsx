import type { Card } from '@otogi/contract/collection'
import { formatThousands } from '@otogi/rules/format/number'
import { useState } from 'react'
import { CardViewer } from '../../game/card-viewer.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { Copies } from './album.ts'
import { SaleConfirmation, type Sale } from './confirm-sale.tsx'
import { FavoriteSwitch } from './favorite-switch.tsx'
import { EMPTY_SALE, SellForm } from './sell-form.tsx'

type Props = {
  /** The owned cards, in album order. */
  cards: readonly Card[]
  index: number
  copies: Copies
  favorites: readonly string[]
  onShow: (index: number) => void
  onClose: () => void
}

/** An owned card's dialog. When the player sells the card, a confirmation takes its place. */
export function OwnedCard({ cards, index, copies, favorites, onShow, onClose }: Props) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(EMPTY_SALE)
  const [sale, setSale] = useState<Sale>()
  const card = cards[index]
  if (!card) return null
  if (sale) return <SaleConfirmation sale={sale} onBack={() => setSale(undefined)} onDone={onClose} />
  const owned = copies.get(card.id) ?? 0
  const isFavorite = favorites.includes(card.id)
  const show = (next: number) => {
    setDraft(EMPTY_SALE)
    onShow(next)
  }
  return (
    <CardViewer cards={cards} index={index} onShow={show} onClose={onClose}>
      <CardFacts card={card} copies={owned} />
      <FavoriteSwitch key={card.id} cardId={card.id} isFavorite={isFavorite} />
      {card.isWithdrawn && <p>{t('collection.withdrawnNote')}</p>}
      {!isFavorite && !card.isWithdrawn && (
        <SellForm
          cardId={card.id}
          owned={owned}
          draft={draft}
          onChange={setDraft}
          onSell={(price, sold) => setSale({ card, price, copies: sold, key: createRandomKey() })}
        />
      )}
      <LinkButton href={`/home/collection/${card.id}`} variant="quiet" icon="info">
        {t('collection.more')}
      </LinkButton>
    </CardViewer>
  )
}

function CardFacts({ card, copies }: { card: Card; copies: number }) {
  const { t, pickText } = useTexts()
  return (
    <dl>
      <Fact label={t('collection.detailSeries')}>{pickText(card.titles)}</Fact>
      <Fact label={t('collection.detailRarity')}>
        <RaritySeal rarity={card.rarity} />
      </Fact>
      <Fact label={t('collection.detailPower')}>{formatThousands(card.power)} P</Fact>
      <Fact label={t('collection.detailCopies')}>{t('collection.copies', { copies })}</Fact>
    </dl>
  )
}
