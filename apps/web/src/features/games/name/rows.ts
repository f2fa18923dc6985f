import type { Puzzle } from '@otogi/contract/puzzle'
import { NAME_ROWS } from '@otogi/rules/games/reveal'
import { toMark, toGameName, type ColoredRow, type Mark } from '@otogi/rules/name-game/color'

export type Tile = { letter: string; mark: Mark | null; given: boolean }

export type Row = { state: 'judged' | 'typing' | 'empty'; tiles: readonly Tile[] }

export type Seen = Pick<Puzzle, 'finished' | 'firstLetter' | 'length' | 'solution' | 'rows' | 'rowColors'>

type Remembered = { tries: readonly string[]; colors: readonly (readonly string[])[] }

/** The wrong rows, and the right one when the game is won. */
export function judgedRows(puzzle: Seen): ColoredRow[] {
  const wrong = puzzle.rows.map((word, i) => ({
    word: word.toUpperCase(),
    marks: (puzzle.rowColors[i] ?? []).map((colour) => toMark(colour) ?? 'red'),
  }))
  const word = answerLetters(puzzle)
  if (!puzzle.finished || word === undefined) return wrong
  return [...wrong, { word, marks: word.split('').map(() => 'green' as const) }]
}

/** The answer as it stands in the boxes: the whole name, or the one word of it that fits. */
function answerLetters({ solution, length }: Seen): string | undefined {
  const name = solution?.answer ?? ''
  return [name, ...name.split(' ')].map(toGameName).find((word) => word !== '' && word.length === length)
}

/** The six rows as they are drawn: judged, then the one being typed, then empty ones. */
export function boardRows(puzzle: Seen, draft: string): Row[] {
  const judged = judgedRows(puzzle)
  const length = puzzle.length ?? 0
  return Array.from({ length: Math.max(NAME_ROWS, judged.length) }, (_, i): Row => {
    const row = judged[i]
    if (row) return judgedRow(row)
    const typing = i === judged.length && canType(puzzle)
    const tiles = Array.from({ length }, (__, at) => tileOf(typing ? draft : '', at))
    return { state: typing ? 'typing' : 'empty', tiles }
  })
}

/** The board as this browser remembers it, to be shown until the server answers. */
export function storedBoard({ tries, colors }: Remembered): Seen | undefined {
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

/** Whether a further row may be guessed. */
export function canType(puzzle: Seen): boolean {
  return !puzzle.finished && puzzle.rows.length < NAME_ROWS && (puzzle.length ?? 0) > 0
}

export function judgedRow({ word, marks }: ColoredRow): Row {
  const tiles = word.split('').map((letter, i) => ({ letter, mark: marks[i] ?? null, given: false }))
  return { state: 'judged', tiles }
}

function tileOf(draft: string, at: number): Tile {
  return { letter: draft.charAt(at), mark: null, given: at === 0 && draft !== '' }
}
