import {
  GAMES,
  hasModes,
  modesOf,
  WIRE_GAME,
  type Game,
  type GameWith,
  type Mode,
  type WireGame,
  type WireName,
} from '@otogi/rules/games/games'

/** What the games record says of one game in one mode. */
export type Played = {
  readonly finished: boolean
  readonly tries: number
  readonly statusReward: number
  readonly selected: number
  readonly puzzleId: string
}

export type PlayedKind = keyof Played

/** How the record spells each of them, by the wire name of the game. */
type Spelling<Wire extends string> = {
  finished: `finished${Capitalize<Wire>}`
  tries: `tries${Wire}`
  statusReward: `statusReward${Capitalize<Wire>}`
  selected: `${Wire}Selected`
  puzzleId: `${Wire}id`
}

/** How the record spells what it says of a game. */
export function findRecordField<K extends PlayedKind, G extends Game>(kind: K, game: G): Spelling<WireName<G>>[K] {
  const wire = WIRE_GAME[game]
  const capitalized = `${wire.charAt(0).toUpperCase()}${wire.slice(1)}` as Capitalize<WireGame>
  const spelling: Spelling<WireGame> = {
    finished: `finished${capitalized}`,
    tries: `tries${wire}`,
    statusReward: `statusReward${capitalized}`,
    selected: `${wire}Selected`,
    puzzleId: `${wire}id`,
  }
  return spelling[kind] as Spelling<WireName<G>>[K]
}

/** A game with modes has a list with a value for each mode, in the others the value stands alone. */
type FieldsOf<K extends PlayedKind> = {
  [G in Game as Spelling<WireName<G>>[K]]: G extends GameWith<{ hasModes: true }> ? Played[K][] : Played[K]
}

/** The fields of the games record that the games fill. */
export type RecordFields = FieldsOf<'finished'> &
  FieldsOf<'tries'> &
  FieldsOf<'statusReward'> &
  FieldsOf<'selected'> &
  FieldsOf<'puzzleId'>

const KINDS: readonly PlayedKind[] = ['finished', 'tries', 'statusReward', 'selected', 'puzzleId']

/** Writes what the games record says of every game and mode. */
export function writeRecordFields(playedOf: (game: Game, mode: Mode) => Played): RecordFields {
  const entries = GAMES.flatMap((game) => {
    const played = modesOf(game).map((mode) => playedOf(game, mode))
    return KINDS.map((kind) => {
      const values = played.map((one) => one[kind])
      return [findRecordField(kind, game), hasModes(game) ? values : values[0]]
    })
  })
  return Object.fromEntries(entries) as RecordFields
}

/** Reads what the games record says of one game in one mode. */
export function readRecordFields(record: RecordFields, game: Game, mode: Mode): Played {
  const entries = KINDS.map((kind) => {
    const value: unknown = record[findRecordField(kind, game)]
    return [kind, Array.isArray(value) ? (value[mode] as unknown) : value]
  })
  return Object.fromEntries(entries) as Played
}
