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

/** A player's round of one game in one mode. */
export type RoundSummary = {
  readonly finished: boolean
  readonly tries: number
  readonly rewardStatus: number
  readonly selected: number
  readonly puzzleId: string
}

export type RoundField = keyof RoundSummary

/** The API names for the round fields of a game whose API name is `Wire`. */
type RoundFieldNames<Wire extends string> = {
  finished: `finished${Capitalize<Wire>}`
  tries: `tries${Wire}`
  rewardStatus: `statusReward${Capitalize<Wire>}`
  selected: `${Wire}Selected`
  puzzleId: `${Wire}id`
}

/** Returns the name of a game's field in the API. */
export function findRecordField<K extends RoundField, G extends Game>(
  kind: K,
  game: G,
): RoundFieldNames<WireName<G>>[K] {
  const wire = WIRE_GAME[game]
  const capitalized = `${wire.charAt(0).toUpperCase()}${wire.slice(1)}` as Capitalize<WireGame>
  const spelling: RoundFieldNames<WireGame> = {
    finished: `finished${capitalized}`,
    tries: `tries${wire}`,
    rewardStatus: `statusReward${capitalized}`,
    selected: `${wire}Selected`,
    puzzleId: `${wire}id`,
  }
  return spelling[kind] as RoundFieldNames<WireName<G>>[K]
}

/** A field of a game with modes is an array with one value per mode; a field of any other game is a single value. */
type FieldsOf<K extends RoundField> = {
  [G in Game as RoundFieldNames<WireName<G>>[K]]: G extends GameWith<{ hasModes: true }>
    ? RoundSummary[K][]
    : RoundSummary[K]
}

/** All fields of one game in the games record. */
export type RecordFields = FieldsOf<'finished'> &
  FieldsOf<'tries'> &
  FieldsOf<'rewardStatus'> &
  FieldsOf<'selected'> &
  FieldsOf<'puzzleId'>

const KINDS: readonly RoundField[] = ['finished', 'tries', 'rewardStatus', 'selected', 'puzzleId']

/** Copies the rounds of each game into the API fields, in the order of the game's modes. */
export type PlayedGames = { readonly [G in Game]: readonly RoundSummary[] }

const FIELDS = GAMES.flatMap((game) =>
  KINDS.map((kind) => ({ game, kind, field: findRecordField(kind, game), isList: hasModes(game) })),
)

export const RECORD_FIELDS: ReadonlySet<string> = new Set(FIELDS.map(({ field }) => field))

export function writeRecordFields(games: PlayedGames): RecordFields {
  const record: Record<string, unknown> = {}
  for (const { game, kind, field, isList } of FIELDS) {
    record[field] = isList ? games[game].map((played) => played[kind]) : games[game][0]?.[kind]
  }
  return record as RecordFields
}

export function readRecordFields(record: RecordFields): PlayedGames {
  return mapGames((game) =>
    listModes(game).map((mode) => {
      const entries = KINDS.map((kind) => {
        const value: unknown = record[findRecordField(kind, game)]
        return [kind, Array.isArray(value) ? (value[mode] as unknown) : value]
      })
      return Object.fromEntries(entries) as RoundSummary
    }),
  )
}
