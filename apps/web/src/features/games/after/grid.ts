import type { GamesRecord, Puzzle } from '@otogi/contract/puzzle'
import { DESCRIPTORS, GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { toLetterColor, type LetterColor } from '@otogi/rules/name-game/color'
import { toRoundStatus } from '../record.ts'

/** A result as rows of squares. */
export type Grid = readonly (readonly LetterColor[])[]

const ROW_LENGTH = 10
const SQUARES: Readonly<Record<LetterColor, string>> = { green: '🟩', orange: '🟧', red: '🟥' }
/** The squares that color-blind players can tell apart. */
const SAFE_SQUARES: Readonly<Record<LetterColor, string>> = { green: '🟦', orange: '🟧', red: '⬛' }
const NOT_PLAYED = '⬜'
const SHORTENED = '…'

type PlayedPuzzle = Pick<Puzzle, 'tries' | 'finished' | 'length' | 'rowColors'>
type Result = { readonly tries: number; readonly finished: boolean }

/**
 * Builds a grid that does not reveal the answer. It has a square for each guess; in the name game, it has a row of
 * squares for each row of letters.
 */
export function buildGrid(game: Game, { tries, finished, length, rowColors }: PlayedPuzzle): Grid {
  if (DESCRIPTORS[game].reveal !== 'rows') return buildGuessGrid({ tries, finished })
  const rows = rowColors.map((row) => row.map((color) => toLetterColor(color) ?? 'red'))
  return finished ? [...rows, repeatColor(length ?? 0, 'green')] : rows
}

/** Builds a grid with one square for each guess. */
export function buildGuessGrid(result: Result): Grid {
  const colors = listSquareColors(result)
  const rows = Math.ceil(colors.length / ROW_LENGTH)
  return Array.from({ length: rows }, (_, row) => colors.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))
}

/** One game of a day: its last guesses as one row of squares, empty if the game was not played. */
export type DayRow = {
  readonly game: Game
  readonly mode: Mode
  readonly colors: readonly LetterColor[]
  /** Whether the row omits the first guesses. */
  readonly isShortened: boolean
}

/** Lists the six games of a day, each in the hardest mode that was solved, otherwise in the mode with the most guesses. */
export function listDayRows(record: GamesRecord): DayRow[] {
  return GAMES.map((game) => {
    const rounds = listModes(game).map((mode) => ({ mode, ...toRoundStatus(record, game, mode) }))
    const solved = rounds.findLast(({ finished }) => finished)
    const shown = solved ?? rounds.reduce((most, round) => (round.tries > most.tries ? round : most))
    const colors = listSquareColors(shown)
    return { game, mode: shown.mode, colors: colors.slice(-ROW_LENGTH), isShortened: colors.length > ROW_LENGTH }
  })
}

/** Writes a row of squares as text, in color-blind-safe colors if the player has chosen them. */
export function writeSquares(colors: readonly LetterColor[], hasSafeColors: boolean): string {
  const squares = hasSafeColors ? SAFE_SQUARES : SQUARES
  return colors.map((color) => squares[color]).join('')
}

export function writeDayRow({ colors, isShortened }: DayRow, hasSafeColors: boolean): string {
  if (colors.length === 0) return NOT_PLAYED
  return (isShortened ? SHORTENED : '') + writeSquares(colors, hasSafeColors)
}

function listSquareColors({ tries, finished }: Result): LetterColor[] {
  return [...repeatColor(tries, 'red'), ...repeatColor(finished ? 1 : 0, 'green')]
}

function repeatColor(count: number, color: LetterColor): LetterColor[] {
  return Array.from({ length: count }, () => color)
}
