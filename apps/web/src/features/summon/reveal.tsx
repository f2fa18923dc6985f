import type { SummonedCard } from '@otogi/contract/summon'
import { findBestRarity } from '@otogi/rules/summon/rarity'
import { useEffect, useState } from 'react'
import { playSound } from '../../game/sound.ts'
import { useTexts } from '../../platform/texts.ts'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Motes } from './motes.tsx'
import { RevealFoot } from './reveal-foot.tsx'
import { SummonedSlot } from './summoned-slot.tsx'
import { useCardText } from './use-card-text.ts'
import s from './reveal.module.css'

/** Between one card and the next when all are turned at once: each is still seen and heard. */
const SKIP_STEP_MS = 45

type Props = {
  cards: readonly SummonedCard[]
  /** The places of the cards that lie open, in the order they were turned. */
  turned: readonly number[]
  setTurned: (turned: readonly number[]) => void
}

/** The drawn cards face down; each is turned by itself, or all at once. */
export function Reveal({ cards, turned, setTurned }: Props) {
  const [isSkipped, setIsSkipped] = useState(false)
  useEffect(() => playSound('result'), [])
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
      <RevealHead card={isSkipped ? bestOf(cards) : cards[turned.at(-1) ?? -1]} />
      <Announcer
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
          />
        ))}
      </ol>
      {isDone && <Motes cards={cards} />}
      <RevealFoot cards={cards} turned={turned.length} onSkip={skip} />
    </>
  )
}

function bestOf(cards: readonly SummonedCard[]): SummonedCard | undefined {
  const best = findBestRarity(cards.map(({ rarity }) => rarity))
  return cards.find(({ rarity }) => rarity === best)
}

/** Names the card that was turned last, or the best of those turned together. */
function RevealHead({ card }: { card: SummonedCard | undefined }) {
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

function Announcer({ cards, isSilent }: { cards: readonly SummonedCard[]; isSilent: boolean }) {
  const textOf = useCardText()
  return (
    <VisuallyHidden as="div">
      <output>{isSilent ? '' : cards.map(textOf).join('. ')}</output>
    </VisuallyHidden>
  )
}
