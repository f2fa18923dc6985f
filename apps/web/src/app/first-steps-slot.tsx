import type { User } from '@otogi/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { loadTexts } from '../platform/texts.ts'
import { readPreference, writePreference } from '../platform/storage.ts'
import s from './first-steps-slot.module.css'

const FirstSteps = lazy(async () => {
  const [{ FirstSteps: Loaded }] = await Promise.all([import('./first-steps.tsx'), loadTexts(['home'])])
  return { default: Loaded }
})

/**
 * Reserves space for the new players' guide, so that the page does not move when the guide loads. Pages of games that
 * are not part of the guide do not show it.
 */
export function FirstStepsSlot({ user }: { user: User }) {
  const path = usePathname()
  const [areHidden, setAreHidden] = useState(() => readPreference('firstSteps') === 'hidden')
  const isElsewhere = path.startsWith('/home/games/') && path !== '/home/games/image'
  if (areHidden || isElsewhere || !isNewPlayer(user)) return null
  const hide = () => {
    writePreference('firstSteps', 'hidden')
    setAreHidden(true)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  // On phones, only these pages have room for the guide without scrolling.
  const isOnPhones = path === '/home/main' || (path === '/home/games/image' && hasWonGame(user))
  return (
    <div className={s['place']} data-on-phones={isOnPhones ? '' : undefined}>
      <Suspense>
        <FirstSteps user={user} onHide={hide} />
      </Suspense>
    </div>
  )
}

/** Whether the player has yet to win a first game or get a first card. */
function isNewPlayer(user: User): boolean {
  return user.uniqueCards === 0 || !hasWonGame(user)
}

function hasWonGame({ level, experience }: User): boolean {
  return level > 1 || experience > 0
}
