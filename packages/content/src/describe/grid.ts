import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import sharp from 'sharp'
import { findColorName } from './color-names.ts'
import { collectText } from './texts.ts'
import { fillText, joinTexts } from './words.ts'

type Grid = { readonly columns: number; readonly rows: number }

const ROWS = collectText(({ sentences }) => sentences.colorRows)

/** Number of points sampled along each side of a cell. */
const POINTS = 8

/** Divides the picture file into a grid and describes the most frequent color in each cell. */
export async function describeColors(file: string, { columns, rows }: Grid): Promise<Text> {
  const width = columns * POINTS
  const data = await sharp(file)
    .removeAlpha()
    .resize(width, rows * POINTS, { fit: 'fill', kernel: 'nearest' })
    .toColorspace('srgb')
    .raw()
    .toBuffer()
  const channels = data.length / (width * rows * POINTS)
  const namePoint = (x: number, y: number): Text => {
    const start = (y * width + x) * channels
    const [red = 0, green = red, blue = red] = data.subarray(start, start + channels)
    return findColorName([red, green, blue])
  }
  const nameCell = (column: number, row: number): Text =>
    findMostFrequent(
      Array.from({ length: POINTS * POINTS }, (_, n) =>
        namePoint(column * POINTS + (n % POINTS), row * POINTS + Math.floor(n / POINTS)),
      ),
    )
  const lines = Array.from({ length: rows }, (_, row) =>
    joinTexts(countRepeats(Array.from({ length: columns }, (__, column) => nameCell(column, row))), ', '),
  )
  return fillText(ROWS, joinTexts(lines, '; '))
}

function findMostFrequent(texts: readonly Text[]): Text {
  const groups = [...Map.groupBy(texts, ({ en }) => en).values()]
  const [first] = groups.toSorted((one, other) => other.length - one.length)[0] ?? []
  if (!first) throw new RangeError('a cell has no points')
  return first
}

/** Combines equal neighbors into one text with a count, e.g. "3 × blue". */
function countRepeats(texts: readonly Text[]): Text[] {
  const runs: { text: Text; count: number }[] = []
  for (const text of texts) {
    const last = runs.at(-1)
    if (last && last.text.en === text.en) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) =>
    count === 1 ? text : mapLanguages((language) => `${count} × ${text[language]}`),
  )
}
