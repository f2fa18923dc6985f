import { DESCRIPTORS, describeGame, GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'

const SUFFIXES = ['', '_medium', '_hard'] as const

/** What is shown to guess from; then the names and the picture of a character that was found, and other solutions. */
type Kind = 'shown' | 'names' | 'picture' | 'solution'
/** The texts and addresses that a puzzle shows, at index 0 where there is one. */
export type PuzzleFields = { readonly [K in Kind]: readonly string[] }
type NameOf<K extends Kind> = {
  [G in Game]: (typeof DESCRIPTORS)[G]['fields'] extends Readonly<Record<K, infer Name extends string>> ? Name : never
}[Game]

/** The fields of a puzzle that show something, as the wire spells them. */
export type PuzzleField =
  | `${NameOf<'shown'> | NameOf<'names'> | NameOf<'picture'>}${(typeof SUFFIXES)[number]}`
  | NameOf<'solution'>

/** The field that a game fills in a mode: what is shown, the names and the picture of a character, or the solution. */
function findPuzzleField(game: Game, kind: Kind, mode: Mode): PuzzleField | undefined {
  const name = describeGame(game).fields[kind]
  if (name === undefined) return undefined
  return (kind === 'solution' ? name : `${name}${SUFFIXES[mode]}`) as PuzzleField
}

const KINDS: readonly Kind[] = ['shown', 'picture', 'names', 'solution']

/** What each puzzle has of these fields; a game fills its own. */
export const NOTHING_SHOWN = Object.fromEntries(
  GAMES.flatMap((game) =>
    KINDS.flatMap((kind) => listModes(game).map((mode) => [findPuzzleField(game, kind, mode), []])),
  ).filter(([field]) => field !== undefined),
) as Record<PuzzleField, string[]>

export type Place = { readonly game: Game; readonly mode: Mode }

/** Writes what a puzzle shows into the fields of its game and mode. */
export function writePuzzleFields(fields: PuzzleFields, { game, mode }: Place): Record<PuzzleField, readonly string[]> {
  const written: Record<PuzzleField, readonly string[]> = { ...NOTHING_SHOWN }
  for (const kind of KINDS) {
    const field = findPuzzleField(game, kind, mode)
    if (field) written[field] = fields[kind]
  }
  return written
}

/** Reads what a puzzle shows from the fields of its game and mode. */
export function readPuzzleFields(wire: Readonly<Record<PuzzleField, readonly string[]>>, place: Place): PuzzleFields {
  const read = (kind: Kind) => {
    const field = findPuzzleField(place.game, kind, place.mode)
    return field ? wire[field] : []
  }
  return { shown: read('shown'), names: read('names'), picture: read('picture'), solution: read('solution') }
}
