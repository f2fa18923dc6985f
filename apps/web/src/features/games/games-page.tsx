import { hasModes } from '@otogi/rules/games/games'
import { useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { useUser } from '../../platform/session.ts'
import { gameOfPath, modeOfGame, modeOfSearch } from './address.ts'
import { GameNav } from './game-nav.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { Playground } from './playground.tsx'
import { useRecord } from './use-record.ts'
import s from './games-page.module.css'

export function GamesPage() {
  const game = gameOfPath(usePathname())
  const mode = modeOfSearch(useSearch())
  const user = useUser()
  const record = useRecord()
  const playedMode = modeOfGame(game, mode)
  return (
    <>
      <div className={s['bar']}>
        <ModeChoice game={game} mode={mode} unlocked={user.unlockModes} />
        <GameNav game={game} mode={mode} record={record.data} />
      </div>
      <Playground
        key={`${game} ${playedMode}`}
        game={game}
        mode={playedMode}
        isOpen={!hasModes(game) || (user.unlockModes[mode] ?? false)}
        record={record.data}
        hasFailed={record.isError}
        onRetry={() => void record.refetch()}
      />
    </>
  )
}
