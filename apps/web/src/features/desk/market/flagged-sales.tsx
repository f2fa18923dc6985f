import { market } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { formatThousands } from '@otogi/rules/format/number'
import { useCards } from '../../../game/cards.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { Button } from '../../../ui/button.tsx'
import { LocalTime } from '../../../ui/local-time.tsx'
import { Panel } from '../../../ui/paper.tsx'
import type { Change } from './change-dialog.tsx'
import s from './market-page.module.css'

type FlaggedSale = ReplyOf<typeof market.signs>[number]

const SIGN_TEXTS: Readonly<Record<string, TextKey>> = {
  'above-rate': 'moderation.signAboveRate',
  'below-rate': 'moderation.signBelowRate',
  'seller-limit': 'moderation.signSellerLimit',
  'far-from-rate': 'moderation.signFarFromRate',
  'many-buyers': 'moderation.signManyBuyers',
}

type Props = {
  sales: readonly FlaggedSale[]
  onUndo: (change: Change) => void
  onShowOffers: (seller: string) => void
}

/** The flagged sales with the reasons, newest first. */
export function FlaggedSales({ sales, onUndo, onShowOffers }: Props) {
  const { t } = useTexts()
  return (
    <Panel className={s['panel']}>
      <h3>{t('moderation.flags')}</h3>
      {sales.length === 0 && <p>{t('moderation.noFlags')}</p>}
      <ul className={s['list']}>
        {sales.map((sale) => (
          <SaleLine key={sale.id} sale={sale} onUndo={onUndo} onShowOffers={onShowOffers} />
        ))}
      </ul>
    </Panel>
  )
}

function SaleLine({ sale, onUndo, onShowOffers }: Omit<Props, 'sales'> & { sale: FlaggedSale }) {
  const { t, pickText } = useTexts()
  const { id, at, buyer, seller, card: cardId, price, rate, signs, isUndone } = sale
  const card = useCards().data?.find((one) => one.id === cardId)
  const name = card ? pickText(card.names) : cardId
  const title = t('moderation.sale', { buyer, seller, name, gachas: formatThousands(price) })
  return (
    <li className={s['line']}>
      <div>
        <p className={s['title']}>{title}</p>
        <p className={s['hint']}>
          <LocalTime epochMs={at} />
          {rate !== null && ` · ${t('moderation.rate', { gachas: formatThousands(rate) })}`}
        </p>
        <ul className={s['signs']}>
          {signs.map((sign) => (
            <li key={sign}>{t(SIGN_TEXTS[sign] ?? 'moderation.signUnknown')}</li>
          ))}
        </ul>
      </div>
      <div className={s['actions']}>
        <Button variant="quiet" onClick={() => onShowOffers(seller)}>
          {t('moderation.showOffers', { username: seller })}
        </Button>
        {isUndone ? (
          <b>{t('moderation.undone')}</b>
        ) : (
          <Button
            aria-label={`${t('moderation.undo')}: ${title}`}
            onClick={() => onUndo({ kind: 'undo', listingId: id, title })}
          >
            {t('moderation.undo')}
          </Button>
        )}
      </div>
    </li>
  )
}
