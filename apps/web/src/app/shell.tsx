import type { User } from '@otogi/contract/accounts'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { readPreference, writePreference } from '../platform/browser-storage.ts'
import { useDayTurn } from '../platform/day.ts'
import { useUser } from '../platform/session.ts'
import { setLanguage, useTexts } from '../platform/texts.ts'
import { classes } from '../ui/classes.ts'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { usePaidNotice } from './use-paid-notice.ts'
import s from './shell.module.css'

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/** Where the navigation stands beside the page; below, the header's menu takes its place. */
const WIDE = '(min-width: 741px)'

/** Narrower, the page needs the room of the navigation's words. */
const ROOMY = '(min-width: 1001px)'

/** What surrounds every page of a signed-in player. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const user = useUser()
  const path = usePathname()
  const [folded, setFolded] = useState(startsFolded)
  const [menuOn, setMenuOn] = useState<string>()
  const menuOpen = menuOn === path
  useDayTurn()
  usePaidNotice(user)
  useEffect(() => setLanguage(user.codeLan), [user.codeLan])
  const toggle = () => {
    if (!matchMedia(WIDE).matches) return setMenuOn(menuOpen ? undefined : path)
    writePreference('navigation', folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  return (
    <>
      <a className={s['skip']} href="#content">
        {t('app.skip')}
      </a>
      <Header folded={folded} menuOpen={menuOpen} onToggle={toggle} />
      <div className={classes(s['shell'], folded && s['folded'])}>
        <Navigation user={user} folded={folded} open={menuOpen} onClose={() => setMenuOn(undefined)} />
        <main id="content" className={s['main']} tabIndex={-1}>
          {isNew(user) && (
            <Suspense fallback={<div className={s['steps']} />}>
              <FirstSteps user={user} />
            </Suspense>
          )}
          {children}
        </main>
      </div>
    </>
  )
}

/** Who has won and drawn cards knows the way. */
function isNew({ profileLevel, profileExp, uniqueCards }: User): boolean {
  return uniqueCards === 0 || (profileLevel === 1 && profileExp === 0)
}

function startsFolded(): boolean {
  const chosen = readPreference('navigation')
  return chosen === null ? !matchMedia(ROOMY).matches : chosen === 'folded'
}
