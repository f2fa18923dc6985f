import type { Card } from '@otogi/contract/collection'
import { formatThousands } from '@otogi/rules/format/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Fact } from '../../ui/fact.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import s from './card-dialog.module.css'

type Props = { card: Card; copies: number; onClose: () => void; children: ReactNode }

/** A large view of an owned card with its details. The children are the actions that the player can take. */
export function CardDialog({ card, copies, onClose, children }: Props) {
  const { t, pickText } = useTexts()
  const name = pickText(card.names)
  const series = pickText(card.titles)
  return (
    <Dialog open onClose={onClose} title={name} size="wide">
      <div className={s['detail']}>
        <div className={s['art']}>
          <TradingCard
            image={card.image}
            thumbnail={card.thumbnail}
            tint={card.tint}
            name={name}
            series={series}
            rarity={card.rarity}
            power={card.power}
            size="(max-width: 740px) 80vw, 400px"
            hasPreview
            priority
          />
        </div>
        <div className={s['side']}>
          <dl className={s['facts']}>
            <Fact label={t('collection.detailSeries')}>{series}</Fact>
            <Fact label={t('collection.detailRarity')}>
              <RaritySeal rarity={card.rarity} />
            </Fact>
            <Fact label={t('collection.detailPower')}>{formatThousands(card.power)} P</Fact>
            <Fact label={t('collection.detailCopies')}>{t('collection.copies', { copies })}</Fact>
          </dl>
          {children}
        </div>
      </div>
    </Dialog>
  )
}
