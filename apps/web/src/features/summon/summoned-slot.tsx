import type { SummonedCard } from '@otogi/contract/summon'
import { getRarityRank, type Rarity } from '@otogi/rules/summon/rarity'
import { useTexts } from '../../platform/texts.ts'
import { CardBack } from '../../game/card-back.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { TradingCard } from '../../game/trading-card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { toLightClass } from './rarity-light.ts'
import { StarBurst } from './sparks.tsx'
import { useCardText } from './use-card-text.ts'
import s from './summoned-slot.module.css'

const SHINES_FROM: Rarity = 'S+'

type Props = {
  card: SummonedCard
  index: number
  isTurned: boolean
  isSkipped: boolean
  onTurn: () => void
  /** Opens the large view; undefined until all cards are turned. */
  onView: (() => void) | undefined
}

/** One drawn card. A button first turns it and later opens its large view. */
export function SummonedSlot({ card, index, isTurned, isSkipped, onTurn, onView }: Props) {
  const { t, pickText } = useTexts()
  const textOf = useCardText()
  const shines = isTurned && getRarityRank(card.rarity) >= getRarityRank(SHINES_FROM)
  return (
    <li
      className={joinClasses(s['slot'], isTurned && toLightClass(card.rarity))}
      style={{ '--at': index }}
      data-shines={shines ? '' : undefined}
    >
      {shines && <span className={s['rays']} aria-hidden="true" />}
      <button
        type="button"
        className={s['card']}
        data-turned={isTurned ? '' : undefined}
        data-quick={isSkipped ? '' : undefined}
        aria-disabled={(isTurned && !onView) || undefined}
        aria-haspopup={onView && 'dialog'}
        // The second click of a double click on the last card does not open the view.
        onClick={({ detail }) => (onView ? detail < 2 && onView() : onTurn())}
      >
        <VisuallyHidden>{isTurned ? textOf(card) : t('summon.faceDown', { n: index + 1 })}</VisuallyHidden>
        <span className={s['back']} aria-hidden="true">
          <CardBack />
        </span>
        <span className={s['front']} aria-hidden="true">
          <TradingCard
            image={card.image}
            thumbnail={card.thumbnail}
            tint={card.tint}
            name={pickText(card.names)}
            rarity={card.rarity}
            size="(max-width: 740px) 30vw, 180px"
            hasPreview
            priority
          />
        </span>
      </button>
      {isTurned && <CardBadge card={card} />}
      {shines && <StarBurst />}
    </li>
  )
}

function CardBadge({ card: { isNew, copies } }: { card: SummonedCard }) {
  const { t } = useTexts()
  if (!isNew && copies < 2) return null
  return (
    <span className={joinClasses(s['badge'], isNew && s['isNew'])} aria-hidden="true">
      {isNew ? t('summon.new') : t('summon.copies', { copies })}
    </span>
  )
}
