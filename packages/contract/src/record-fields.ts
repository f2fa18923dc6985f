import {
  mapGames,
  GAMES,
  hasModes,
  listModes,
  WIRE_GAME,
  type Game,
  type GameWith,
  type WireGame,
  type WireName,
} from '@otogi/rules/games/games'

/** What the games record says of one game in one mode. */
export type Played = {
  readonly finished: boolean
  readonly tries: number
  readonly rewardStatus: number
  readonly selected: number
  readonly puzzleId: string
}

export type PlayedKind = keyof Played

/** How the record spells each of them, by the wire name of the game. */
type Spelling<Wire extends string> = {
  finished: `finished${Capitalize<Wire>}`
  tries: `tries${Wire}`
  rewardStatus: `statusReward${Capitalize<Wire>}`
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
    rewardStatus: `statusReward${capitalized}`,
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
  FieldsOf<'rewardStatus'> &
  FieldsOf<'selected'> &
  FieldsOf<'puzzleId'>

const KINDS: readonly PlayedKind[] = ['finished', 'tries', 'rewardStatus', 'selected', 'puzzleId']

/** Of each game what the record says of its modes, in their order. */
export type PlayedGames = { readonly [G in Game]: readonly Played[] }

const FIELDS = GAMES.flatMap((game) =>
  KINDS.map((kind) => ({ game, kind, field: findRecordField(kind, game), isList: hasModes(game) })),
)

export const RECORD_FIELDS: ReadonlySet<string> = new Set(FIELDS.map(({ field }) => field))

/** Writes what the record says of the games as the wire has it. */
export function writeRecordFields(games: PlayedGames): RecordFields {
  const record: Record<string, unknown> = {}
  for (const { game, kind, field, isList } of FIELDS) {
    record[field] = isList ? games[game].map((played) => played[kind]) : games[game][0]?.[kind]
  }
  return record as RecordFields
}

/** Reads from the wire what the record says of the games. */
export function readRecordFields(record: RecordFields): PlayedGames {
  return mapGames((game) =>
    listModes(game).map((mode) => {
      const entries = KINDS.map((kind) => {
        const value: unknown = record[findRecordField(kind, game)]
        return [kind, Array.isArray(value) ? (value[mode] as unknown) : value]
      })
      return Object.fromEntries(entries) as Played
    }),
  )
}
