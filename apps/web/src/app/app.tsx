import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { queryClient } from '../platform/query-client.ts'
import { storedPlayerId } from '../platform/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Failure } from './failure.tsx'
import { page } from './page.ts'
import { useScrollPlace } from './use-scroll-place.ts'

/** `/auth` and its child share one layout, so that it stays while the form changes. */
const AUTH = /^\/auth(?:\/register)?$/
const HOME = /^\/home(?:\/.*)?$/

const AuthPages = page(['accounts', 'ui'], async () => (await import('./auth-pages.tsx')).AuthPages)
const HomePages = page(['ui'], async () => (await import('./home-pages.tsx')).HomePages)
const Summoning = page(['ui', 'summon'], async () => (await import('./summoning.tsx')).Summoning)

export function App() {
  useScrollPlace()
  return (
    <QueryClientProvider client={queryClient}>
      <Failure>
        <Suspense>
          <Switch>
            <Route path="/" component={Entry} />
            <Route path={AUTH} component={AuthPages} />
            <Route path={HOME} component={HomePages} />
            <Route path="/summoning" component={Summoning} />
            <Route component={Unknown} />
          </Switch>
        </Suspense>
      </Failure>
      <Toasts />
    </QueryClientProvider>
  )
}

function Entry() {
  return <Redirect to={storedPlayerId() ? '/home/main' : '/auth'} replace />
}

function Unknown() {
  return <Redirect to="/auth" replace />
}
