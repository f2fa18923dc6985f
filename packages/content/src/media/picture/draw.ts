import { drawCover } from '@otogi/art/cover'
import { drawEyesBand, drawSilhouette, drawSilhouetteLayers } from '@otogi/art/derive'
import { drawPortrait } from '@otogi/art/portrait'
import { drawScene } from '@otogi/art/scene/scene'
import { createParts } from '@otogi/art/part/library'
import type { CodeDrawing, Recipe } from './recipe.ts'

export function drawPicture(drawing: CodeDrawing, files: Recipe['parts']): string {
  const parts = createParts(Object.fromEntries(Object.entries(files).map(([name, { text }]) => [name, text])))
  switch (drawing.of) {
    case 'portrait':
      return drawPortrait(drawing.spec, { seed: drawing.seed, parts })
    case 'silhouette':
      return drawSilhouette(drawing.spec, { seed: drawing.seed, parts })
    case 'seams':
      return drawSilhouetteLayers(drawing.spec, { seed: drawing.seed, parts })
    case 'eyes':
      return drawEyesBand(drawing.spec, { seed: drawing.seed, parts })
    case 'scene':
      return drawScene(drawing.spec, drawing.portraits, { window: drawing.window, parts })
    case 'cover':
      return drawCover(drawing.spec, drawing.portraits, parts)
  }
}
