import { addBloom } from './bloom.ts'
import { encodePicture } from './encode.ts'
import { rasterize, type Pixels } from './pixels.ts'
import { readPictureFile } from './own.ts'
import type { CodeDrawing, Recipe } from './recipe.ts'
import { drawSeams } from './seams.ts'

export type DrawFunction = (drawing: CodeDrawing, parts: Recipe['parts']) => string
export type PaintFunction = (recipe: Recipe) => Promise<Buffer>

/**
 * Creates a function that renders recipes. It keeps the latest raster, because all block sizes of a cover and both
 * sizes of a card are made from the same raster.
 */
export function createPainter(draw: DrawFunction): PaintFunction {
  let last: { readonly of: string; readonly pixels: Promise<Pixels> } | undefined
  return async (recipe) => {
    const of = JSON.stringify([recipe.drawing, recipe.parts, recipe.raster])
    if (last?.of !== of) last = { of, pixels: drawPixels(draw, recipe) }
    return encodePicture(await last.pixels, recipe)
  }
}

async function drawPixels(draw: DrawFunction, recipe: Recipe): Promise<Pixels> {
  const plain = await drawWithoutBloom(draw, recipe)
  return recipe.raster.bloom ? addBloom(plain) : plain
}

async function drawWithoutBloom(draw: DrawFunction, { drawing, parts, raster }: Recipe): Promise<Pixels> {
  if (drawing.of === 'file') return readPictureFile(drawing, raster)
  const svg = draw(drawing, parts)
  return drawing.of === 'seams' ? drawSeams(svg, raster) : rasterize(svg, raster.width)
}
