import sharp, { type Sharp } from 'sharp'
import type { Pixels } from './pixels.ts'
import type { PictureFile, Size } from './recipe.ts'

/** Background and foreground colors of silhouettes. Silhouettes made from a pack's picture files use them too. */
const PAPER = '#f3efe6'
const INK = '#1c172e'

/** Reads the visible part of a pack's picture file, scaled to the given size. */
export async function readPictureFile({ file, part, style }: PictureFile, { width, height }: Size): Promise<Pixels> {
  const cut = sharp(file).autoOrient().extract(part).resize(width, height, { fit: 'fill' })
  const picture = style === 'outline' ? await drawOutline(cut, { width, height }) : cut
  return { data: await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer(), width, height }
}

/** Draws every pixel with an opacity of at least a quarter in the dark color. */
async function drawOutline(picture: Sharp, { width, height }: Size): Promise<Sharp> {
  const covered = await picture.ensureAlpha().extractChannel('alpha').threshold(64).raw().toBuffer()
  const figure = await sharp({ create: { width, height, channels: 3, background: INK } })
    .joinChannel(covered, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([{ input: figure }])
}
