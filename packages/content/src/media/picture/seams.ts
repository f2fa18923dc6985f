import { rasterize, type Pixels } from './pixels.ts'
import type { Size } from './recipe.ts'

type Tone = readonly [red: number, green: number, blue: number]

const PAPER: Tone = [243, 239, 230]
const INK: Tone = [28, 23, 46]
const SEAM: Tone = [138, 128, 160]
/** Width of a seam around a layer, in pixels of a card. */
const REACH = 2
/** From a quarter opacity on, a pixel counts as covered. */
const SOLID = 4
const CHANNELS = 4

/** Draws the easy silhouette: the layers of a figure, each dark with a thin seam around it. */
export async function drawSeams(stacked: string, { width, height }: Size): Promise<Pixels> {
  const layers = await rasterize(stacked, width)
  const data = Buffer.alloc(width * height * CHANNELS, 255)
  for (let at = 0; at < data.length; at += CHANNELS) for (let c = 0; c < 3; c += 1) data[at + c] = PAPER[c] as number
  for (let top = 0; top < layers.height; top += height) {
    const cover = readOpacity(layers, top, height)
    paintTone(data, widenCover(cover, width, height), 1, SEAM)
    paintTone(data, cover, SOLID, INK)
  }
  return { data, width, height }
}

/** Reads the opacity of each pixel of one layer. */
function readOpacity({ data, width }: Pixels, top: number, height: number): Uint8Array {
  const cover = new Uint8Array(width * height)
  for (let at = 0, from = top * width * CHANNELS + 3; at < cover.length; at += 1, from += CHANNELS)
    cover[at] = data[from] as number
  return cover
}

/** Computes the maximum opacity within reach: along rows, then along columns. */
function widenCover(cover: Uint8Array, width: number, height: number): Uint8Array {
  const along = new Uint8Array(cover.length)
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [y * width, (y + 1) * width - 1]
    for (let at = first; at <= last; at += 1) along[at] = findMaximum(cover, at, 1, first, last)
  }
  const result = new Uint8Array(cover.length)
  for (let at = 0; at < along.length; at += 1) result[at] = findMaximum(along, at, width, 0, along.length - 1)
  return result
}

function findMaximum(cover: Uint8Array, at: number, step: number, first: number, last: number): number {
  let most = cover[at] as number
  for (let to = at - REACH * step; to <= at + REACH * step && most < 255; to += step) {
    const value = to < first || to > last ? 0 : (cover[to] as number)
    if (value > most) most = value
  }
  return most
}

/** Blends a tone over the picture where a layer covers it. */
function paintTone(data: Buffer, cover: Uint8Array, gain: number, tone: Tone): void {
  for (let at = 0; at < cover.length; at += 1) {
    const share = Math.min(1, ((cover[at] as number) * gain) / 255)
    if (share === 0) continue
    for (let c = 0, to = at * CHANNELS; c < 3; c += 1, to += 1)
      data[to] = Math.round((data[to] as number) * (1 - share) + (tone[c] as number) * share)
  }
}
