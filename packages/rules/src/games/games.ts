export const GAMES = ['image', 'silhouette', 'name', 'opening', 'eyes', 'pixel'] as const

export type Game = (typeof GAMES)[number]

/** Easy, normal (medium), hard. */
export const MODES = [0, 1, 2] as const

export type Mode = (typeof MODES)[number]

/** The name in the fields of the wire and in its calls. */
export const WIRE_GAME = {
  image: 'image',
  silhouette: 'silueta',
  name: 'name',
  opening: 'opening',
  eyes: 'eye',
  pixel: 'pixel',
} as const satisfies Record<Game, string>

export type WireGame = (typeof WIRE_GAME)[Game]

export const WIRE_GAMES = Object.values(WIRE_GAME)

/** The name in the address of a game's page. */
export const ROUTE_GAME = { ...WIRE_GAME, eyes: 'eyes' } as const satisfies Record<Game, string>

export type RouteGame = (typeof ROUTE_GAME)[Game]

export function gameOfWire(wire: WireGame): Game {
  return GAMES.find((game) => WIRE_GAME[game] === wire) as Game
}

export function gameOfRoute(segment: string): Game | undefined {
  return GAMES.find((game) => ROUTE_GAME[game] === segment)
}

export function hasModes(game: Game): boolean {
  return game !== 'name'
}

export function isMode(n: number): n is Mode {
  return (MODES as readonly number[]).includes(n)
}
