import { ROUTE_GAME } from '@otogi/rules/games/games'
import { Suspense, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Failure } from './failure.tsx'
import { createPage } from './page.ts'
import { Shell } from './shell.tsx'
import { SummoningPage } from './summoning.ts'
import { BoardSkeleton, CardsSkeleton, HomeSkeleton, PanelsSkeleton, GameSkeleton } from './page-skeletons.tsx'

const GAMES = new RegExp(`^/home/games/(?:${Object.values(ROUTE_GAME).join('|')})/?$`)

const HomePage = createPage(['home', 'polls'], async () => (await import('./home/home-page.tsx')).HomePage)
const GamesPage = createPage(['games'], async () => (await import('../features/games/games-page.tsx')).GamesPage)
const SummonPage = createPage(['summon'], async () => {
  const { SummonPage: Gates } = await import('../features/summon/summon-page.tsx')
  return () => <Gates onPullRequest={() => void SummoningPage.load()} />
})
const OddsPage = createPage(['summon'], async () => (await import('../features/summon/odds/odds-page.tsx')).OddsPage)
const PullsPage = createPage(
  ['summon'],
  async () => (await import('../features/summon/past/history-page.tsx')).HistoryPage,
)
const FairnessPage = createPage(
  ['summon'],
  async () => (await import('../features/summon/fairness/fairness-page.tsx')).FairnessPage,
)
const CollectionPage = createPage(
  ['collection'],
  async () => (await import('../features/collection/collection-page.tsx')).CollectionPage,
)
const CardPage = createPage(['collection'], async () => (await import('../features/collection/card-page.tsx')).CardPage)
const QuestsPage = createPage(['quests'], async () => (await import('../features/quests/quests-page.tsx')).QuestsPage)
const MarketPage = createPage(['market', 'reports'], async () => {
  const [{ MarketPage: Market }, { ReportButton }] = await Promise.all([
    import('../features/market/market-page.tsx'),
    import('../features/reports/report-button.tsx'),
  ])
  return () => (
    <Market
      createReportControl={({ id, user: { username } }) => (
        <ReportButton subject={{ kind: 'offer', listingId: id, username }} />
      )}
    />
  )
})
const InboxPage = createPage(['market'], async () => (await import('../features/market/inbox-page.tsx')).InboxPage)
const RankingPage = createPage(
  ['ranking'],
  async () => (await import('../features/ranking/ranking-page.tsx')).RankingPage,
)
const ProfilePage = createPage(['profile', 'reports', 'blocks'], async () => {
  const [{ ProfilePage: Profile }, { ReportButton }, { BlockButton }] = await Promise.all([
    import('../features/profile/profile-page.tsx'),
    import('../features/reports/report-button.tsx'),
    import('../features/blocks/block-button.tsx'),
  ])
  return () => (
    <Profile
      createControls={({ username, isBlocked }) => (
        <>
          <BlockButton username={username} isBlocked={isBlocked} />
          <ReportButton subject={{ kind: 'player', username }} />
        </>
      )}
    />
  )
})
const SettingsPage = createPage(['settings', 'reminders', 'blocks'], async () => {
  const [{ SettingsPage: Settings }, { ReminderSettings }, { BlockSettings }] = await Promise.all([
    import('../features/accounts/settings-page.tsx'),
    import('../features/reminders/reminder-settings.tsx'),
    import('../features/blocks/block-settings.tsx'),
  ])
  return () => <Settings reminders={<ReminderSettings />} blocks={<BlockSettings />} />
})

type HomePageRoute = {
  readonly path: string | RegExp
  readonly page: ReturnType<typeof createPage>
  readonly skeleton: ReactNode
}

const ROUTES: readonly HomePageRoute[] = [
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
  { path: '/home/inbox', page: InboxPage, skeleton: <BoardSkeleton /> },
  { path: '/home/ranking', page: RankingPage, skeleton: <BoardSkeleton /> },
  { path: '/home/players/:username', page: ProfilePage, skeleton: <PanelsSkeleton count={2} /> },
]

/** Preloads the page at an address, so that it renders together with the shell around it. */
export async function loadPageAt(address: string): Promise<void> {
  const route = ROUTES.find(({ path }) => toRegExp(path).test(address))
  await route?.page.load()
}

function toRegExp(path: string | RegExp): RegExp {
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
