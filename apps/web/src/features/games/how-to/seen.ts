import type { Game } from '@otogi/rules/games/games'
import { readPreference, writePreference } from '../../../platform/storage.ts'

const SEPARATOR = ','

/** Whether this browser has shown how a game is played. */
export function hasSeenHowTo(game: Game): boolean {
  return seen().includes(game)
}

export function storeHowToSeen(game: Game): void {
  writePreference('howToSeen', [...new Set([...seen(), game])].join(SEPARATOR))
}

function seen(): readonly string[] {
  return (readPreference('howToSeen') ?? '').split(SEPARATOR)
}
