import { ROUTE_GAME } from '@otogi/rules/games/games'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Failure } from './failure.tsx'
import { page } from './page.ts'
import { Shell } from './shell.tsx'
import { BoardSkeleton, CardsSkeleton, HomeSkeleton, PanelsSkeleton, StageSkeleton } from './page-skeletons.tsx'

const GAMES = new RegExp(`^/home/games/(?:${Object.values(ROUTE_GAME).join('|')})$`)

const HomePage = page(['home', 'polls'], async () => (await import('./home/home-page.tsx')).HomePage)
const GamesPage = page(['games'], async () => (await import('../features/games/games-page.tsx')).GamesPage)
const SummonPage = page(['summon'], async () => (await import('../features/summon/summon-page.tsx')).SummonPage)
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

/** The pages inside the shell. */
export function HomePages() {
  return (
    <Shell>
      <Switch>
        <Route path="/home/main">{framed(HomePage, <HomeSkeleton />)}</Route>
        <Route path={GAMES}>{framed(GamesPage, <StageSkeleton />)}</Route>
        <Route path="/home/summon">{framed(SummonPage, <PanelsSkeleton count={2} />)}</Route>
        <Route path="/home/summon/odds">{framed(OddsPage, <BoardSkeleton />)}</Route>
        <Route path="/home/summon/history">{framed(PullsPage, <BoardSkeleton />)}</Route>
        <Route path="/home/summon/fairness">{framed(FairnessPage, <PanelsSkeleton count={2} />)}</Route>
        <Route path="/home/collection">{framed(CollectionPage, <CardsSkeleton />)}</Route>
        <Route path="/home/collection/:id">{framed(CardPage, <PanelsSkeleton count={2} />)}</Route>
        <Route path="/home/settings">{framed(SettingsPage, <PanelsSkeleton count={4} />)}</Route>
        <Route path="/home/quests">{framed(QuestsPage, <BoardSkeleton />)}</Route>
        <Route path="/home/market">{framed(MarketPage, <PanelsSkeleton count={2} />)}</Route>
        <Route path="/home/ranking">{framed(RankingPage, <BoardSkeleton />)}</Route>
        <Route path="/home/players/:username">{framed(ProfilePage, <PanelsSkeleton count={2} />)}</Route>
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

function framed(Page: ComponentType, skeleton: ReactNode) {
  return (
    <Failure>
      <Suspense fallback={skeleton}>
        <Page />
      </Suspense>
    </Failure>
  )
}
