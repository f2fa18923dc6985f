import { type Pixels, rasterizeOpacity } from './pixels.ts'
import type { Size } from './recipe.ts'

type Tone = readonly [red: number, green: number, blue: number]

const PAPER: Tone = [243, 239, 230]
const INK: Tone = [28, 23, 46]
const SEAM: Tone = [138, 128, 160]
/** Width of the seam around a layer, in pixels of the card. */
const REACH = 2
/** A pixel is covered if its opacity is at least a quarter. */
const SOLID = 4
const CHANNELS = 4

/** Draws the silhouette for easy mode: each layer of the figure is dark and has a thin light outline (seam). */
export async function drawSeams(stackedLayers: string, { width, height }: Size): Promise<Pixels> {
  const layers = await rasterizeOpacity(stackedLayers, width)
  const pixels = width * height
  const data = Buffer.alloc(pixels * CHANNELS, Buffer.from([...PAPER, 255]))
  for (let start = 0; start < layers.length; start += pixels) {
    const cover = layers.subarray(start, start + pixels)
    blendTone(data, widenCover(cover, width), 1, SEAM)
    blendTone(data, cover, SOLID, INK)
  }
  return { data, width, height }
}

/** Computes the maximum opacity within a seam's width, first along rows, then along columns. */
function widenCover(cover: Uint8Array, width: number): Uint8Array {
  return spreadOpacity(spreadOpacity(cover, 1, width), width, cover.length)
}

/**
 * Sets each pixel to the maximum opacity within REACH pixels along one direction. `step` is the distance in the array
 * between neighboring pixels. Opacity does not spread across multiples of `runLength` (a row's length, or the whole
 * array's).
 */
function spreadOpacity(cover: Uint8Array, step: number, runLength: number): Uint8Array {
  const result = new Uint8Array(cover)
  for (let at = 0; at < cover.length; at += 1) {
    const value = cover[at] as number
    if (value === 0 || (value === 255 && cover[at - step] === 255 && cover[at + step] === 255)) continue
    const first = at - (at % runLength)
    for (let to = at - REACH * step; to <= at + REACH * step; to += step)
      if (to >= first && to < first + runLength && (result[to] as number) < value) result[to] = value
  }
  return result
}

function blendTone(data: Buffer, cover: Uint8Array, gain: number, tone: Tone): void {
  for (let at = 0; at < cover.length; at += 1) {
    if (cover[at] === 0) continue
    const share = Math.min(1, ((cover[at] as number) * gain) / 255)
    for (let c = 0, to = at * CHANNELS; c < 3; c += 1, to += 1)
      data[to] = Math.round((data[to] as number) * (1 - share) + (tone[c] as number) * share)
  }
}
