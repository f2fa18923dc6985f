import type { LetterColor } from '@otogi/rules/name-game/color'
import {
  SHEET_COLORS,
  SHEET_MARGIN,
  SHEET_WIDTH,
  createShareCanvas,
  type ShareCanvas,
} from '../../../ui/share-canvas.ts'
import type { Grid } from './grid.ts'

export type ShareTexts = { title: string; result: string; address: string }

const GAP = 14
const LARGEST_SQUARE = 96
const HEAD = 300
const FOOT = 130
const COLORS: Readonly<Record<LetterColor, string>> = { green: '#1ab616', orange: '#ffa500', red: '#ff3636' }
/** The colors that color-blind players can tell apart. */
const SAFE_COLORS: Readonly<Record<LetterColor, string>> = { green: '#4da6ff', orange: '#ffa62b', red: '#a9adbd' }
const NOT_PLAYED = '#2a3468'
/** Symbols in the squares, so that the squares differ in more than color. */
const SIGNS: Readonly<Record<LetterColor, string>> = { green: '✓', orange: '•', red: '✕' }

/** Draws the result as an image for sharing. */
export async function drawShareImage(grid: Grid, texts: ShareTexts, hasSafeColors: boolean): Promise<Blob> {
  const longest = Math.max(1, ...grid.map((row) => row.length))
  const side = Math.min(LARGEST_SQUARE, (SHEET_WIDTH - 2 * SHEET_MARGIN + GAP) / longest - GAP)
  const sheet = await createShareCanvas(HEAD + grid.length * (side + GAP) + FOOT)
  drawTexts(sheet, texts)
  grid.forEach((colors, row) => {
    const x = (SHEET_WIDTH - colors.length * (side + GAP) + GAP) / 2
    drawRow(sheet, colors, { x, y: HEAD + row * (side + GAP), side, hasSafeColors })
  })
  return sheet.toPng()
}

/** A game of the day: its name, and its last guesses. */
export type DayLine = { readonly name: string; readonly colors: readonly LetterColor[] }

/** Draws a day's results as an image for sharing, one line per game. */
export async function drawDayImage(
  lines: readonly DayLine[],
  texts: ShareTexts,
  hasSafeColors: boolean,
): Promise<Blob> {
  const sheet = await createShareCanvas(HEAD + lines.length * DAY_LINE + FOOT)
  drawTexts(sheet, texts)
  lines.forEach(({ name, colors }, index) => {
    const y = HEAD + index * DAY_LINE
    const { pen } = sheet
    pen.textAlign = 'left'
    pen.fillStyle = SHEET_COLORS.paper
    pen.font = "700 40px 'Zen Maru Gothic', sans-serif"
    pen.fillText(name, SHEET_MARGIN, y + DAY_SQUARE * 0.72, DAY_NAME_WIDTH)
    const x = SHEET_MARGIN + DAY_NAME_WIDTH + GAP
    if (colors.length > 0) drawRow(sheet, colors, { x, y, side: DAY_SQUARE, hasSafeColors })
    else drawSquare(sheet, { x, y, side: DAY_SQUARE }, NOT_PLAYED)
  })
  return sheet.toPng()
}

const DAY_SQUARE = 56
const DAY_LINE = DAY_SQUARE + GAP
const DAY_NAME_WIDTH = 330

function drawTexts(sheet: ShareCanvas, { title, result, address }: ShareTexts): void {
  sheet.drawLine(title, 150, { font: "400 76px 'Numerals', 'Potta One'", color: SHEET_COLORS.paper })
  sheet.drawLine(result, 230, { font: "700 44px 'Zen Maru Gothic'", color: SHEET_COLORS.frame })
  sheet.drawLine(address, sheet.height - 62, { font: "500 36px 'Zen Maru Gothic'", color: SHEET_COLORS.paper })
}

type Place = { readonly x: number; readonly y: number; readonly side: number }

function drawRow(
  sheet: ShareCanvas,
  colors: readonly LetterColor[],
  { x, y, side, hasSafeColors }: Place & { hasSafeColors: boolean },
): void {
  const { pen } = sheet
  const palette = hasSafeColors ? SAFE_COLORS : COLORS
  colors.forEach((color, index) => {
    const left = x + index * (side + GAP)
    drawSquare(sheet, { x: left, y, side }, palette[color])
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = SHEET_COLORS.ink
    pen.font = `700 ${Math.round(side * 0.62)}px sans-serif`
    pen.fillText(SIGNS[color], left + side / 2, y + side / 2 + side * 0.04)
    pen.textBaseline = 'alphabetic'
  })
}

function drawSquare({ pen }: ShareCanvas, { x, y, side }: Place, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x, y, side, side, side / 6)
  pen.fill()
}
