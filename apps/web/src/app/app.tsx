import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { queryClient } from '../platform/query-client.ts'
import { readStoredPlayerId } from '../game/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Failure } from './failure.tsx'
import { createPage } from './page.ts'
import { RequireSignIn } from './require-sign-in.tsx'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { SummoningSkeleton } from './summoning-skeleton.tsx'
import { SummoningPage } from './summoning.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** All routes below `/auth` use the same layout component, so that React keeps it mounted when the form changes. */
const AUTH = /^\/auth(?:\/(?:register|forgot|reset|verify))?\/?$/
const HOME = /^\/home(?:\/.*)?$/

const AuthPages = createPage(['accounts', 'ui', 'refusals'], async () => (await import('./auth-pages.tsx')).AuthPages)
const EntryPage = createPage(['guest', 'games', 'game', 'accounts', 'ui', 'refusals'], async () => {
  const entry = await import('./entry/entry-page.tsx')
  await entry.loadRound()
  return entry.EntryPage
})
const HomePages = createPage(['ui', 'game', 'refusals'], async () => {
  const pages = await import('./home-pages.tsx')
  await pages.loadPageAt(location.pathname)
  return pages.HomePages
})
const PublicPages = createPage(['ui'], async () => (await import('./public-pages.tsx')).PublicPages)
const Notices = createPage(['ui'], async () => (await import('./notices.tsx')).Notices)

const PUBLIC = /^\/(?:credits|privacy|books|odds|cards|players|pulls|challenges|today|desk|suspended)(?:\/|$)/

/** The delay in ms before a skeleton appears. Without it, skeletons would flicker when pages load quickly. */
const FIRST_PAGE_WAIT_MS = 200

/**
 * Loads the first page before the first render. If React has to show a fallback first, even an empty one, the page
 * appears 300 ms later. A page that has a skeleton delays the first render only for a short time.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  const isSignedIn = readStoredPlayerId() !== null
  if (isSignedIn && HOME.test(pathname)) await Promise.race([HomePages.load(), waitBeforeSkeleton()])
  else if (AUTH.test(pathname)) await AuthPages.load()
  else if (!isSignedIn && (pathname === '/' || HOME.test(pathname))) await EntryPage.load()
}

function waitBeforeSkeleton(): Promise<void> {
  return new Promise((done) => setTimeout(done, FIRST_PAGE_WAIT_MS))
}

export function App() {
  useScrollRestoration()
  return (
    <QueryClientProvider client={queryClient}>
      <Failure wholePage>
        <Routes />
      </Failure>
      <Toasts />
      <Suspense>
        <Notices />
      </Suspense>
    </QueryClientProvider>
  )
}

/** The page at the current address. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Entry} />
      <Route path={AUTH}>
        <Suspense>
          <AuthPages />
        </Suspense>
      </Route>
      <Route path={HOME}>
        <RequireSignIn>
          <Suspense fallback={<ShellSkeleton />}>
            <HomePages />
          </Suspense>
        </RequireSignIn>
      </Route>
      <Route path="/summoning">
        <RequireSignIn>
          {/* The key separates this boundary from that of the shell. Without it, React would keep the shell and its
                dialog mounted but hidden. */}
          <Suspense key="summoning" fallback={<SummoningSkeleton />}>
            <SummoningPage />
          </Suspense>
        </RequireSignIn>
      </Route>
      <Route path={PUBLIC}>
        <Suspense>
          <PublicPages />
        </Suspense>
      </Route>
      <Route component={NotFound} />
    </Switch>
  )
}

function Entry() {
  if (readStoredPlayerId()) return <Redirect to="/home/main" replace />
  return (
    <Suspense>
      <EntryPage />
    </Suspense>
  )
}

function NotFound() {
  return <Redirect to="/auth" replace />
}
