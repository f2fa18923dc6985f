import type { Puzzle } from '@otogi/contract/puzzle'
import { DESCRIPTORS, type Game } from '@otogi/rules/games/games'
import { toMark, type Mark } from '@otogi/rules/name-game/color'

/** A result as rows of squares. */
export type Grid = readonly (readonly Mark[])[]

const ROW_LENGTH = 10
const SQUARES: Readonly<Record<Mark, string>> = { green: '🟩', orange: '🟧', red: '🟥' }

type PlayedPuzzle = Pick<Puzzle, 'tries' | 'finished' | 'length' | 'rowColors'>

/**
 * Builds a grid that does not reveal the answer. The grid has a square for each guess, or in the name game a row of
 * squares for each row of letters.
 */
export function buildGrid(game: Game, { tries, finished, length, rowColors }: PlayedPuzzle): Grid {
  if (DESCRIPTORS[game].reveal !== 'rows')
    return splitIntoRows([...repeatMark(tries, 'red'), ...repeatMark(finished ? 1 : 0, 'green')])
  const rows = rowColors.map((row) => row.map((color) => toMark(color) ?? 'red'))
  return finished ? [...rows, repeatMark(length ?? 0, 'green')] : rows
}

/** Builds the shared text: a headline, the squares and the URL of the game. */
export function buildShareText(headline: string, grid: Grid, url: string): string {
  return [headline, ...grid.map((row) => row.map((mark) => SQUARES[mark]).join('')), url].join('\n')
}

function repeatMark(count: number, mark: Mark): Mark[] {
  return Array.from({ length: count }, () => mark)
}

function splitIntoRows(marks: readonly Mark[]): Grid {
  const rows = Math.ceil(marks.length / ROW_LENGTH)
  return Array.from({ length: rows }, (_, row) => marks.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))
}
