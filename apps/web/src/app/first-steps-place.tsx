import type { User } from '@otogi/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { readPreference, writePreference } from '../platform/storage.ts'
import s from './first-steps-place.module.css'

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/**
 * Reserves the space of the first steps, so that nothing moves when they load. Games without a first step do not show
 * them.
 */
export function FirstStepsPlace({ user }: { user: User }) {
  const path = usePathname()
  const [areHidden, setAreHidden] = useState(() => readPreference('firstSteps') === 'hidden')
  const isElsewhere = path.startsWith('/home/games/') && path !== '/home/games/image'
  if (areHidden || isElsewhere || !isNew(user)) return null
  const hide = () => {
    writePreference('firstSteps', 'hidden')
    setAreHidden(true)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div className={s['place']}>
      <Suspense>
        <FirstSteps user={user} onHide={hide} />
      </Suspense>
    </div>
  )
}

/** Whether the player has not yet won a game or has no cards. */
function isNew({ level, experience, uniqueCards }: User): boolean {
  return uniqueCards === 0 || (level === 1 && experience === 0)
}
