import type { Mode } from '@otogi/rules/games/games'
import { lazy, Suspense } from 'react'

const LockedOverlay = lazy(async () => ({ default: (await import('./locked-overlay.tsx')).LockedOverlay }))

/** Loads the overlay of a locked mode only when it is shown, because most players never see it. */
export function LazyLockedOverlay({ mode }: { mode: Mode }) {
  return (
    <Suspense>
      <LockedOverlay mode={mode} />
    </Suspense>
  )
}
