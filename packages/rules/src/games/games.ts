export const GAMES = ['image', 'silhouette', 'name', 'opening', 'eyes', 'pixel'] as const

export type Game = (typeof GAMES)[number]

/** Easy, normal (medium), hard. */
export const MODES = [0, 1, 2] as const

export type Mode = (typeof MODES)[number]

/** Every name under which a call may name a game: fields say `eye`, routes say `eyes`. */
export const WIRE_GAMES = ['image', 'silueta', 'name', 'opening', 'eye', 'eyes', 'pixel'] as const

export type WireGame = (typeof WIRE_GAMES)[number]

/** The name in fields and calls. */
export const WIRE_GAME = {
  image: 'image',
  silhouette: 'silueta',
  name: 'name',
  opening: 'opening',
  eyes: 'eye',
  pixel: 'pixel',
} as const satisfies Record<Game, WireGame>

/** The name in the address of a game's page. */
export const ROUTE_GAME = { ...WIRE_GAME, eyes: 'eyes' } as const satisfies Record<Game, WireGame>

const PLAIN_GAME: Readonly<Record<WireGame, Game>> = {
  image: 'image',
  silueta: 'silhouette',
  name: 'name',
  opening: 'opening',
  eye: 'eyes',
  eyes: 'eyes',
  pixel: 'pixel',
}

export function gameOfWire(wire: WireGame): Game
export function gameOfWire(text: string): Game | undefined
export function gameOfWire(text: string): Game | undefined {
  return isWireGame(text) ? PLAIN_GAME[text] : undefined
}

export function hasModes(game: Game): boolean {
  return game !== 'name'
}

export function isMode(n: number): n is Mode {
  return (MODES as readonly number[]).includes(n)
}

function isWireGame(text: string): text is WireGame {
  return (WIRE_GAMES as readonly string[]).includes(text)
}
