/** The kinds of puzzle media. Encrypted URLs contain an index into this list, so new kinds must be added at the end. */
export const MEDIA_KINDS = [
  'scene',
  'cover',
  'silhouette',
  'silhouette-solution',
  'eyes',
  'eyes-solution',
  'clip',
] as const

export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Describes a game. Code depends on these fields and never on the name of a game. */
export type Descriptor = {
  /** The game's name in requests, in API fields and in localStorage keys. */
  readonly wire: string
  /** Last path segment of the game's page. */
  readonly route: string
  /** What the player guesses. Words are typed letter by letter; any other answer is chosen from a list. */
  readonly asks: 'series' | 'character' | 'word'
  /** Whether the game has several modes. A game without modes has one puzzle a day, in mode 0. */
  readonly hasModes: boolean
  /**
   * What a wrong guess does: it shows more of the picture, makes the blocks smaller, uses up a row, or has no effect
   * (null).
   */
  readonly reveal: 'zoom' | 'blocks' | 'rows' | null
  /** Whether the player sees the series as a clue after some wrong guesses. */
  readonly hasClue: boolean
  /**
   * The kind of picture or audio clip to guess. `solutionMedia` is the kind of picture shown together with the answer.
   */
  readonly media: MediaKind | null
  readonly solutionMedia: Exclude<MediaKind, 'clip'>
  /** Reward in gachas of the game's daily quest; null if the game has no quest. */
  readonly questReward: number | null
  /** The API names for the puzzle fields that this game uses. */
  readonly fields: PuzzleFields
}

type PuzzleFields = {
  /** In the API, there are separate fields for `shown`, `names` and `picture` in each mode. */
  readonly shown?: string
  readonly names?: string
  readonly picture?: string
  readonly solution?: string
}

/**
 * The games in the order in which players see them. The database stores indexes into this list, so new games must be
 * added at the end.
 */
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

/** The games that have the given descriptor values, e.g. `GameWith<{ hasModes: true }>`. */
export type GameWith<Values> = { [G in Game]: Descriptors[G] extends Values ? G : never }[Game]

export const GAMES = Object.keys(DESCRIPTORS) as readonly Game[]

/** The mode numbers for easy, normal and hard. */
export const MODES = [0, 1, 2] as const

export type Mode = (typeof MODES)[number]

/** Maps each game to its name in the API. */
export const WIRE_GAME = getFieldByGame('wire')

export type WireName<G extends Game> = Descriptors[G]['wire']
export type WireGame = WireName<Game>

export const WIRE_GAMES = Object.values(WIRE_GAME)

/** Maps each game to the last path segment of its page. */
export const ROUTE_GAME = getFieldByGame('route')

export type RouteGame = (typeof ROUTE_GAME)[Game]

export function fromWireGame(wire: WireGame): Game {
  return GAMES.find((game) => WIRE_GAME[game] === wire) as Game
}

export function findGameByRoute(segment: string): Game | undefined {
  return GAMES.find((game) => ROUTE_GAME[game] === segment)
}

export function mapGames<Value>(toValue: (game: Game) => Value): Record<Game, Value> {
  return Object.fromEntries(GAMES.map((game) => [game, toValue(game)])) as Record<Game, Value>
}

export function mapWireGames<Value>(toValue: (game: Game) => Value): Record<WireGame, Value> {
  return Object.fromEntries(GAMES.map((game) => [WIRE_GAME[game], toValue(game)])) as Record<WireGame, Value>
}

export function getDescriptor(game: Game): Descriptor {
  return DESCRIPTORS[game]
}

export function hasModes(game: Game): boolean {
  return DESCRIPTORS[game].hasModes
}

/** Whether the game has its own daily quest. */
export type QuestGame = GameWith<{ questReward: number }>

export const QUEST_GAMES = GAMES.filter(hasQuest)

export function hasQuest(game: Game): game is QuestGame {
  return DESCRIPTORS[game].questReward !== null
}

export function listModes(game: Game): readonly Mode[] {
  return hasModes(game) ? MODES : [0]
}

export function isMode(n: number): n is Mode {
  return (MODES as readonly number[]).includes(n)
}

function getFieldByGame<Field extends 'wire' | 'route'>(field: Field): { readonly [G in Game]: Descriptors[G][Field] } {
  return Object.fromEntries(GAMES.map((game) => [game, DESCRIPTORS[game][field]])) as {
    readonly [G in Game]: Descriptors[G][Field]
  }
}
