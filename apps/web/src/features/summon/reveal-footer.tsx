import type { SummonedCard } from '@otogi/contract/summon'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useReturnToBanners } from './use-return.ts'
import s from './reveal-footer.module.css'

const SharePull = lazy(async () => {
  const [{ SharePull: Dialog }] = await Promise.all([import('./share/share-pull.tsx'), loadTexts(['share'])])
  return { default: Dialog }
})

type Props = {
  cards: readonly SummonedCard[]
  turned: number
  onSkip: () => void
  /** The button that repeats the order. */
  againButton: ReactNode
}

/**
 * Shows the number of turned cards and a button to turn the rest. When all cards are turned, shows buttons to share, to
 * leave and to summon again.
 */
export function RevealFooter({ cards, turned, onSkip, againButton }: Props) {
  const { t } = useTexts()
  const leave = useReturnToBanners()
  const [isSharing, setIsSharing] = useState(false)
  const isDone = turned === cards.length
  return (
    <footer className={s['foot']} data-done={isDone ? '' : undefined}>
      <span>{isDone ? t('summon.view') : t('summon.turned', { done: turned, total: cards.length })}</span>
      <span className={s['ways']}>
        {isDone && (
          <Button variant="quiet" icon="share" onClick={() => setIsSharing(true)}>
            <span className={s['share']}>{t('summon.share')}</span>
          </Button>
        )}
        {/* A single button, so that the focus stays on it. When its action changes, it ignores the second click of
            a double click. */}
        <Button
          variant="quiet"
          icon={isDone ? 'left' : 'skip'}
          onClick={({ detail }) => (isDone ? detail < 2 && leave() : onSkip())}
        >
          {t(isDone ? 'summon.exit' : 'summon.skip')}
        </Button>
        {isDone && againButton}
      </span>
      {isSharing && (
        <Suspense>
          <SharePull cards={cards} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </footer>
  )
}
