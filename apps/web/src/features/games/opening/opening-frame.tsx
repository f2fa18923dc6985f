import type { Puzzle } from '@otogi/contract/puzzle'
import { lazy, Suspense } from 'react'
import { PuzzleFrame } from '../puzzle-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LazyLockedOverlay } from '../lazy-locked-overlay.tsx'
import s from './opening-frame.module.css'
import type { Play } from '../play.ts'

const Music = lazy(async () => ({ default: (await import('./music.tsx')).PuzzleMusic }))

type Props = {
  play: Play
  puzzle: Puzzle | undefined
  clip: string | undefined
  onLoaded: (() => void) | undefined
}

/** Frames the clip of a music puzzle. */
export function OpeningFrame({ play, puzzle, clip, onLoaded }: Props) {
  if (!play.isOpen) {
    return (
      <PuzzleFrame curtain="down">
        <LazyLockedOverlay mode={play.mode} />
      </PuzzleFrame>
    )
  }
  const waiting = (
    <div className={s['stand']}>
      <Skeleton className={s['waiting']} />
    </div>
  )
  return (
    <PuzzleFrame curtain={puzzle?.solution ? 'up' : 'hung'}>
      <Suspense fallback={waiting}>
        <Music puzzle={puzzle} clip={clip} waiting={waiting} onLoaded={onLoaded} />
      </Suspense>
    </PuzzleFrame>
  )
}
