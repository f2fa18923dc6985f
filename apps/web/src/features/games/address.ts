import { findGameByRoute, hasModes, isMode, ROUTE_GAME, type Game, type Mode } from '@otogi/rules/games/games'

const GAME_SEGMENT = 2

/** Returns the game named by the third segment of the path; the image game by default. */
export function readGame(path: string): Game {
  const segment = path.split('/').filter((part) => part !== '')[GAME_SEGMENT] ?? ''
  return findGameByRoute(segment) ?? 'image'
}

/** Returns the mode in the URL's query; Easy by default. */
export function readMode(search: string): Mode {
  const mode = Number(new URLSearchParams(search).get('mode'))
  return isMode(mode) ? mode : 0
}

/** Builds the link to a game in a mode, so that the mode stays selected when the player changes the game. */
export function buildGameHref(game: Game, mode: Mode): string {
  const path = `/home/games/${ROUTE_GAME[game]}`
  return mode === 0 ? path : `${path}?mode=${mode}`
}

/** Builds the link to the statistics page of a game, which links back to the game. */
export function buildStatisticsHref(game: Game, mode: Mode): string {
  const href = buildGameHref(game, mode)
  return `${href}${href.includes('?') ? '&' : '?'}view=statistics`
}

export function isStatisticsOpen(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'statistics'
}

/** The name game has one puzzle for all modes. Requests address it as mode 0. */
export function toPuzzleMode(game: Game, mode: Mode): Mode {
  return hasModes(game) ? mode : 0
}
