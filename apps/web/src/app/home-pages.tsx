import { ROUTE_GAME } from '@otogi/rules/games/games'
import { Suspense, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Failure } from './failure.tsx'
import { page } from './page.ts'
import { Shell } from './shell.tsx'
import { SummoningPage } from './summoning.ts'
import { BoardSkeleton, CardsSkeleton, HomeSkeleton, PanelsSkeleton, GameSkeleton } from './page-skeletons.tsx'

const GAMES = new RegExp(`^/home/games/(?:${Object.values(ROUTE_GAME).join('|')})/?$`)

const HomePage = page(['home', 'polls'], async () => (await import('./home/home-page.tsx')).HomePage)
const GamesPage = page(['games'], async () => (await import('../features/games/games-page.tsx')).GamesPage)
const SummonPage = page(['summon'], async () => {
  const { SummonPage: Gates } = await import('../features/summon/summon-page.tsx')
  return () => <Gates onAsk={() => void SummoningPage.load()} />
})
const OddsPage = page(['summon'], async () => (await import('../features/summon/odds/odds-page.tsx')).OddsPage)
const PullsPage = page(['summon'], async () => (await import('../features/summon/past/history-page.tsx')).HistoryPage)
const FairnessPage = page(
  ['summon'],
  async () => (await import('../features/summon/fairness/fairness-page.tsx')).FairnessPage,
)
const CollectionPage = page(
  ['collection'],
  async () => (await import('../features/collection/collection-page.tsx')).CollectionPage,
)
const CardPage = page(['collection'], async () => (await import('../features/collection/card-page.tsx')).CardPage)
const QuestsPage = page(['quests'], async () => (await import('../features/quests/quests-page.tsx')).QuestsPage)
const MarketPage = page(['market'], async () => (await import('../features/market/market-page.tsx')).MarketPage)
const RankingPage = page(['ranking'], async () => (await import('../features/ranking/ranking-page.tsx')).RankingPage)
const ProfilePage = page(['profile'], async () => (await import('../features/profile/profile-page.tsx')).ProfilePage)
const SettingsPage = page(
  ['settings'],
  async () => (await import('../features/accounts/settings-page.tsx')).SettingsPage,
)

type Shown = { readonly path: string | RegExp; readonly page: ReturnType<typeof page>; readonly skeleton: ReactNode }

const ROUTES: readonly Shown[] = [
  { path: '/home/main', page: HomePage, skeleton: <HomeSkeleton /> },
  { path: GAMES, page: GamesPage, skeleton: <GameSkeleton /> },
  { path: '/home/summon', page: SummonPage, skeleton: <PanelsSkeleton count={2} /> },
  { path: '/home/summon/odds', page: OddsPage, skeleton: <BoardSkeleton /> },
  { path: '/home/summon/history', page: PullsPage, skeleton: <BoardSkeleton /> },
  { path: '/home/summon/fairness', page: FairnessPage, skeleton: <PanelsSkeleton count={2} /> },
  { path: '/home/collection', page: CollectionPage, skeleton: <CardsSkeleton /> },
  { path: '/home/collection/:id', page: CardPage, skeleton: <PanelsSkeleton count={2} /> },
  { path: '/home/settings', page: SettingsPage, skeleton: <PanelsSkeleton count={4} /> },
  { path: '/home/quests', page: QuestsPage, skeleton: <BoardSkeleton /> },
  { path: '/home/market', page: MarketPage, skeleton: <PanelsSkeleton count={2} /> },
  { path: '/home/ranking', page: RankingPage, skeleton: <BoardSkeleton /> },
  { path: '/home/players/:username', page: ProfilePage, skeleton: <PanelsSkeleton count={2} /> },
]

/** Loads the page at an address, so that it renders together with the shell around it. */
export async function loadPageAt(address: string): Promise<void> {
  const shown = ROUTES.find(({ path }) => toPattern(path).test(address))
  await shown?.page.load()
}

function toPattern(path: string | RegExp): RegExp {
  return typeof path === 'string' ? new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`) : path
}

/** The pages inside the shell. */
export function HomePages() {
  return (
    <Shell>
      <Switch>
        {ROUTES.map(({ path, page: Page, skeleton }) => (
          <Route key={String(path)} path={path}>
            <Failure>
              <Suspense fallback={skeleton}>
                <Page />
              </Suspense>
            </Failure>
          </Route>
        ))}
        <Route path="/home">
          <Redirect to="/home/main" replace />
        </Route>
        <Route path="/home/games">
          <Redirect to="/home/games/image" replace />
        </Route>
        <Route>
          <Redirect to="/auth" replace />
        </Route>
      </Switch>
    </Shell>
  )
}
