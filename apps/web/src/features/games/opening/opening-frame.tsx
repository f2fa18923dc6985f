import type { Puzzle } from '@otogi/contract/puzzle'
import { lazy, Suspense } from 'react'
import { KamishibaiFrame } from '../../../ui/kamishibai-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LockedOverlay } from '../locked-overlay.tsx'
import type { Play } from '../playground.tsx'
import s from './opening-frame.module.css'

const Music = lazy(async () => ({ default: (await import('./music.tsx')).Music }))

type Props = {
  play: Play
  puzzle: Puzzle | undefined
  clip: string | undefined
  onCome: (() => void) | undefined
}

/** The music to be guessed from on its stage. */
export function OpeningFrame({ play, puzzle, clip, onCome }: Props) {
  if (!play.isOpen) {
    return (
      <KamishibaiFrame curtain="down">
        <LockedOverlay mode={play.mode} />
      </KamishibaiFrame>
    )
  }
  const waiting = (
    <div className={s['stand']}>
      <Skeleton className={s['waiting']} />
    </div>
  )
  return (
    <KamishibaiFrame curtain={puzzle?.solution ? 'up' : 'hung'}>
      <Suspense fallback={waiting}>
        <Music puzzle={puzzle} clip={clip} waiting={waiting} onCome={onCome} />
      </Suspense>
    </KamishibaiFrame>
  )
}
