import type { Card } from '@otogi/contract/collection'
import { useState } from 'react'
import { createRandomKey } from '../../platform/random-key.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/paper.tsx'
import { SaleConfirmation, type Sale } from './confirm-sale.tsx'
import { FavoriteSwitch } from './favorite-switch.tsx'
import { EMPTY_SALE, SellForm } from './sell-form.tsx'
import s from './own-copies.module.css'

type Props = { card: Card; copies: number; isFavorite: boolean }

/** The number of the player's copies, with the buttons to sell one and to mark the card as a favorite. */
export function OwnCopies({ card, copies, isFavorite }: Props) {
  const { t } = useTexts()
  const [isSelling, setSelling] = useState(false)
  if (copies === 0 && card.isWithdrawn) return null
  if (copies === 0) {
    return (
      <Panel className={s['own']}>
        <p>{t('collection.noneOwned')}</p>
        <div className={s['actions']}>
          <LinkButton href="/home/summon" icon="summon">
            {t('collection.goSummon')}
          </LinkButton>
        </div>
      </Panel>
    )
  }
  return (
    <Panel className={s['own']}>
      <p>{t('collection.youOwn', { count: copies })}</p>
      <div className={s['actions']}>
        {!card.isWithdrawn && (
          <Button icon="market" disabled={isFavorite} onClick={() => setSelling(true)}>
            {t('collection.sellOne')}
          </Button>
        )}
        <FavoriteSwitch cardId={card.id} isFavorite={isFavorite} />
      </div>
      {isSelling && <SellDialogs card={card} copies={copies} onClose={() => setSelling(false)} />}
    </Panel>
  )
}

/** Asks for a price, then asks for confirmation in a second dialog. */
function SellDialogs({ card, copies, onClose }: { card: Card; copies: number; onClose: () => void }) {
  const { t, pickText } = useTexts()
  const [draft, setDraft] = useState(EMPTY_SALE)
  const [sale, setSale] = useState<Sale>()
  if (sale) return <SaleConfirmation sale={sale} onBack={() => setSale(undefined)} onDone={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('collection.sellNamed', { name: pickText(card.names) })}>
      <SellForm
        cardId={card.id}
        owned={copies}
        draft={draft}
        onChange={setDraft}
        onSell={(price, sold) => setSale({ card, price, copies: sold, key: createRandomKey() })}
      />
    </Dialog>
  )
}
