import { around, seededRandom } from '@otogi/tunes/random'
import sharp, { type Sharp } from 'sharp'
import { encode } from '../picture/encode.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { Recipe, Size } from '../picture/recipe.ts'
import { createLook, LIGHT_SIDE, type Look } from './look.ts'

/** A finished picture that is altered by a seed, so that neither its bytes nor its pixels are those of another seed. */
export interface VariedRecipe {
  /** The file of the finished picture. */
  readonly base: string
  /** What the altered picture must keep to: its size and what it may weigh. */
  readonly recipe: Recipe
  readonly seed: string
  /** Portraits shown with the answer are mirrored like their puzzle and otherwise as they are. */
  readonly isSolution: boolean
}

/** Each block of the pixel game changes by so much by itself. */
const BLOCK_NOISE = 5
/** The paper of a silhouette, which fills what turning leaves empty. */
const PAPER = '#f3efe6'

export async function varyPicture({ base, recipe, seed, isSolution }: VariedRecipe): Promise<Buffer> {
  const { drawing, gray, output, encoding } = recipe
  const isOutline = drawing.of === 'silhouette' || drawing.of === 'seams'
  const look = createLook(seed, { canMirror: drawing.of !== 'file', canTurn: isOutline, isGray: gray })
  const altered = isSolution
    ? await readPixels(mirror(sharp(base), look), output)
    : changeColors(await changeShape(base, output, look), look, encoding.lossless ? seed : null)
  return encode(altered, { ...recipe, cut: null, gray: false })
}

async function changeShape(base: string, output: Size, look: Look): Promise<Pixels> {
  const { width, height } = await sharp(base).metadata()
  const side = (full: number, at: number) => {
    const length = Math.round(full * look.crop.share)
    return { length, start: Math.round((full - length) * at) }
  }
  const turned = look.turn === 0 ? sharp(base) : await turn(base, { width, height }, look.turn)
  // The corners that turning leaves empty lie outside the middle.
  const [x, y] = look.turn === 0 ? [look.crop.x, look.crop.y] : [0.25 + look.crop.x / 2, 0.25 + look.crop.y / 2]
  const [across, down] = [side(width, x), side(height, y)]
  const cut = turned.extract({ left: across.start, top: down.start, width: across.length, height: down.length })
  return readPixels(mirror(cut, look), output)
}

async function turn(base: string, { width, height }: Size, degrees: number): Promise<Sharp> {
  const { data, info } = await sharp(base)
    .removeAlpha()
    .rotate(degrees, { background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const [left, top] = [Math.floor((info.width - width) / 2), Math.floor((info.height - height) / 2)]
  const middle = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer()
  return sharp(middle, { raw: { width, height, channels: info.channels } })
}

function mirror(picture: Sharp, { isMirrored }: Look): Sharp {
  return isMirrored ? picture.flop() : picture
}

async function readPixels(picture: Sharp, { width, height }: Size): Promise<Pixels> {
  const data = await picture.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return { data, width, height }
}

const CHANNELS = 4

/** Tints the picture and lights its parts a little differently; with a seed, each pixel changes by itself as well. */
function changeColors({ data, width, height }: Pixels, look: Look, noiseSeed: string | null): Pixels {
  const random = noiseSeed === null ? undefined : seededRandom(`${noiseSeed} noise`)
  const changed = Buffer.from(data)
  for (let y = 0; y < height; y += 1) {
    const lightOf = lightAlongRow(look.light, height > 1 ? y / (height - 1) : 0)
    for (let x = 0; x < width; x += 1) {
      const light = lightOf(width > 1 ? x / (width - 1) : 0)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * CHANNELS + channel
        const value = (data[at] as number) * light * (look.gains[channel] as number) + (look.offsets[channel] as number)
        changed[at] = clamp(random ? value + around(random, BLOCK_NOISE) : value)
      }
    }
  }
  return { data: changed, width, height }
}

/** The light between the points of the grid, at a height of the picture from 0 to 1. */
function lightAlongRow(grid: readonly number[], y: number): (x: number) => number {
  const cells = LIGHT_SIDE - 1
  const row = Math.min(cells - 1, Math.floor(y * cells))
  const low = y * cells - row
  const points = Array.from({ length: LIGHT_SIDE }, (_, column) => {
    const [above, below] = [grid[row * LIGHT_SIDE + column] as number, grid[(row + 1) * LIGHT_SIDE + column] as number]
    return above + (below - above) * low
  })
  return (x) => {
    const column = Math.min(cells - 1, Math.floor(x * cells))
    const [left, right] = [points[column] as number, points[column + 1] as number]
    return left + (right - left) * (x * cells - column)
  }
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}
