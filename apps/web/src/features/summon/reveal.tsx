import type { SummonedCard } from '@otogi/contract/summon'
import { bestRarity } from '@otogi/rules/summon/rarity'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { play } from '../../platform/sound.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { RaritySeal } from '../../ui/rarity-seal.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Motes } from './motes.tsx'
import { SummonedSlot } from './summoned-slot.tsx'
import { useCardText } from './use-card-text.ts'
import s from './reveal.module.css'

const SharePull = lazy(async () => ({ default: (await import('./share/share-pull.tsx')).SharePull }))

/** The drawn cards face down; each is turned by itself, or all at once. */
export function Reveal({ cards }: { cards: readonly SummonedCard[] }) {
  const { t } = useTexts()
  const [turned, setTurned] = useState<readonly number[]>([])
  const [isSkipped, setIsSkipped] = useState(false)
  useEffect(() => play('result'), [])
  const isDone = turned.length === cards.length
  const turn = (index: number) => {
    if (turned.includes(index)) return
    play('flip')
    setTurned([...turned, index])
  }
  const skip = () => {
    play('flip')
    setIsSkipped(true)
    setTurned([...turned, ...cards.map((_, index) => index).filter((index) => !turned.includes(index))])
  }
  return (
    <>
      <RevealHead card={isSkipped ? bestOf(cards) : cards[turned.at(-1) ?? -1]} />
      <Announcer
        cards={isSkipped ? cards : cards.filter((_, index) => index === turned.at(-1))}
        isSilent={turned.length === 0}
      />
      <ol className={s['spread']} data-count={cards.length} data-skipped={isSkipped ? '' : undefined}>
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
      <footer className={s['foot']}>
        <span>{t('summon.turned', { done: turned.length, total: cards.length })}</span>
        {isDone ? (
          <Leave cards={cards} />
        ) : (
          <Button variant="quiet" icon="skip" onClick={skip}>
            {t('summon.skip')}
          </Button>
        )}
      </footer>
    </>
  )
}

/** The way out once all is seen, and the way to show it around. */
function Leave({ cards }: { cards: readonly SummonedCard[] }) {
  const { t } = useTexts()
  const [, navigate] = useLocation()
  const [isSharing, setIsSharing] = useState(false)
  return (
    <span className={s['leave']}>
      <Button variant="quiet" icon="share" onClick={() => setIsSharing(true)}>
        {t('summon.share')}
      </Button>
      <Button icon="right" onClick={() => navigate('/home/summon', { replace: true })}>
        {t('summon.exit')}
      </Button>
      {isSharing && (
        <Suspense>
          <SharePull cards={cards} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </span>
  )
}

function bestOf(cards: readonly SummonedCard[]): SummonedCard | undefined {
  const best = bestRarity(cards.map(({ rarity }) => rarity))
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
