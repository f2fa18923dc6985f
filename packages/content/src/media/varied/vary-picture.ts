import { pickOffset, createSeededRandom } from '@otogi/tunes/random'
import sharp, { type Sharp } from 'sharp'
import { encodePicture } from '../picture/encode.ts'
import type { Pixels } from '../picture/pixels.ts'
import type { Recipe, Size } from '../picture/recipe.ts'
import { createPictureChanges, LIGHT_SIDE, type PictureChanges } from './look.ts'

/** How to alter a finished picture with a seed, so that bytes and pixels differ between seeds. */
export interface VariedRecipe {
  /** Path of the plain picture file. */
  readonly base: string
  /** The recipe of the plain picture. The varied picture has the same dimensions and maximum file size. */
  readonly recipe: Recipe
  readonly seed: string
  /**
   * True for the portrait that is shown as the solution. It is mirrored if the puzzle's picture is mirrored, but is not
   * changed in any other way.
   */
  readonly isSolution: boolean
}

/** The maximum random change of a block's color in the pixel game. */
const BLOCK_NOISE = 5
/** Background color of silhouettes, which fills the corners after a rotation. */
const PAPER = '#f3efe6'

export async function varyPicture({ base, recipe, seed, isSolution }: VariedRecipe): Promise<Buffer> {
  const { drawing, gray, output, encoding } = recipe
  const isOutline = drawing.of === 'silhouette' || drawing.of === 'seams'
  const look = createPictureChanges(seed, { canMirror: drawing.of !== 'file', canTurn: isOutline, isGray: gray })
  const altered = isSolution
    ? await readPixels(mirrorPicture(sharp(base), look), output)
    : changeColors(await changeShape(base, output, look), look, encoding.lossless ? seed : null)
  return encodePicture(altered, { ...recipe, cut: null, gray: false })
}

async function changeShape(base: string, output: Size, changes: PictureChanges): Promise<Pixels> {
  const { width, height } = await sharp(base).metadata()
  const side = (full: number, at: number) => {
    const length = Math.round(full * changes.crop.share)
    return { length, start: Math.round((full - length) * at) }
  }
  const turned = changes.turn === 0 ? sharp(base) : await turnPicture(base, { width, height }, changes.turn)
  // The crop leaves out the corners that are empty after the rotation.
  const [x, y] =
    changes.turn === 0 ? [changes.crop.x, changes.crop.y] : [0.25 + changes.crop.x / 2, 0.25 + changes.crop.y / 2]
  const [across, down] = [side(width, x), side(height, y)]
  const cut = turned.extract({ left: across.start, top: down.start, width: across.length, height: down.length })
  return readPixels(mirrorPicture(cut, changes), output)
}

async function turnPicture(base: string, { width, height }: Size, degrees: number): Promise<Sharp> {
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

function mirrorPicture(picture: Sharp, { isMirrored }: PictureChanges): Sharp {
  return isMirrored ? picture.flop() : picture
}

async function readPixels(picture: Sharp, { width, height }: Size): Promise<Pixels> {
  const data = await picture.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return { data, width, height }
}

const CHANNELS = 4

/**
 * Tints the picture and varies its brightness from place to place. With a noise seed, it also adds noise to each pixel.
 */
function changeColors({ data, width, height }: Pixels, changes: PictureChanges, noiseSeed: string | null): Pixels {
  const random = noiseSeed === null ? undefined : createSeededRandom(`${noiseSeed} noise`)
  const changed = Buffer.from(data)
  for (let y = 0; y < height; y += 1) {
    const lightOf = interpolateLight(changes.light, height > 1 ? y / (height - 1) : 0)
    for (let x = 0; x < width; x += 1) {
      const light = lightOf(width > 1 ? x / (width - 1) : 0)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * CHANNELS + channel
        const value =
          (data[at] as number) * light * (changes.gains[channel] as number) + (changes.offsets[channel] as number)
        changed[at] = clamp(random ? value + pickOffset(random, BLOCK_NOISE) : value)
      }
    }
  }
  return { data: changed, width, height }
}

/** Interpolates the brightness grid in the row at `y` (0 to 1). Returns a function of x. */
function interpolateLight(grid: readonly number[], y: number): (x: number) => number {
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
