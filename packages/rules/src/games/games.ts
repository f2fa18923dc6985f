/** Everything about a game that is data. What differs between games is decided by these fields, never by the game's name. */
export type Descriptor = {
  /** The game in calls; the fields of records and the keys of the browser's storage are spelled after it. */
  readonly wire: string
  /** The last part of the address of its page. */
  readonly route: string
  /** What the player has to find. A word is typed letter by letter, everything else is picked from a list. */
  readonly asks: 'series' | 'character' | 'word'
  /** A game without modes has one puzzle a day, in mode 0. */
  readonly hasModes: boolean
  /** What a failed try brings: a wider view, smaller blocks, a row of letters of which there are only some, or nothing. */
  readonly reveal: 'zoom' | 'blocks' | 'rows' | null
  /** Whether the series is named as a clue after some failed tries. */
  readonly hasClue: boolean
  /** What is shown or played to guess from, and the picture that goes with the answer. */
  readonly media: 'scene' | 'cover' | 'silhouette' | 'eyes' | 'clip' | null
  readonly solutionMedia: 'scene' | 'cover' | 'silhouette-solution' | 'eyes-solution'
  /** The gachas of its own daily quest. */
  readonly questReward: number | null
  /** The fields of a puzzle on the wire that the game fills. */
  readonly fields: PuzzleFields
}

type PuzzleFields = {
  /** These three exist once for each mode. */
  readonly shown?: string
  readonly names?: string
  readonly picture?: string
  readonly solution?: string
}

/** The games in the order in which players see them. Quests store it: a new game goes to the end. */
export const DESCRIPTORS = {
  image: {
    wire: 'image',
    route: 'image',
    asks: 'series',
    hasModes: true,
    reveal: 'zoom',
    hasClue: false,
    media: 'scene',
    solutionMedia: 'scene',
    questReward: 20,
    fields: { shown: 'image_game' },
  },
  silhouette: {
    wire: 'silueta',
    route: 'silueta',
    asks: 'character',
    hasModes: true,
    reveal: null,
    hasClue: true,
    media: 'silhouette',
    solutionMedia: 'silhouette-solution',
    questReward: 20,
    fields: { shown: 'silueta_game', names: 'names_game', picture: 'silueta_solution' },
  },
  name: {
    wire: 'name',
    route: 'name',
    asks: 'word',
    hasModes: false,
    reveal: 'rows',
    hasClue: true,
    media: null,
    solutionMedia: 'silhouette-solution',
    questReward: 20,
    fields: { solution: 'wordle_game' },
  },
  opening: {
    wire: 'opening',
    route: 'opening',
    asks: 'series',
    hasModes: true,
    reveal: null,
    hasClue: false,
    media: 'clip',
    solutionMedia: 'cover',
    questReward: 20,
    fields: { shown: 'opening', solution: 'opening_solutions' },
  },
  eyes: {
    wire: 'eye',
    route: 'eyes',
    asks: 'character',
    hasModes: true,
    reveal: null,
    hasClue: true,
    media: 'eyes',
    solutionMedia: 'eyes-solution',
    questReward: null,
    fields: { shown: 'eye_game', names: 'names_game', picture: 'eye_solution' },
  },
  pixel: {
    wire: 'pixel',
    route: 'pixel',
    asks: 'series',
    hasModes: true,
    reveal: 'blocks',
    hasClue: false,
    media: 'cover',
    solutionMedia: 'cover',
    questReward: null,
    fields: { shown: 'pixel_game' },
  },
} as const satisfies Readonly<Record<string, Descriptor>>

type Descriptors = typeof DESCRIPTORS

export type Game = keyof Descriptors

/** The games whose descriptors have these values. */
export type GameWith<Values> = { [G in Game]: Descriptors[G] extends Values ? G : never }[Game]

export const GAMES = Object.keys(DESCRIPTORS) as readonly Game[]

/** Easy, normal (medium), hard. */
export const MODES = [0, 1, 2] as const

export type Mode = (typeof MODES)[number]

/** The name in the fields of the wire and in its calls. */
export const WIRE_GAME = pick('wire')

export type WireName<G extends Game> = Descriptors[G]['wire']
export type WireGame = WireName<Game>

export const WIRE_GAMES = Object.values(WIRE_GAME)

/** The name in the address of a game's page. */
export const ROUTE_GAME = pick('route')

export type RouteGame = (typeof ROUTE_GAME)[Game]

export function gameOfWire(wire: WireGame): Game {
  return GAMES.find((game) => WIRE_GAME[game] === wire) as Game
}

export function gameOfRoute(segment: string): Game | undefined {
  return GAMES.find((game) => ROUTE_GAME[game] === segment)
}

/** A value for each game. */
export function byGame<Value>(valueOf: (game: Game) => Value): Record<Game, Value> {
  return Object.fromEntries(GAMES.map((game) => [game, valueOf(game)])) as Record<Game, Value>
}

export function byWireGame<Value>(valueOf: (game: Game) => Value): Record<WireGame, Value> {
  return Object.fromEntries(GAMES.map((game) => [WIRE_GAME[game], valueOf(game)])) as Record<WireGame, Value>
}

export function describeGame(game: Game): Descriptor {
  return DESCRIPTORS[game]
}

export function hasModes(game: Game): boolean {
  return DESCRIPTORS[game].hasModes
}

/** The games that have a daily quest of their own. */
export type QuestGame = GameWith<{ questReward: number }>

export const QUEST_GAMES = GAMES.filter(hasQuest)

export function hasQuest(game: Game): game is QuestGame {
  return DESCRIPTORS[game].questReward !== null
}

/** The modes a game is played in. */
export function modesOf(game: Game): readonly Mode[] {
  return hasModes(game) ? MODES : [0]
}

export function isMode(n: number): n is Mode {
  return (MODES as readonly number[]).includes(n)
}

function pick<Field extends 'wire' | 'route'>(field: Field): { readonly [G in Game]: Descriptors[G][Field] } {
  return Object.fromEntries(GAMES.map((game) => [game, DESCRIPTORS[game][field]])) as {
    readonly [G in Game]: Descriptors[G][Field]
  }
}
