import { cover } from '@otogi/art/cover'
import { eyesBand, silhouette, silhouetteSeams } from '@otogi/art/derive'
import { portrait } from '@otogi/art/portrait'
import { scene } from '@otogi/art/scene/scene'
import type { CodeDrawing } from './recipe.ts'

export function draw(drawing: CodeDrawing): string {
  switch (drawing.of) {
    case 'portrait':
      return portrait(drawing.spec, drawing)
    case 'silhouette':
      return silhouette(drawing.spec, drawing)
    case 'seams':
      return silhouetteSeams(drawing.spec, drawing)
    case 'eyes':
      return eyesBand(drawing.spec, drawing)
    case 'scene':
      return scene(drawing.spec, drawing.portraits, drawing.window)
    case 'cover':
      return cover(drawing.spec, drawing.portraits)
  }
}
