import type { Banner } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { useWallet } from '../../game/wallet.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GachaSum } from '../../game/gacha-sum.tsx'
import { Warning } from '../../ui/warning.tsx'
import type { SummoningOrder } from './summoning-order.ts'
import s from './pull-dialog.module.css'

export type PullRequest = { banner: Banner; count: PullCount; key: string }

type Wallet = ReturnType<typeof useWallet>
type Balance = NonNullable<Wallet['data']>
type Props = { request: PullRequest; onClose: () => void }

/** Asks for confirmation before a pull, or explains why it is not possible. */
export function PullDialog({ request, onClose }: Props) {
  const { t, pickText } = useTexts()
  const wallet = useWallet()
  const { banner, count } = request
  const balance = wallet.data
  const isShort = balance !== undefined && balance.gachas < PULL_COST[count]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('summon.confirmTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(isShort ? 'summon.close' : 'summon.cancel')}
          </Button>
          {isShort ? (
            <LinkButton href="/home/games" icon="games">
              {t('summon.earnMore')}
            </LinkButton>
          ) : (
            <ConfirmButton request={request} wallet={wallet} />
          )}
        </>
      }
    >
      <p>
        {t('summon.confirmText', {
          cards: t(count === 10 ? 'summon.tenCards' : 'summon.oneCard'),
          banner: pickText(banner.title),
        })}
      </p>
      {isShort && <Warning text={t(count === 10 ? 'summon.need100' : 'summon.need10')} />}
      {balance ? <PullCost balance={balance.gachas} cost={PULL_COST[count]} /> : <MissingBalance wallet={wallet} />}
    </Dialog>
  )
}

/**
 * A button that confirms only once, even if pressed repeatedly. If the balance failed to load, the button loads it
 * again.
 */
function ConfirmButton({
  request,
  wallet: { data: balance, isError, refetch },
}: {
  request: PullRequest
  wallet: Wallet
}) {
  const { t } = useTexts()
  const [path, navigate] = useLocation()
  const isConfirmed = useRef(false)
  if (!balance && isError) return <Button onClick={() => void refetch()}>{t('summon.retry')}</Button>
  const confirm = () => {
    if (!balance || isConfirmed.current) return
    isConfirmed.current = true
    // A pull that is repeated from its own page replaces the history entry, so that going back still leads to the
    // banners.
    navigate('/summoning', { state: createOrder(request, balance), replace: path === '/summoning' })
  }
  return (
    <Button icon="summon" busy={!balance} onClick={confirm}>
      {t('summon.confirm')}
    </Button>
  )
}

function MissingBalance({ wallet: { isError } }: { wallet: Wallet }) {
  const { t } = useTexts()
  return isError ? <Warning text={t('summon.balanceFailed')} /> : <Skeleton className={s['waiting']} />
}

function PullCost({ balance, cost }: { balance: number; cost: number }) {
  const { t } = useTexts()
  const after = balance - cost
  return (
    <GachaSum
      lines={[
        { label: t('summon.balanceNow'), amount: balance },
        { label: t('summon.balanceCost'), amount: cost, prefix: '−' },
      ]}
      total={after >= 0 ? { label: t('summon.balanceAfter'), amount: after } : undefined}
    />
  )
}

function createOrder({ banner, count, key }: PullRequest, { gachas, pityCount }: Balance): SummoningOrder {
  return { type: banner.type, anime: banner.anime, count, pityCount, gachas, key }
}
