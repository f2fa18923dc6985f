import type { Puzzle } from '@otogi/contract/puzzle'
import { NAME_ROWS } from '@otogi/rules/games/reveal'
import type { Draft } from './typing.ts'
import { toLetterColor, toCapitalLetters, type ColoredRow, type LetterColor } from '@otogi/rules/name-game/color'

export type Tile = {
  letter: string
  color: LetterColor | null
  isRevealed: boolean
  /** Whether the next typed letter goes into this box. */
  hasCursor: boolean
}

export type Row = { state: 'judged' | 'typing' | 'empty'; tiles: readonly Tile[] }

export type VisiblePuzzle = Pick<Puzzle, 'finished' | 'firstLetter' | 'length' | 'solution' | 'rows' | 'rowColors'>

type StoredBoard = { tries: readonly string[]; colors: readonly (readonly string[])[] }

/** Lists the wrong rows and, if the game is won, the right one. */
export function listJudgedRows(puzzle: VisiblePuzzle): ColoredRow[] {
  const wrong = puzzle.rows.map((word, i) => ({
    word: word.toUpperCase(),
    colors: (puzzle.rowColors[i] ?? []).map((color) => toLetterColor(color) ?? 'red'),
  }))
  const word = findAnswerLetters(puzzle)
  if (!puzzle.finished || word === undefined) return wrong
  return [...wrong, { word, colors: word.split('').map(() => 'green' as const) }]
}

/**
 * Returns the answer in capital letters: the whole name, or the word of the name that has as many letters as the
 * puzzle.
 */
function findAnswerLetters({ solution, length }: VisiblePuzzle): string | undefined {
  const name = solution?.answer ?? ''
  return [name, ...name.split(' ')].map(toCapitalLetters).find((word) => word !== '' && word.length === length)
}

/** Returns the index of the row that was judged last. */
export function findLastJudgedRow(right: boolean, { rows }: Pick<VisiblePuzzle, 'rows'>): number {
  return right ? rows.length : rows.length - 1
}

/** Builds the six rows: judged rows, then the current row, then empty rows. A won game has only judged rows. */
export function buildBoardRows(puzzle: VisiblePuzzle, draft: Draft): Row[] {
  const judged = listJudgedRows(puzzle)
  const length = puzzle.length ?? 0
  const rows = puzzle.finished ? judged.length : Math.max(NAME_ROWS, judged.length)
  return Array.from({ length: rows }, (_, i): Row => {
    const row = judged[i]
    if (row) return toBoardRow(row)
    const typing = i === judged.length && canType(puzzle)
    const tiles = Array.from({ length }, (__, index) => toTile(typing ? draft : undefined, index))
    return { state: typing ? 'typing' : 'empty', tiles }
  })
}

/** Restores the board stored in this browser. It is shown until the server replies. */
export function restoreBoard({ tries, colors }: StoredBoard): VisiblePuzzle | undefined {
  const [first] = tries
  if (!first) return undefined
  return {
    finished: false,
    firstLetter: first.charAt(0),
    length: first.length,
    solution: null,
    rows: [...tries],
    rowColors: colors.map((row) => [...row]),
  }
}

/** Whether another row can be guessed. */
export function canType(puzzle: VisiblePuzzle): boolean {
  return !puzzle.finished && puzzle.rows.length < NAME_ROWS && (puzzle.length ?? 0) > 0
}

export function toBoardRow({ word, colors }: ColoredRow): Row {
  const tiles = word
    .split('')
    .map((letter, i) => ({ letter, color: colors[i] ?? null, isRevealed: false, hasCursor: false }))
  return { state: 'judged', tiles }
}

function toTile(draft: Draft | undefined, index: number): Tile {
  const letter = draft?.letters[index] ?? ''
  return { letter, color: null, isRevealed: index === 0 && letter !== '', hasCursor: draft?.cursor === index }
}
