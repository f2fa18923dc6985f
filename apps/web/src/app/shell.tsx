import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { readPreference, writePreference } from '../platform/storage.ts'
import { useDayRollover } from '../game/day.ts'
import { useUser } from '../game/session.ts'
import { loadTexts, showLanguage, useTexts } from '../platform/texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { FirstStepsSlot } from './first-steps-slot.tsx'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { useMenu, SIDEBAR_QUERY } from './use-menu.ts'
import s from './shell.module.css'
import type { User } from '@otogi/contract/accounts'
import { formatThousands } from '@otogi/rules/format/number'
import { readAnnouncedDay, writeAnnouncedDay } from '../game/player-storage.ts'
import { showToast } from '../ui/toasts.tsx'

const Celebrations = lazy(async () => {
  const [{ Celebrations: Loaded }] = await Promise.all([
    import('./celebrations/celebrations.tsx'),
    loadTexts(['celebrations']),
  ])
  return { default: Loaded }
})

/** Narrower windows start with the navigation collapsed to its icons, because games need the width. */
const ROOMY = '(min-width: 1280px)'

/** The layout around every page for signed-in players. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const user = useUser()
  const [folded, setFolded] = useState(isNarrowWindow)
  const menu = useMenu()
  useDayRollover()
  useAutomaticPaymentNotice(user)
  useEffect(() => void showLanguage(user.language), [user.language])
  const toggle = () => {
    if (!matchMedia(SIDEBAR_QUERY).matches) return menu.toggle()
    writePreference('navigation', folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  return (
    <>
      <a className={s['skip']} href="#content" inert={menu.open}>
        {t('app.skip')}
      </a>
      <Header folded={folded} menuOpen={menu.open} onToggle={toggle} />
      <div className={joinClasses(s['shell'], folded && s['folded'])}>
        <Navigation user={user} folded={folded} open={menu.open} onClose={menu.close} />
        <main id="content" className={s['main']} tabIndex={-1} inert={menu.open}>
          <FirstStepsSlot user={user} />
          {children}
        </main>
      </div>
      <Suspense>
        <Celebrations user={user} />
      </Suspense>
    </>
  )
}

function isNarrowWindow(): boolean {
  const chosen = readPreference('navigation')
  return chosen === null ? !matchMedia(ROOMY).matches : chosen === 'folded'
}

/** Once a day, announces the unclaimed rewards that were paid automatically at rollover. */
function useAutomaticPaymentNotice({ paidAtRollover: count, day }: User): void {
  const { t } = useTexts()
  useEffect(() => {
    if (count === 0 || readAnnouncedDay() === day) return
    writeAnnouncedDay(day)
    showToast({ text: t('app.paidAtRollover', { count, gachas: formatThousands(count) }), kind: 'good' })
  }, [count, day, t])
}
