import { DESCRIPTORS, getDescriptor, GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'

const SUFFIXES = ['', '_medium', '_hard'] as const

/**
 * `shown` is the picture or clip to guess. In games about characters, the solution is in `names` and `picture`; in the
 * other games, it is in `solution`.
 */
type Kind = 'shown' | 'names' | 'picture' | 'solution'
/** The texts and URLs of a puzzle. Each array contains its value, or is empty if the value is hidden. */
export type PuzzleFields = { readonly [K in Kind]: readonly string[] }
type NameOf<K extends Kind> = {
  [G in Game]: (typeof DESCRIPTORS)[G]['fields'] extends Readonly<Record<K, infer Name extends string>> ? Name : never
}[Game]

/** A name that the API uses for a puzzle field. */
export type PuzzleField =
  | `${NameOf<'shown'> | NameOf<'names'> | NameOf<'picture'>}${(typeof SUFFIXES)[number]}`
  | NameOf<'solution'>

/** Returns the field's name in the API, or undefined if the game has no such field. */
function findPuzzleField(game: Game, kind: Kind, mode: Mode): PuzzleField | undefined {
  const name = getDescriptor(game).fields[kind]
  if (name === undefined) return undefined
  return (kind === 'solution' ? name : `${name}${SUFFIXES[mode]}`) as PuzzleField
}

const KINDS: readonly Kind[] = ['shown', 'picture', 'names', 'solution']

/** In the API, every puzzle has the fields of all games. Those of other games are empty arrays. */
export const EMPTY_PUZZLE_FIELDS = Object.fromEntries(
  GAMES.flatMap((game) =>
    KINDS.flatMap((kind) => listModes(game).map((mode) => [findPuzzleField(game, kind, mode), []])),
  ).filter(([field]) => field !== undefined),
) as Record<PuzzleField, string[]>

export type GameAndMode = { readonly game: Game; readonly mode: Mode }

/** Copies the values into the API fields of a game and mode. */
export function writePuzzleFields(
  fields: PuzzleFields,
  { game, mode }: GameAndMode,
): Record<PuzzleField, readonly string[]> {
  const written: Record<PuzzleField, readonly string[]> = { ...EMPTY_PUZZLE_FIELDS }
  for (const kind of KINDS) {
    const field = findPuzzleField(game, kind, mode)
    if (field) written[field] = fields[kind]
  }
  return written
}

/** Reads the values from the API fields of a game and mode. */
export function readPuzzleFields(
  wire: Readonly<Record<PuzzleField, readonly string[]>>,
  gameAndMode: GameAndMode,
): PuzzleFields {
  const read = (kind: Kind) => {
    const field = findPuzzleField(gameAndMode.game, kind, gameAndMode.mode)
    return field ? wire[field] : []
  }
  return { shown: read('shown'), names: read('names'), picture: read('picture'), solution: read('solution') }
}
