import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { readStoredPlayerId } from '../game/session.ts'
import { createPage } from './page.ts'
import { OpenPage } from './open-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const CreditsPage = createPage(
  ['ui', 'credits'],
  async () => (await import('../features/credits/credits-page.tsx')).CreditsPage,
)
const PrivacyPage = createPage(
  ['ui', 'privacy'],
  async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
)
const BooksPage = createPage(
  ['ui', 'game', 'books'],
  async () => (await import('../features/books/books-page.tsx')).BooksPage,
)
const PublicCardPage = createPage(
  ['ui', 'game', 'collection'],
  async () => (await import('../features/collection/public-card-page.tsx')).PublicCardPage,
)
const PublicOddsPage = createPage(
  ['ui', 'game', 'summon'],
  async () => (await import('../features/summon/odds/public-odds-page.tsx')).PublicOddsPage,
)
const PublicProfilePage = createPage(
  ['ui', 'game', 'profile'],
  async () => (await import('../features/profile/public-profile-page.tsx')).PublicProfilePage,
)
const SharedPullPage = createPage(
  ['ui', 'game', 'summon'],
  async () => (await import('../features/summon/share/shared-pull-page.tsx')).SharedPullPage,
)
const ChallengePage = createPage(
  ['ui', 'game', 'games', 'challenges', 'share', 'refusals'],
  async () => (await import('../features/games/challenge/challenge-page.tsx')).ChallengePage,
)
const Suspended = createPage(['ui', 'suspension', 'refusals'], async () => (await import('./suspended.tsx')).Suspended)
const DeskPages = createPage(
  ['ui', 'desk', 'moderation', 'refusals', 'deskRefusals'],
  async () => (await import('./desk-pages.tsx')).DeskPages,
)
/** Pages that need no session. */
const PUBLIC_PAGES = [
  { path: '/credits', page: CreditsPage },
  { path: '/privacy', page: PrivacyPage },
  { path: '/books', page: BooksPage },
  { path: '/odds', page: PublicOddsPage },
  { path: '/cards/:id', page: PublicCardPage },
  { path: '/players/:username', page: PublicProfilePage },
  { path: '/pulls/:token', page: SharedPullPage },
  { path: '/challenges/:token', page: ChallengePage },
]

/** Pages with the same simple layout that need a session. */
const OWN_PAGES = [
  { path: '/suspended', page: Suspended },
  { path: '/desk/*?', page: DeskPages },
]

/** The pages with a simple layout, most of them for visitors who have not signed in. */
export function PublicPages() {
  return (
    <OpenPage>
      <Switch>
        {PUBLIC_PAGES.map(({ path, page: Page }) => (
          <Route key={path} path={path}>
            <Suspense>
              <Page />
            </Suspense>
          </Route>
        ))}
        {OWN_PAGES.map(({ path, page: Page }) => (
          <Route key={path} path={path}>
            <RequireSignIn>
              <Suspense>
                <Page />
              </Suspense>
            </RequireSignIn>
          </Route>
        ))}
        <Route path="/today">
          <Redirect to={readStoredPlayerId() ? '/home/games/image' : '/'} replace />
        </Route>
        <Route>
          <Redirect to="/auth" replace />
        </Route>
      </Switch>
    </OpenPage>
  )
}
