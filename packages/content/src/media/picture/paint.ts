import { bloom } from './bloom.ts'
import { encode } from './encode.ts'
import { rasterise, type Pixels } from './pixels.ts'
import { readOwn } from './own.ts'
import type { CodeDrawing, Recipe } from './recipe.ts'
import { drawSeams } from './seams.ts'

export type Draw = (drawing: CodeDrawing, parts: Recipe['parts']) => string
export type Paint = (recipe: Recipe) => Promise<Buffer>

/** Follows recipes. The raster before is kept, since a cover's blocks and a card's two sizes are cut from one. */
export function painter(draw: Draw): Paint {
  let last: { readonly of: string; readonly pixels: Promise<Pixels> } | undefined
  return async (recipe) => {
    const of = JSON.stringify([recipe.drawing, recipe.parts, recipe.raster])
    if (last?.of !== of) last = { of, pixels: pixelsOf(draw, recipe) }
    return encode(await last.pixels, recipe)
  }
}

async function pixelsOf(draw: Draw, recipe: Recipe): Promise<Pixels> {
  const plain = await drawPlain(draw, recipe)
  return recipe.raster.bloom ? bloom(plain) : plain
}

async function drawPlain(draw: Draw, { drawing, parts, raster }: Recipe): Promise<Pixels> {
  if (drawing.of === 'file') return readOwn(drawing, raster)
  const svg = draw(drawing, parts)
  return drawing.of === 'seams' ? drawSeams(svg, raster) : rasterise(svg, raster.width)
}
