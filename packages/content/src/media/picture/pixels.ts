import sharp from 'sharp'
import type { Size } from './recipe.ts'

/** Red, green, blue and alpha of every pixel, row by row. */
export interface Pixels extends Size {
  readonly data: Buffer
}

const DOTS_PER_PIXEL = 72

/** Draws an SVG at the wanted size itself, so that nothing is enlarged afterwards. */
export async function rasterise(svg: string, { width, height }: Size): Promise<Pixels> {
  const density = (DOTS_PER_PIXEL * width) / widthOf(svg)
  const data = await sharp(Buffer.from(svg), { density })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { data, width, height }
}

function widthOf(svg: string): number {
  const width = Number(/<svg\b[^>]*?\swidth="([\d.]+)"/.exec(svg)?.[1])
  if (!(width > 0)) throw new Error('a drawing tells its width in its first element')
  return width
}
