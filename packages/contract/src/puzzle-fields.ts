import { DESCRIPTORS, describeGame, GAMES, modesOf, type Game, type Mode } from '@otogi/rules/games/games'

const SUFFIXES = ['', '_medium', '_hard'] as const

type Kind = 'shown' | 'names' | 'picture' | 'solution'
type NameOf<K extends Kind> = {
  [G in Game]: (typeof DESCRIPTORS)[G]['fields'] extends Readonly<Record<K, infer Name extends string>> ? Name : never
}[Game]

/** The fields of a puzzle that show something, as the wire spells them. */
export type PuzzleField =
  | `${NameOf<'shown'> | NameOf<'names'> | NameOf<'picture'>}${(typeof SUFFIXES)[number]}`
  | NameOf<'solution'>

/** The field that a game fills in a mode: what is shown, the names and the picture of a character, or the solution. */
export function findPuzzleField(game: Game, kind: Kind, mode: Mode): PuzzleField | undefined {
  const name = describeGame(game).fields[kind]
  if (name === undefined) return undefined
  return (kind === 'solution' ? name : `${name}${SUFFIXES[mode]}`) as PuzzleField
}

const KINDS: readonly Kind[] = ['shown', 'picture', 'names', 'solution']

/** What each puzzle has of these fields; a game fills its own. */
export const NOTHING_SHOWN = Object.fromEntries(
  GAMES.flatMap((game) =>
    KINDS.flatMap((kind) => modesOf(game).map((mode) => [findPuzzleField(game, kind, mode), []])),
  ).filter(([field]) => field !== undefined),
) as Record<PuzzleField, string[]>
