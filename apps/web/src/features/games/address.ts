import { findGameByRoute, hasModes, isMode, ROUTE_GAME, type Game, type Mode } from '@otogi/rules/games/games'

const GAME_SEGMENT = 2

/** The game that the third segment of the path names; the image game where it names none. */
export function gameOfPath(path: string): Game {
  const segment = path.split('/').filter((part) => part !== '')[GAME_SEGMENT] ?? ''
  return findGameByRoute(segment) ?? 'image'
}

/** The mode in the address's query; the easy one where there is none. */
export function modeOfSearch(search: string): Mode {
  const mode = Number(new URLSearchParams(search).get('mode'))
  return isMode(mode) ? mode : 0
}

/** Where a game is played; the mode goes along, so that going round the games keeps it. */
export function gameHref(game: Game, mode: Mode): string {
  const path = `/home/games/${ROUTE_GAME[game]}`
  return mode === 0 ? path : `${path}?mode=${mode}`
}

/** The player's statistics open over a game and lead back to it. */
export function statisticsHref(game: Game, mode: Mode): string {
  const href = gameHref(game, mode)
  return `${href}${href.includes('?') ? '&' : '?'}view=statistics`
}

export function showsStatistics(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'statistics'
}

/** The name game has one puzzle for all modes, which the calls number 0. */
export function modeOfGame(game: Game, mode: Mode): Mode {
  return hasModes(game) ? mode : 0
}
