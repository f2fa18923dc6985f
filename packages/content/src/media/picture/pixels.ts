import sharp, { type Sharp } from 'sharp'
import type { Size } from './recipe.ts'

/** The RGBA values of every pixel, row by row. */
export interface Pixels extends Size {
  readonly data: Buffer
}

const DOTS_PER_PIXEL = 72

/** Renders an SVG directly at the required width, because enlarging its pixels would blur it. */
export async function rasterize(svg: string, width: number): Promise<Pixels> {
  const { image, height } = openSvg(svg, width)
  return { data: await image.ensureAlpha().raw().toBuffer(), width, height }
}

/** Renders only the opacity of an SVG: one byte per pixel, row by row. */
export async function rasterizeOpacity(svg: string, width: number): Promise<Buffer> {
  return openSvg(svg, width).image.extractChannel('alpha').raw().toBuffer()
}

function openSvg(svg: string, width: number): { image: Sharp; height: number } {
  const drawn = readSize(svg)
  const height = Math.round((width * drawn.height) / drawn.width)
  const density = (DOTS_PER_PIXEL * width) / drawn.width
  return { image: sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'fill' }), height }
}

function readSize(svg: string): Size {
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    Number(new RegExp(`<svg\\b[^>]*?\\s${side}="([\\d.]+)"`).exec(svg)?.[1]),
  )
  if (!(width > 0 && height > 0)) throw new Error('a drawing gives its size in its first element')
  return { width, height }
}
