import type { GamesRecord } from '@otogi/contract/puzzle'
import { WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
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
}

type Props = Omit<Play, 'standing' | 'resets'> & { hasFailed: boolean; onRetry: () => void }

/** The chosen game on its stage. */
export function Playground({ hasFailed, onRetry, ...hub }: Props) {
  const { t } = useTexts()
  const { game, mode, record } = hub
  if (hasFailed && !record) {
    return <EmptyState text={t('games.loadFailed')} action={<Button onClick={onRetry}>{t('games.retry')}</Button>} />
  }
  const standing = record && standingOf(record, game, mode)
  const play: Play = { ...hub, standing, resets: record?.resetsByGame[WIRE_GAME[game]] }
  // A reset brings a puzzle with another id: everything that belongs to the old one is thrown away with it.
  const puzzle = standing?.puzzleId
  if (game === 'name') return <NameGame key={puzzle} {...play} />
  return <PickedGame key={puzzle} game={game} play={play} />
}
