import type { Mode } from '@otogi/rules/games/games'
import { Refusal } from '../../platform/http/refusal.ts'
import { isModeUnlocked, type Player } from '../players/index.ts'

/** Refuses the request if the player has not unlocked the mode. */
export function requireUnlockedMode(player: Player, mode: Mode): void {
  if (!isModeUnlocked(player, mode)) throw new Refusal('MODE_LOCKED')
}
