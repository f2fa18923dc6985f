import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CardDialog } from './card-dialog.tsx'
import { ConfirmSale, type Sale } from './confirm-sale.tsx'
import { FavouriteSwitch } from './favourite-switch.tsx'
import { SellForm } from './sell-form.tsx'

type Props = { card: Card; copies: number; isFavourite: boolean; onClose: () => void }

/** An owned card: looking at it, asking a price, and confirming the sale in a dialog of its own. */
export function OwnedCard({ card, copies, isFavourite, onClose }: Props) {
  const { t } = useTexts()
  const [price, setPrice] = useState('')
  const [sale, setSale] = useState<Sale>()
  if (sale) return <ConfirmSale sale={sale} onBack={() => setSale(undefined)} onDone={onClose} />
  return (
    <CardDialog card={card} copies={copies} onClose={onClose}>
      <FavouriteSwitch cardId={card.id} isFavourite={isFavourite} />
      {!isFavourite && (
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
