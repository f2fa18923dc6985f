import { GAMES, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { loadTexts } from '../../platform/texts.ts'
import { useUser } from '../../game/session.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { buildGameHref, readGame, toPuzzleMode, readMode, isStatisticsOpen } from './address.ts'
import { GameNav } from './game-nav.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { GameView } from './game-view.tsx'
import { useRecord } from './use-record.ts'
import s from './games-page.module.css'

const StatisticsPage = lazy(async () => {
  const [{ StatisticsPage: Page }] = await Promise.all([
    import('./statistics/statistics-page.tsx'),
    loadTexts(['statistics']),
  ])
  return { default: Page }
})

export function GamesPage() {
  const game = readGame(usePathname())
  const search = useSearch()
  const mode = readMode(search)
  if (!isStatisticsOpen(search)) return <GamesHub game={game} mode={mode} />
  return (
    <Suspense>
      <StatisticsPage backHref={buildGameHref(game, mode)} />
    </Suspense>
  )
}

/** The mode selection, the links to the six games, and the selected game. A swipe selects the next game. */
function GamesHub({ game, mode }: { game: Game; mode: Mode }) {
  const user = useUser()
  const record = useRecord()
  const playedMode = toPuzzleMode(game, mode)
  const [, navigate] = useLocation()
  const swipe = useSwipe((direction) => {
    const next = GAMES[GAMES.indexOf(game) + (direction === 'left' ? 1 : -1)]
    if (next) navigate(buildGameHref(next, mode))
  })
  return (
    <div className={s['hub']} {...swipe}>
      <div className={s['bar']}>
        <ModeChoice game={game} mode={mode} unlocked={user.openModes} />
        <GameNav game={game} mode={mode} record={record.data} />
      </div>
      <GameView
        key={`${game} ${playedMode}`}
        game={game}
        mode={playedMode}
        isOpen={!hasModes(game) || (user.openModes[mode] ?? false)}
        record={record.data}
        hasFailed={record.isError}
        onRetry={() => void record.refetch()}
      />
    </div>
  )
}
