import type { GamesRecord } from '@otogi/contract/puzzle'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { RoundStatus } from './record.ts'

/** The props of each game. */
export type Play = {
  game: Game
  mode: Mode
  /** Whether the mode is unlocked. */
  isOpen: boolean
  record: GamesRecord | undefined
  round: RoundStatus | undefined
  resets: number | undefined
  onHelp: () => void
}
