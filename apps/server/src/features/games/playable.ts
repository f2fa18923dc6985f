import type { Game, Mode } from '@otogi/rules/games/games'
import { Refusal } from '../../platform/refusal.ts'
import { isModeOpen, type Player } from '../players/index.ts'

/** Refuses a game that this server does not play yet and a mode that the player has not opened. */
export function requirePlayable(player: Player, game: Game, mode: Mode): void {
  if (game === 'opening') throw new Refusal('NOT_YET')
  if (!isModeOpen(player, mode)) throw new Refusal('MODE_LOCKED')
}
