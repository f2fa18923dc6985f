import type { Card } from '@otogi/contract/collection'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSwipe } from '../ui/use-swipe.ts'
import { TradingCard } from './trading-card.tsx'
import s from './card-viewer.module.css'

type Props = {
  /** The cards that can be viewed one after another. */
  cards: readonly Card[]
  index: number
  onShow: (index: number) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A large view of a card. Swipes, arrow keys and buttons show the previous and the next card. The children describe the
 * card.
 */
export function CardViewer({ cards, index, onShow, onClose, children }: Props) {
  const { t, pickText } = useTexts()
  const show = (next: number) => {
    if (cards[next]) onShow(next)
  }
  const swipe = useSwipe((direction) => show(direction === 'left' ? index + 1 : index - 1))
  useEffect(() => watchArrowKeys((step) => show(index + step)))
  const card = cards[index]
  if (!card) return null
  const name = pickText(card.names)
  return (
    <Dialog open onClose={onClose} title={name} size="wide">
      <div className={s['detail']} {...swipe}>
        <div className={s['art']}>
          <TradingCard
            key={card.id}
            image={card.image}
            thumbnail={card.thumbnail}
            tint={card.tint}
            name={name}
            series={pickText(card.titles)}
            rarity={card.rarity}
            power={card.power}
            size="(max-width: 740px) 80vw, 400px"
            hasPreview
            priority
          />
          {cards.length > 1 && (
            <nav className={s['steps']} aria-label={t('game.cards')}>
              <IconButton
                icon="left"
                label={t('game.previousCard')}
                disabled={index === 0}
                onClick={() => show(index - 1)}
              />
              <span aria-live="polite">{t('game.cardOf', { n: index + 1, count: cards.length })}</span>
              <IconButton
                icon="right"
                label={t('game.nextCard')}
                disabled={index === cards.length - 1}
                onClick={() => show(index + 1)}
              />
            </nav>
          )}
        </div>
        <div className={s['side']}>{children}</div>
      </div>
    </Dialog>
  )
}

/** Reports the arrow keys of the whole page, because the focus can be anywhere in the dialog. */
function watchArrowKeys(onStep: (step: -1 | 1) => void): () => void {
  const onKey = ({ key, target }: KeyboardEvent) => {
    // In a text field, the arrow keys move the caret.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowLeft') onStep(-1)
    if (key === 'ArrowRight') onStep(1)
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
