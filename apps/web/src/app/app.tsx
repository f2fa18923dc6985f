import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { queryClient } from '../platform/query-client.ts'
import { storedPlayerId } from '../game/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Failure } from './failure.tsx'
import { OpenPage } from './open-page.tsx'
import { page } from './page.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { SignedIn } from './signed-in.tsx'
import { SummoningSkeleton } from './summoning-skeleton.tsx'
import { SummoningPage } from './summoning.ts'
import { useScrollPlace } from './use-scroll-place.ts'

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

/** A skeleton for less than this would only flash. */
const PATIENCE_MS = 200

/**
 * Fetches what the first address shows, ahead of the first drawing: after a fallback, even an empty one, React holds the
 * page back for 300 ms. A page with a skeleton is waited for only a little.
 */
export async function loadFirstPage(): Promise<void> {
  const { pathname } = location
  const isKnown = storedPlayerId() !== null
  if (isKnown && HOME.test(pathname)) await Promise.race([HomePages.load(), patience()])
  else if (AUTH.test(pathname) || (!isKnown && pathname === '/')) await AuthPages.load()
}

function patience(): Promise<void> {
  return new Promise((done) => setTimeout(done, PATIENCE_MS))
}

export function App() {
  useScrollPlace()
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
              {/* By the key another one than the shell's, which would keep the shell and its dialog hidden under the fallback. */}
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
          <Route component={Unknown} />
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

function Unknown() {
  return <Redirect to="/auth" replace />
}
