import { canBuy } from '@otogi/rules/market/price'
import { useState, type ReactNode } from 'react'
import type { RefusedCode } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { useBalance } from '../../game/wallet.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GachaSum } from '../../game/gacha-sum.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { Warning } from '../../ui/warning.tsx'
import { useTrade, type TradeRequest } from './use-trade.ts'
import { usePrices } from '../../game/prices.ts'
import { PriceChart } from '../../game/price-chart.tsx'
import { TradedCard } from '../../game/traded-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './trade-dialog.module.css'

type Props = { request: TradeRequest; onClose: () => void }
type BuyProps = Props & {
  /** Reports the offer. */
  reportButton: ReactNode
}

const REFUSAL_TEXT: Partial<Record<RefusedCode, TextKey>> = {
  INSUFFICIENT_GACHAS: 'market.exitMess',
  MARKET_GUARDED: 'refusals.MARKET_GUARDED',
  SELLER_LIMIT: 'refusals.SELLER_LIMIT',
}

/** Asks for confirmation of a trade, or explains why it is not possible. */
export function TradeDialog({ request, onClose, reportButton }: BuyProps) {
  return request.kind === 'buy' ? (
    <BuyDialog request={request} onClose={onClose} reportButton={reportButton} />
  ) : (
    <CancelDialog request={request} onClose={onClose} />
  )
}

function BuyDialog({ request, onClose, reportButton }: BuyProps) {
  const { t, pickText } = useTexts()
  const { card, user, price } = request.listing
  const name = pickText(card.names)
  const { confirm, isBusy, problem } = useTradeConfirmation(request, t('market.bought', { name }), onClose)
  const gachas = useBalance()?.gachas
  const isShort = gachas !== undefined && !canBuy(gachas, price)
  const warning = isShort ? t('market.exitMess') : problem
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('market.buyTitle')}
      actions={
        <DialogActions onClose={onClose}>
          {isShort ? (
            <LinkButton href="/home/games" icon="games">
              {t('market.earnMore')}
            </LinkButton>
          ) : (
            <Button variant="gold" busy={isBusy} onClick={confirm}>
              {t('market.confirmBuy')}
            </Button>
          )}
        </DialogActions>
      }
    >
      <TradedCard card={card} text={t('market.buyText', { name, username: user.username })} />
      {warning && <Warning text={warning} />}
      {gachas !== undefined && (
        <GachaSum
          lines={[
            { label: t('market.balanceNow'), amount: gachas },
            { label: t('market.balanceCost'), amount: price, prefix: '−' },
          ]}
          total={isShort ? undefined : { label: t('market.balanceAfter'), amount: gachas - price }}
        />
      )}
      <PastPrices cardId={card.id} />
      <div className={s['report']}>{reportButton}</div>
    </Dialog>
  )
}

function CancelDialog({ request, onClose }: Props) {
  const { t, pickText } = useTexts()
  const name = pickText(request.listing.card.names)
  const { confirm, isBusy, problem } = useTradeConfirmation(request, t('market.canceled', { name }), onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('market.cancelTitle')}
      actions={
        <DialogActions onClose={onClose}>
          <Button busy={isBusy} onClick={confirm}>
            {t('market.confirmCancel')}
          </Button>
        </DialogActions>
      }
    >
      <p>{t('market.cancelText', { name })}</p>
      {problem && <Warning text={problem} />}
    </Dialog>
  )
}

function DialogActions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('market.back')}
      </Button>
      {children}
    </>
  )
}

/**
 * Closes the dialog when the trade succeeds or the listing no longer exists. After other errors the dialog stays open,
 * so that the player can try again.
 */
function useTradeConfirmation(request: TradeRequest, doneText: string, onClose: () => void) {
  const { t } = useTexts()
  const [problem, setProblem] = useState<string>()
  const { confirm, isBusy } = useTrade(request, (refusal) => {
    if (refusal !== undefined && refusal !== 'LISTING_GONE') {
      return setProblem(t(REFUSAL_TEXT[refusal] ?? 'market.failed'))
    }
    showToast(refusal ? { text: t('market.gone'), kind: 'info' } : { text: doneText, kind: 'good' })
    onClose()
  })
  return { confirm, isBusy, problem }
}

/** The card's past sale prices, to compare with the asking price. */
function PastPrices({ cardId }: { cardId: string }) {
  const { t } = useTexts()
  const { data, isPending } = usePrices(cardId)
  if (isPending) return <Skeleton className={s['waiting']} />
  if (!data) return null
  if (data.sales.length === 0) return <p className={s['none']}>{t('market.neverSold')}</p>
  return (
    <section>
      <h3>{t('market.prices')}</h3>
      <PriceChart sales={data.sales} median={data.median} />
    </section>
  )
}
