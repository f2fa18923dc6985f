import type { Mark } from '@otogi/rules/name-game/color'
import {
  SHEET_COLORS,
  SHEET_MARGIN,
  SHEET_WIDTH,
  createShareCanvas,
  type ShareCanvas,
} from '../../../ui/share-canvas.ts'
import type { Grid } from './grid.ts'

type ShareTexts = { title: string; result: string; address: string }

const GAP = 14
const LARGEST_SQUARE = 96
const HEAD = 300
const FOOT = 130
const COLOURS: Readonly<Record<Mark, string>> = { green: '#1ab616', orange: '#ffa500', red: '#ff3636' }
/** A sign for each mark, so that color is never the only difference. */
const SIGNS: Readonly<Record<Mark, string>> = { green: '✓', orange: '•', red: '✕' }

/** Draws the result as an image for sharing. */
export async function drawShareImage(grid: Grid, { title, result, address }: ShareTexts): Promise<Blob> {
  const longest = Math.max(1, ...grid.map((row) => row.length))
  const side = Math.min(LARGEST_SQUARE, (SHEET_WIDTH - 2 * SHEET_MARGIN + GAP) / longest - GAP)
  const sheet = await createShareCanvas(HEAD + grid.length * (side + GAP) + FOOT)
  sheet.drawLine(title, 150, { font: "400 76px 'Numerals', 'Potta One'", color: SHEET_COLORS.paper })
  sheet.drawLine(result, 230, { font: "700 44px 'Zen Maru Gothic'", color: SHEET_COLORS.frame })
  sheet.drawLine(address, sheet.height - 62, { font: "500 36px 'Zen Maru Gothic'", color: SHEET_COLORS.paper })
  grid.forEach((row, y) => drawRow(sheet, row, HEAD + y * (side + GAP), side))
  return sheet.toPng()
}

function drawRow({ pen }: ShareCanvas, row: readonly Mark[], y: number, side: number): void {
  const left = (SHEET_WIDTH - row.length * (side + GAP) + GAP) / 2
  pen.textBaseline = 'middle'
  row.forEach((mark, x) => {
    const at = left + x * (side + GAP)
    pen.fillStyle = COLOURS[mark]
    pen.beginPath()
    pen.roundRect(at, y, side, side, side / 6)
    pen.fill()
    pen.fillStyle = SHEET_COLORS.ink
    pen.font = `700 ${Math.round(side * 0.62)}px sans-serif`
    pen.fillText(SIGNS[mark], at + side / 2, y + side / 2 + side * 0.04)
  })
  pen.textBaseline = 'alphabetic'
}
