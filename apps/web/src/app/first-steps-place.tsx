import type { User } from '@otogi/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { readPreference, writePreference } from '../platform/storage.ts'
import s from './first-steps-place.module.css'

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/** Keeps the room of the first steps, so that nothing moves when they come: in every page but the games they do not name. */
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

/** Who has won and drawn cards knows the way. */
function isNew({ level, experience, uniqueCards }: User): boolean {
  return uniqueCards === 0 || (level === 1 && experience === 0)
}
