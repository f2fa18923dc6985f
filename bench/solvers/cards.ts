import { AS_IT_IS, correlate, applyPlacement, readSamples, type Placement, type Samples } from './picture.ts'

/** A card's picture, which anyone can see. */
export type CardImage = { readonly answer: string; readonly gray: Samples; readonly edges: Float32Array }

const CARD = { width: 60, height: 80 }

export async function readCard(answer: string, file: Buffer): Promise<CardImage> {
  const gray = await readSamples(file, CARD.width, CARD.height, true)
  return { answer, gray, edges: computeEdges(gray.data, CARD.width, CARD.height) }
}

/** The gradient magnitude at each pixel. */
function computeEdges(data: Float32Array, width: number, height: number): Float32Array {
  const edges = new Float32Array(data.length)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      edges[at] = Math.hypot(
        (data[at + 1] as number) - (data[at - 1] as number),
        (data[at + width] as number) - (data[at - width] as number),
      )
    }
  return edges
}

/** The part of the card that the hard silhouette shows: the head, enlarged by a fifth. */
const HEAD = { share: 1 / 1.2, x: 0.5, y: 0.4 }

/** Returns the card whose edges best match the silhouette's outline. */
export async function matchOutline(
  file: Buffer,
  mode: number,
  cards: readonly CardImage[],
  tries: readonly Placement[],
) {
  const { width, height } = CARD
  const shown = await readSamples(file, width, height, true)
  const outline = computeEdges(shown.data, width, height)
  const scoreOf = (card: CardImage) => {
    const lines = { ...card.gray, data: card.edges }
    const whole =
      mode === 2 ? { ...lines, data: applyPlacement(lines, width, height, { ...AS_IT_IS, ...HEAD }) } : lines
    return Math.max(...tries.map((one) => correlate(outline, applyPlacement(whole, width, height, one), 1)))
  }
  return findBestAnswer(cards, scoreOf)
}

/** The widths to try for the strip across the eyes, as fractions of the card's width. */
const STRIP_WIDTHS = [0.3, 0.35, 0.4, 0.45, 0.5]
const STRIP = { width: 15, height: 5 }
const EASY_STRIP = 1.2

/** Returns the card whose eyes, near its center, best match the strip. */
export async function matchEyes(file: Buffer, mode: number, cards: readonly CardImage[], canMirror: boolean) {
  const shown = await readSamples(file, STRIP.width * 4, STRIP.height * 4, true)
  const wanted = [false, ...(canMirror ? [true] : [])].map((isMirrored) =>
    applyPlacement(shown, STRIP.width, STRIP.height, { ...AS_IT_IS, isMirrored }),
  )
  const scoreOf = (card: CardImage) => {
    let score = -1
    for (const part of STRIP_WIDTHS) {
      const width = Math.round(CARD.width * part * (mode === 0 ? 1 : 1 / EASY_STRIP))
      const height = Math.round(width / 3)
      for (let top = 16; top <= 43; top += 1)
        for (let left = Math.round((CARD.width - width) / 2) - 7; left <= (CARD.width - width) / 2 + 10; left += 1) {
          const strip = cropSamples(card.gray, { left: Math.max(0, left), top, width, height })
          for (const one of wanted) score = Math.max(score, correlate(one, strip, 1))
        }
    }
    return score
  }
  return findBestAnswer(cards, scoreOf)
}

type Window = { left: number; top: number; width: number; height: number }

function cropSamples({ data, width: full }: Samples, { left, top, width, height }: Window): Float32Array {
  const strip = new Float32Array(STRIP.width * STRIP.height)
  for (let y = 0; y < STRIP.height; y += 1)
    for (let x = 0; x < STRIP.width; x += 1) {
      const row = top + Math.floor(((y + 0.5) * height) / STRIP.height)
      const column = left + Math.floor(((x + 0.5) * width) / STRIP.width)
      strip[y * STRIP.width + x] = data[row * full + column] ?? 0
    }
  return strip
}

export function findBestAnswer<Candidate extends { readonly answer: string }>(
  candidates: readonly Candidate[],
  getScore: (candidate: Candidate) => number,
): string {
  let [answer, most] = ['', -Infinity]
  for (const one of candidates) {
    const score = getScore(one)
    if (score > most) [answer, most] = [one.answer, score]
  }
  return answer
}
