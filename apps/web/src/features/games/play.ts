import type { GamesRecord } from '@otogi/contract/puzzle'
import type { Game, Mode } from '@otogi/rules/games/games'
import type { Standing } from './record.ts'

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
