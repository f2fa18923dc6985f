import type { Puzzle } from '@otogi/contract/puzzle'
import type { Play } from '../play.ts'

/** The props of a game that is played outside the games page, without resets and rewards. */
export function toPlay({ game, mode }: Puzzle): Play {
  return { game, mode, isOpen: true, record: undefined, round: undefined, resets: undefined, onHelp: () => {} }
}
