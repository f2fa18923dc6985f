import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CardDialog } from './card-dialog.tsx'
import { SaleConfirmation, type Sale } from './confirm-sale.tsx'
import { FavoriteSwitch } from './favorite-switch.tsx'
import { SellForm } from './sell-form.tsx'

type Props = { card: Card; copies: number; isFavorite: boolean; onClose: () => void }

/** The dialog of an owned card, followed by the dialogs for the price and the confirmation. */
export function OwnedCard({ card, copies, isFavorite, onClose }: Props) {
  const { t } = useTexts()
  const [price, setPrice] = useState('')
  const [sale, setSale] = useState<Sale>()
  if (sale) return <SaleConfirmation sale={sale} onBack={() => setSale(undefined)} onDone={onClose} />
  return (
    <CardDialog card={card} copies={copies} onClose={onClose}>
      <FavoriteSwitch cardId={card.id} isFavorite={isFavorite} />
      {!isFavorite && (
        <SellForm
          cardId={card.id}
          price={price}
          onPrice={setPrice}
          onSell={(asked) => setSale({ card, price: asked, key: createRandomKey() })}
        />
      )}
      <LinkButton href={`/home/collection/${card.id}`} variant="quiet" icon="info">
        {t('collection.more')}
      </LinkButton>
    </CardDialog>
  )
}
