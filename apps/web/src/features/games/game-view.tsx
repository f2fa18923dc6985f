import type { Game } from '@otogi/rules/games/games'
import { useEffect, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { goOnFromTitle } from './go-on.ts'
import { HowTo } from './how-to/how-to.tsx'
import { NameGame } from './name/name-game.tsx'
import { isPicked } from './picked/asked.ts'
import { PickedGame } from './picked/picked-game.tsx'
import { standingOf } from './record.ts'
import type { Play } from './play.ts'
import { readPreference, writePreference } from '../../platform/storage.ts'

const SEPARATOR = ','

type Props = Omit<Play, 'standing' | 'resets' | 'onHelp'> & { hasFailed: boolean; onRetry: () => void }

/** The chosen game on its stage. */
export function GameView({ hasFailed, onRetry, ...hub }: Props) {
  const { t } = useTexts()
  const { game, mode, isOpen, record } = hub
  const help = useHelp(game, isOpen)
  const standing = record && standingOf(record, game, mode)
  // A reset brings a puzzle with another id: everything that belongs to the old one is thrown away with it. The rules are
  // not: they may be open before the first id is known.
  const puzzle = standing?.puzzleId
  useEffect(() => (puzzle === undefined ? undefined : goOnFromTitle), [puzzle])
  if (hasFailed && !record) {
    return <EmptyState text={t('games.loadFailed')} action={<Button onClick={onRetry}>{t('games.retry')}</Button>} />
  }
  const play: Play = { ...hub, standing, resets: record?.resetsByGame[game], onHelp: help.onOpen }
  return (
    <>
      {isPicked(game) ? <PickedGame key={puzzle} game={game} play={play} /> : <NameGame key={puzzle} {...play} />}
      <HowTo game={game} open={help.isOpen} onClose={help.onClose} />
    </>
  )
}

/** The rules show by themselves the first time, and whenever they are asked for. */
function useHelp(game: Game, isPlayable: boolean) {
  const [isOpen, setIsOpen] = useState(() => isPlayable && !hasSeenHowTo(game))
  const onClose = () => {
    storeHowToSeen(game)
    setIsOpen(false)
  }
  return { isOpen, onOpen: () => setIsOpen(true), onClose }
}

/** Whether this browser has shown how a game is played. */
function hasSeenHowTo(game: Game): boolean {
  return seen().includes(game)
}

function storeHowToSeen(game: Game): void {
  writePreference('howToSeen', [...new Set([...seen(), game])].join(SEPARATOR))
}

function seen(): readonly string[] {
  return (readPreference('howToSeen') ?? '').split(SEPARATOR)
}
