import type { GamesRecord } from '@otogi/contract/puzzle'
import { WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import { useEffect, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { goOnFromTitle } from './go-on.ts'
import { HowTo } from './how-to/how-to.tsx'
import { hasSeenHowTo, noteHowToSeen } from './how-to/seen.ts'
import { NameGame } from './name/name-game.tsx'
import { PickedGame } from './picked/picked-game.tsx'
import { standingOf, type Standing } from './record.ts'

/** What the hub hands to the game that is played. */
export type Play = {
  game: Game
  mode: Mode
  /** Not behind the overlay of a locked mode. */
  isOpen: boolean
  record: GamesRecord | undefined
  standing: Standing | undefined
  resets: number | undefined
  onHelp: () => void
}

type Props = Omit<Play, 'standing' | 'resets' | 'onHelp'> & { hasFailed: boolean; onRetry: () => void }

/** The chosen game on its stage. */
export function Playground({ hasFailed, onRetry, ...hub }: Props) {
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
  const play: Play = { ...hub, standing, resets: record?.resetsByGame[WIRE_GAME[game]], onHelp: help.onOpen }
  return (
    <>
      {game === 'name' ? <NameGame key={puzzle} {...play} /> : <PickedGame key={puzzle} game={game} play={play} />}
      <HowTo game={game} open={help.isOpen} onClose={help.onClose} />
    </>
  )
}

/** The rules show by themselves the first time, and whenever they are asked for. */
function useHelp(game: Game, isPlayable: boolean) {
  const [isOpen, setIsOpen] = useState(() => isPlayable && !hasSeenHowTo(game))
  const onClose = () => {
    noteHowToSeen(game)
    setIsOpen(false)
  }
  return { isOpen, onOpen: () => setIsOpen(true), onClose }
}
