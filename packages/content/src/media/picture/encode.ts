import sharp, { type Sharp } from 'sharp'
import type { Pixels } from './pixels.ts'
import type { Recipe } from './recipe.ts'

/** WebP qualities to try, from the best to the worst acceptable one. */
const QUALITIES = [80, 74, 68, 62, 56, 50, 44, 38, 32] as const

/** An effort of 3 or more would make files 3 % smaller but take twice as long. */
const EFFORT = 2

/** Crops and resizes a picture, and encodes it as WebP without metadata. */
export async function encodePicture(picture: Pixels, recipe: Recipe): Promise<Buffer> {
  const shaped = cropAndResize(picture, recipe)
  const { encoding } = recipe
  if (encoding.lossless) return shaped.webp({ lossless: true, effort: EFFORT }).toBuffer()
  const { data, info } = await shaped.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw }).webp({ quality, effort: EFFORT }).toBuffer()
    if (file.length <= encoding.maxBytes) break
  }
  return file
}

function cropAndResize({ data, width, height }: Pixels, { cut, gray, output }: Recipe): Sharp {
  let picture = sharp(data, { raw: { width, height, channels: 4 } })
  if (cut) picture = picture.extract(cut)
  if (output.width !== (cut?.width ?? width) || output.height !== (cut?.height ?? height))
    picture = picture.resize(output.width, output.height, { fit: 'fill' })
  return gray ? picture.grayscale() : picture
}
