import type { Mark } from '@otogi/rules/name-game/colour'
import type { Grid } from './grid.ts'

type Words = { title: string; result: string; address: string }

const WIDTH = 1200
const MARGIN = 72
const GAP = 14
const LARGEST_SQUARE = 96
const HEAD = 300
const FOOT = 130
const NIGHT = '#101740'
const FRAME = '#e0a955'
const PAPER = '#f8ecd0'
const COLOURS: Readonly<Record<Mark, string>> = { green: '#1ab616', orange: '#ffa500', red: '#ff3636' }
/** Told apart without colours too. */
const SIGNS: Readonly<Record<Mark, string>> = { green: '✓', orange: '•', red: '✕' }

/** The result as a picture to be sent around. */
export async function shareImage(grid: Grid, words: Words): Promise<Blob> {
  await document.fonts.ready
  const longest = Math.max(1, ...grid.map((row) => row.length))
  const side = Math.min(LARGEST_SQUARE, (WIDTH - 2 * MARGIN + GAP) / longest - GAP)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + grid.length * (side + GAP) + FOOT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  drawPaper(pen, canvas.height)
  drawWords(pen, words, canvas.height)
  grid.forEach((row, y) => drawRow(pen, row, HEAD + y * (side + GAP), side))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture came out empty'))), 'image/png'),
  )
}

function drawPaper(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = NIGHT
  pen.fillRect(0, 0, WIDTH, height)
  pen.strokeStyle = FRAME
  pen.lineWidth = 8
  pen.strokeRect(24, 24, WIDTH - 48, height - 48)
}

function drawWords(pen: CanvasRenderingContext2D, { title, result, address }: Words, height: number): void {
  pen.textAlign = 'center'
  pen.fillStyle = PAPER
  writeLine(pen, title, 150, "400 76px 'Potta One'")
  pen.fillStyle = FRAME
  writeLine(pen, result, 230, "700 44px 'Zen Maru Gothic'")
  pen.fillStyle = PAPER
  writeLine(pen, address, height - 62, "500 36px 'Zen Maru Gothic'")
}

function writeLine(pen: CanvasRenderingContext2D, text: string, y: number, font: string): void {
  pen.font = `${font}, sans-serif`
  pen.fillText(text, WIDTH / 2, y, WIDTH - 2 * MARGIN)
}

function drawRow(pen: CanvasRenderingContext2D, row: readonly Mark[], y: number, side: number): void {
  const left = (WIDTH - row.length * (side + GAP) + GAP) / 2
  pen.textBaseline = 'middle'
  row.forEach((mark, x) => {
    const at = left + x * (side + GAP)
    pen.fillStyle = COLOURS[mark]
    pen.beginPath()
    pen.roundRect(at, y, side, side, side / 6)
    pen.fill()
    pen.fillStyle = '#14102a'
    pen.font = `700 ${Math.round(side * 0.62)}px sans-serif`
    pen.fillText(SIGNS[mark], at + side / 2, y + side / 2 + side * 0.04)
  })
  pen.textBaseline = 'alphabetic'
}
