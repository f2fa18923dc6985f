import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { queryClient } from '../platform/query-client.ts'
import { rememberAskedAddress } from '../game/asked-address.ts'
import { storedPlayerId } from '../game/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Failure } from './failure.tsx'
import { OpenPage } from './open-page.tsx'
import { page } from './page.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { SummoningSkeleton } from './summoning-skeleton.tsx'
import { SummoningPage } from './summoning.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** `/auth` and its children share one layout, so that it stays while the form changes. */
const AUTH = /^\/auth(?:\/(?:register|forgot|reset|verify))?\/?$/
const HOME = /^\/home(?:\/.*)?$/

const AuthPages = page(['accounts', 'ui', 'refusals'], async () => (await import('./auth-pages.tsx')).AuthPages)
const HomePages = page(['ui', 'game', 'refusals'], async () => {
  const pages = await import('./home-pages.tsx')
  await pages.loadPageAt(location.pathname)
  return pages.HomePages
})
const CreditsPage = page(
  ['ui', 'credits'],
  async () => (await import('../features/credits/credits-page.tsx')).CreditsPage,
)
const BooksPage = page(
  ['ui', 'game', 'books'],
  async () => (await import('../features/books/books-page.tsx')).BooksPage,
)
const Notices = page(['ui'], async () => (await import('./notices.tsx')).Notices)

/** A skeleton for a shorter time would only flash. */
const FIRST_PAGE_WAIT_MS = 200

/**
 * Loads the first page before the first render: after a fallback, even an empty one, React delays the page by 300 ms.
 * A page with a skeleton is waited for only briefly.
 */
export async function loadFirstPage(): Promise<void> {
  const { pathname } = location
  const isKnown = storedPlayerId() !== null
  if (isKnown && HOME.test(pathname)) await Promise.race([HomePages.load(), wait()])
  else if (AUTH.test(pathname) || (!isKnown && pathname === '/')) await AuthPages.load()
}

function wait(): Promise<void> {
  return new Promise((done) => setTimeout(done, FIRST_PAGE_WAIT_MS))
}

export function App() {
  useScrollRestoration()
  return (
    <QueryClientProvider client={queryClient}>
      <Failure>
        <Switch>
          <Route path="/" component={Entry} />
          <Route path={AUTH}>
            <Suspense>
              <AuthPages />
            </Suspense>
          </Route>
          <Route path={HOME}>
            <SignedIn>
              <Suspense fallback={<ShellSkeleton />}>
                <HomePages />
              </Suspense>
            </SignedIn>
          </Route>
          <Route path="/summoning">
            <SignedIn>
              {/* The key sets it apart from the shell's Suspense; otherwise React keeps the shell and its dialog hidden under the fallback. */}
              <Suspense key="summoning" fallback={<SummoningSkeleton />}>
                <SummoningPage />
              </Suspense>
            </SignedIn>
          </Route>
          <Route path="/credits">
            <Suspense>
              <OpenPage>
                <CreditsPage />
              </OpenPage>
            </Suspense>
          </Route>
          <Route path="/books">
            <Suspense>
              <OpenPage>
                <BooksPage />
              </OpenPage>
            </Suspense>
          </Route>
          <Route component={NotFound} />
        </Switch>
      </Failure>
      <Toasts />
      <Suspense>
        <Notices />
      </Suspense>
    </QueryClientProvider>
  )
}

function Entry() {
  return <Redirect to={storedPlayerId() ? '/home/main' : '/auth'} replace />
}

function NotFound() {
  return <Redirect to="/auth" replace />
}

/** Redirects visitors who are not signed in. */
function SignedIn({ children }: { children: ReactNode }) {
  return storedPlayerId() ? children : <ToEntry />
}

/** Leads to the entry; the sign-in then leads back. */
function ToEntry() {
  useLayoutEffect(() => {
    rememberAskedAddress()
    navigate('/', { replace: true })
  }, [])
  return null
}
