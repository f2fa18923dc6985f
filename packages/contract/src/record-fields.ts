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
import * as z from 'zod/mini'
import { WholeNumber } from './fields.ts'

/** What the games record says of one game in one mode. */
const Played = {
  finished: z.boolean(),
  tries: WholeNumber,
  statusReward: WholeNumber,
  selected: WholeNumber,
  puzzleId: z.string(),
}
type Played = { readonly [K in keyof typeof Played]: z.infer<(typeof Played)[K]> }
type Kind = keyof typeof Played

/** How the record spells each of them, by the wire name of the game. */
type Spelling<Wire extends string> = {
  finished: `finished${Capitalize<Wire>}`
  tries: `tries${Wire}`
  statusReward: `statusReward${Capitalize<Wire>}`
  selected: `${Wire}Selected`
  puzzleId: `${Wire}id`
}

function fieldOf<K extends Kind, G extends Game>(kind: K, game: G): Spelling<WireName<G>>[K] {
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
type Schema<G extends Game, One extends z.ZodMiniType> =
  G extends GameWith<{ hasModes: true }> ? z.ZodMiniArray<One> : One
type ShapeOf<K extends Kind> = { [G in Game as Spelling<WireName<G>>[K]]: Schema<G, (typeof Played)[K]> }
type RecordShape = ShapeOf<'finished'> &
  ShapeOf<'tries'> &
  ShapeOf<'statusReward'> &
  ShapeOf<'selected'> &
  ShapeOf<'puzzleId'>

const KINDS = Object.keys(Played) as readonly Kind[]
const WITHOUT_MODES_FIRST = GAMES.toSorted((a, b) => Number(hasModes(a)) - Number(hasModes(b)))

/** The fields of the games record that the games fill. */
export const recordShape = Object.fromEntries(
  KINDS.flatMap((kind) =>
    WITHOUT_MODES_FIRST.map((game) => [
      fieldOf(kind, game),
      hasModes(game) ? z.array<z.ZodMiniType>(Played[kind]) : Played[kind],
    ]),
  ),
) as RecordShape

type RecordFields = { [F in keyof RecordShape]: z.infer<RecordShape[F]> }

/** Writes what the games record says of every game and mode. */
export function writeRecordFields(playedOf: (game: Game, mode: Mode) => Played): RecordFields {
  const entries = GAMES.flatMap((game) => {
    const played = modesOf(game).map((mode) => playedOf(game, mode))
    return KINDS.map((kind) => {
      const values = played.map((one) => one[kind])
      return [fieldOf(kind, game), hasModes(game) ? values : values[0]]
    })
  })
  return Object.fromEntries(entries) as RecordFields
}

/** Reads what the games record says of one game in one mode. */
export function readRecordFields(record: RecordFields, game: Game, mode: Mode): Played {
  const entries = KINDS.map((kind) => {
    const value: unknown = record[fieldOf(kind, game)]
    return [kind, Array.isArray(value) ? (value[mode] as unknown) : value]
  })
  return Object.fromEntries(entries) as Played
}
