import type { SummonedCard } from '@otogi/contract/summon'
import { findBestRarity } from '@otogi/rules/summon/rarity'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { playSound } from '../../game/sound.ts'
import { useTexts } from '../../platform/texts.ts'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RisingLights } from './rising-lights.tsx'
import { RevealFooter } from './reveal-footer.tsx'
import { SummonedSlot } from './summoned-slot.tsx'
import { useCardText } from './use-card-text.ts'
import s from './reveal.module.css'

const SummonedViewer = lazy(async () => ({ default: (await import('./summoned-viewer.tsx')).SummonedViewer }))

/** The delay between two cards when all are turned together, so that the player sees and hears each card. */
const SKIP_STEP_MS = 45

type Props = {
  cards: readonly SummonedCard[]
  /** The indexes of the turned cards, in the order in which they were turned. */
  turned: readonly number[]
  setTurned: (turned: readonly number[]) => void
  /** The button that repeats the order. */
  againButton: ReactNode
}

/**
 * The drawn cards, face down. The player turns them one at a time or all together. When all are turned, the player can
 * open a large view of each.
 */
export function Reveal({ cards, turned, setTurned, againButton }: Props) {
  const [isSkipped, setIsSkipped] = useState(false)
  useEffect(() => playSound('result'), [])
  const [viewed, setViewed] = useState<number>()
  const isDone = turned.length === cards.length
  const turn = (index: number) => {
    if (turned.includes(index)) return
    playSound('flip')
    setTurned([...turned, index])
  }
  const skip = () => {
    const rest = [...cards.keys()].filter((index) => !turned.includes(index))
    for (const index of rest) playSound('flip', index * SKIP_STEP_MS)
    setIsSkipped(true)
    setTurned([...turned, ...rest])
  }
  return (
    <>
      <RevealHeader card={isSkipped ? findBestCard(cards) : cards[turned.at(-1) ?? -1]} />
      <CardAnnouncer
        cards={isSkipped ? cards : cards.filter((_, index) => index === turned.at(-1))}
        isSilent={turned.length === 0}
      />
      <ol
        className={s['spread']}
        style={{ '--skip-step': `${SKIP_STEP_MS}ms` }}
        data-count={cards.length}
        data-skipped={isSkipped ? '' : undefined}
      >
        {cards.map((card, index) => (
          <SummonedSlot
            key={index}
            card={card}
            index={index}
            isTurned={turned.includes(index)}
            isSkipped={isSkipped}
            onTurn={() => turn(index)}
            onView={isDone ? () => setViewed(index) : undefined}
          />
        ))}
      </ol>
      {isDone && <RisingLights cards={cards} />}
      <RevealFooter cards={cards} turned={turned.length} onSkip={skip} againButton={againButton} />
      {viewed !== undefined && (
        <Suspense>
          <SummonedViewer cards={cards} index={viewed} onShow={setViewed} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function findBestCard(cards: readonly SummonedCard[]): SummonedCard | undefined {
  const best = findBestRarity(cards.map(({ rarity }) => rarity))
  return cards.find(({ rarity }) => rarity === best)
}

/** Shows the name of the card turned last, or of the best one if all were turned together. */
function RevealHeader({ card }: { card: SummonedCard | undefined }) {
  const { t, pickText } = useTexts()
  return (
    <header className={s['head']}>
      <h2>{t('summon.open')}</h2>
      <p>
        {card ? (
          <>
            <RaritySeal rarity={card.rarity} />
            {pickText(card.names)}
          </>
        ) : (
          t('summon.tap')
        )}
      </p>
    </header>
  )
}

function CardAnnouncer({ cards, isSilent }: { cards: readonly SummonedCard[]; isSilent: boolean }) {
  const textOf = useCardText()
  return (
    <VisuallyHidden as="div">
      <output>{isSilent ? '' : cards.map(textOf).join('. ')}</output>
    </VisuallyHidden>
  )
}
