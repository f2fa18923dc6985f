import type { Banner } from '@otogi/contract/summon'
import { PULL_COST, type PullCount } from '@otogi/rules/summon/draw'
import { useLocation } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Sums } from '../../ui/sums.tsx'
import { Warning } from '../../ui/warning.tsx'
import type { SummoningOrder } from './summoning-order.ts'

export type Intent = { banner: Banner; count: PullCount; key: string }

type Balance = { gachas: number; throws: number }
type Props = { intent: Intent; balance: Balance | undefined; onClose: () => void }

/** Asks before anything is paid, or tells that it cannot be. */
export function PullDialog({ intent, balance, onClose }: Props) {
  const { t, pickText } = useTexts()
  const [, navigate] = useLocation()
  const { banner, count } = intent
  const isAffordable = balance !== undefined && balance.gachas >= PULL_COST[count]
  const confirm = () => {
    if (balance) navigate('/summoning', { state: orderFor(intent, balance) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('summon.confirmTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(isAffordable ? 'summon.cancel' : 'summon.close')}
          </Button>
          {isAffordable ? (
            <Button icon="summon" onClick={confirm}>
              {t('summon.confirm')}
            </Button>
          ) : (
            <LinkButton href="/home/games" icon="games">
              {t('summon.earnMore')}
            </LinkButton>
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
      {!isAffordable && <Warning text={t(count === 10 ? 'summon.need100' : 'summon.need10')} />}
      {balance && <Cost gachas={balance.gachas} cost={PULL_COST[count]} />}
    </Dialog>
  )
}

function Cost({ gachas, cost }: { gachas: number; cost: number }) {
  const { t } = useTexts()
  const after = gachas - cost
  return (
    <Sums
      lines={[
        { label: t('summon.balanceNow'), amount: gachas },
        { label: t('summon.balanceCost'), amount: cost, prefix: '−' },
      ]}
      total={after >= 0 ? { label: t('summon.balanceAfter'), amount: after } : undefined}
    />
  )
}

function orderFor({ banner, count, key }: Intent, { gachas, throws }: Balance): SummoningOrder {
  return { type: banner.type, anime: banner.anime, count, throws, gachas, key }
}
