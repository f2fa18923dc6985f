import type { SummonedCard } from '@otogi/contract/summon'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useLeave } from './use-leave.ts'
import s from './reveal-foot.module.css'

const SharePull = lazy(async () => ({ default: (await import('./share/share-pull.tsx')).SharePull }))

type Props = { cards: readonly SummonedCard[]; turned: number; onSkip: () => void }

/** How many cards lie open, and the way on; once all do, also the way to show them around. */
export function RevealFoot({ cards, turned, onSkip }: Props) {
  const { t } = useTexts()
  const leave = useLeave()
  const [isSharing, setIsSharing] = useState(false)
  const isDone = turned === cards.length
  return (
    <footer className={s['foot']} data-done={isDone ? '' : undefined}>
      <span>{t('summon.turned', { done: turned, total: cards.length })}</span>
      <span className={s['ways']}>
        {isDone && (
          <Button variant="quiet" icon="share" onClick={() => setIsSharing(true)}>
            {t('summon.share')}
          </Button>
        )}
        {/* One button, so that the focus stays on it; what it has become is not for the rest of a double click. */}
        <Button
          variant={isDone ? 'primary' : 'quiet'}
          icon={isDone ? 'right' : 'skip'}
          onClick={({ detail }) => (isDone ? detail < 2 && leave() : onSkip())}
        >
          {t(isDone ? 'summon.exit' : 'summon.skip')}
        </Button>
      </span>
      {isSharing && (
        <Suspense>
          <SharePull cards={cards} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </footer>
  )
}
