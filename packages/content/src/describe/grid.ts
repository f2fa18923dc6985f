import type { Text } from '@otogi/rules/languages/languages'
import sharp from 'sharp'
import { nameColor } from './color-names.ts'
import { fillText, joinTexts } from './words.ts'

type Grid = { readonly columns: number; readonly rows: number }

const ROWS: Text = {
  en: 'Colors, row by row from left to right: {}.',
  es: 'Colores, fila a fila de izquierda a derecha: {}.',
}

/** Names the colors of the picture file, averaged over the cells of a grid. */
export async function describeColors(file: string, grid: Grid): Promise<Text> {
  const { columns, rows } = grid
  const data = await sharp(file)
    .removeAlpha()
    .resize(columns, rows, { fit: 'fill' })
    .toColorspace('srgb')
    .raw()
    .toBuffer()
  const channels = data.length / (columns * rows)
  const cell = (at: number): Text => {
    const [red = 0, green = red, blue = red] = data.subarray(at * channels, (at + 1) * channels)
    return nameColor([red, green, blue])
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    joinTexts(countRepeats(Array.from({ length: columns }, (__, column) => cell(row * columns + column))), ', '),
  )
  return fillText(ROWS, joinTexts(lines, '; '))
}

/** Replaces equal neighbors by one text with their number: "3 × blue". */
function countRepeats(texts: readonly Text[]): Text[] {
  const runs: { text: Text; count: number }[] = []
  for (const text of texts) {
    const last = runs.at(-1)
    if (last && last.text.en === text.en) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) =>
    count === 1 ? text : fillText({ en: `${count} × {}`, es: `${count} × {}` }, text),
  )
}
