import { market } from '@otogi/contract/routes'
import type { Card } from '@otogi/contract/collection'
import { useMutation } from '@tanstack/react-query'
import { refreshAfterTrade } from '../../game/after-trade.ts'
import { call } from '../../platform/call.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { Refused, type RefusedCode } from '../../platform/refused.ts'
import { getPlayerIdOrEndSession } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GachaSum } from '../../game/gacha-sum.tsx'
import { TradedCard } from '../../game/traded-card.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { Warning } from '../../ui/warning.tsx'

/**
 * A sale to confirm, with the price of each copy. Its idempotency key ensures that the copies are offered only once.
 */
export type Sale = { card: Card; price: number; copies: number; key: string }

type Props = { sale: Sale; onBack: () => void; onDone: () => void }

const REFUSAL_TEXT: Partial<Record<RefusedCode, 'collection.notOwned' | 'collection.favoriteNote'>> = {
  CARD_NOT_OWNED: 'collection.notOwned',
  CARD_FAVOURITE: 'collection.favoriteNote',
}

/** Asks for confirmation before a card goes up for sale. */
export function SaleConfirmation({ sale, onBack, onDone }: Props) {
  const { card, price, copies } = sale
  const { t, pickText } = useTexts()
  const name = pickText(card.names)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => putUpForSale(sale),
    onSuccess: () => {
      showToast({ text: t('collection.listed', { name, count: copies }), kind: 'good' })
    },
    onSettled: refreshAfterTrade,
  })
  const confirm = () => {
    if (getPlayerIdOrEndSession() !== undefined) mutate(undefined, { onSuccess: onDone })
  }
  return (
    <Dialog
      open
      onClose={onBack}
      title={t('collection.sellTitle', { count: copies })}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {t('collection.back')}
          </Button>
          <Button busy={isPending} onClick={confirm}>
            {t('collection.confirmSell')}
          </Button>
        </>
      }
    >
      <TradedCard card={card} text={t('collection.sellText', { name, count: copies })} />
      {error && (
        <Warning
          text={t(
            (error instanceof Refused && REFUSAL_TEXT[error.code]) ||
              toRefusalTextOrDefault('collection.sellFailed', error),
          )}
        />
      )}
      {copies === 1 ? (
        <GachaSum lines={[{ label: t('collection.sellPrice'), amount: price }]} />
      ) : (
        <GachaSum
          lines={[{ label: t('collection.sellPriceEach'), amount: price }]}
          total={{ label: t('collection.sellPriceAll', { copies }), amount: price * copies }}
        />
      )}
    </Dialog>
  )
}

async function putUpForSale({ card, price, copies, key }: Sale): Promise<void> {
  const offer = { cardId: card.id, price }
  if (copies === 1) await call(market.sell, offer, { idempotencyKey: key })
  else await call(market.sellCopies, { ...offer, copies }, { idempotencyKey: key })
}
