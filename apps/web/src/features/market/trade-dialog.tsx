import { canBuy } from '@otogi/rules/market/price'
import { useState, type ReactNode } from 'react'
import type { RefusedCode } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { useBalance } from '../../game/wallet.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GachaSum } from '../../game/gacha-sum.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Warning } from '../../ui/warning.tsx'
import { useTrade, type Intent } from './use-trade.ts'
import { usePrices } from '../../game/prices.ts'
import { PriceChart } from '../../game/price-chart.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './went-for.module.css'

type Props = { intent: Intent; onClose: () => void }

const REFUSAL_TEXT: Partial<Record<RefusedCode, TextKey>> = {
  INSUFFICIENT_GACHAS: 'market.exitMess',
  MARKET_GUARDED: 'refusals.MARKET_GUARDED',
  SELLER_LIMIT: 'refusals.SELLER_LIMIT',
}

/** Asks before a card changes hands, or tells that it cannot. */
export function TradeDialog({ intent, onClose }: Props) {
  return intent.kind === 'buy' ? (
    <BuyDialog intent={intent} onClose={onClose} />
  ) : (
    <CancelDialog intent={intent} onClose={onClose} />
  )
}

function BuyDialog({ intent, onClose }: Props) {
  const { t, pickText } = useTexts()
  const { card, user, price } = intent.listing
  const name = pickText(card.names)
  const { confirm, isBusy, problem } = useConfirmed(intent, t('market.bought', { name }), onClose)
  const gachas = useBalance()?.gachas
  const isShort = gachas !== undefined && !canBuy(gachas, price)
  const warning = isShort ? t('market.exitMess') : problem
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('market.buyTitle')}
      actions={
        <Actions onClose={onClose}>
          {isShort ? (
            <LinkButton href="/home/games" icon="games">
              {t('market.earnMore')}
            </LinkButton>
          ) : (
            <Button variant="gold" busy={isBusy} onClick={confirm}>
              {t('market.confirmBuy')}
            </Button>
          )}
        </Actions>
      }
    >
      <p>{t('market.buyText', { name, username: user.username })}</p>
      <WentFor cardId={card.id} />
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
    </Dialog>
  )
}

function CancelDialog({ intent, onClose }: Props) {
  const { t, pickText } = useTexts()
  const name = pickText(intent.listing.card.names)
  const { confirm, isBusy, problem } = useConfirmed(intent, t('market.cancelled', { name }), onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('market.cancelTitle')}
      actions={
        <Actions onClose={onClose}>
          <Button busy={isBusy} onClick={confirm}>
            {t('market.confirmCancel')}
          </Button>
        </Actions>
      }
    >
      <p>{t('market.cancelText', { name })}</p>
      {problem && <Warning text={problem} />}
    </Dialog>
  )
}

function Actions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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

/** A trade that is over, one way or the other, closes the dialog; one that may be tried again leaves it open. */
function useConfirmed(intent: Intent, doneText: string, onClose: () => void) {
  const { t } = useTexts()
  const [problem, setProblem] = useState<string>()
  const { confirm, isBusy } = useTrade(intent, (refusal) => {
    if (refusal !== undefined && refusal !== 'LISTING_GONE') {
      return setProblem(t(REFUSAL_TEXT[refusal] ?? 'market.failed'))
    }
    toast(refusal ? { text: t('market.gone'), kind: 'info' } : { text: doneText, kind: 'good' })
    onClose()
  })
  return { confirm, isBusy, problem }
}

/** What a card was sold for before: whether the price asked is a usual one. */
function WentFor({ cardId }: { cardId: string }) {
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
