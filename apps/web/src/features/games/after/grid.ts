import type { Puzzle } from '@otogi/contract/puzzle'
import { DESCRIPTORS, type Game } from '@otogi/rules/games/games'
import { toMark, type Mark } from '@otogi/rules/name-game/color'

/** A result as squares, a row for each line of it. */
export type Grid = readonly (readonly Mark[])[]

const ROW_LENGTH = 10
const SQUARES: Readonly<Record<Mark, string>> = { green: '🟩', orange: '🟧', red: '🟥' }

type Played = Pick<Puzzle, 'tries' | 'finished' | 'length' | 'rowColors'>

/** What a result looks like without a word of the answer: a square a guess, or a row of them a row of letters. */
export function gridOf(game: Game, { tries, finished, length, rowColors }: Played): Grid {
  if (DESCRIPTORS[game].reveal !== 'rows') return inRows([...fill(tries, 'red'), ...fill(finished ? 1 : 0, 'green')])
  const rows = rowColors.map((row) => row.map((colour) => toMark(colour) ?? 'red'))
  return finished ? [...rows, fill(length ?? 0, 'green')] : rows
}

/** What is shared as text: a headline, the squares and where the game is played. */
export function shareText(headline: string, grid: Grid, address: string): string {
  return [headline, ...grid.map((row) => row.map((mark) => SQUARES[mark]).join('')), address].join('\n')
}

function fill(count: number, mark: Mark): Mark[] {
  return Array.from({ length: count }, () => mark)
}

function inRows(marks: readonly Mark[]): Grid {
  const rows = Math.ceil(marks.length / ROW_LENGTH)
  return Array.from({ length: rows }, (_, row) => marks.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))
}
