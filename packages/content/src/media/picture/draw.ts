import { cover } from '@otogi/art/cover'
import { eyesBand, silhouette, silhouetteLayers } from '@otogi/art/derive'
import { portrait } from '@otogi/art/portrait'
import { scene } from '@otogi/art/scene/scene'
import { partsFrom } from '@otogi/art/part/library'
import type { CodeDrawing, Recipe } from './recipe.ts'

export function draw(drawing: CodeDrawing, files: Recipe['parts']): string {
  const parts = partsFrom(Object.fromEntries(Object.entries(files).map(([name, { text }]) => [name, text])))
  switch (drawing.of) {
    case 'portrait':
      return portrait(drawing.spec, { seed: drawing.seed, parts })
    case 'silhouette':
      return silhouette(drawing.spec, { seed: drawing.seed, parts })
    case 'seams':
      return silhouetteLayers(drawing.spec, { seed: drawing.seed, parts })
    case 'eyes':
      return eyesBand(drawing.spec, { seed: drawing.seed, parts })
    case 'scene':
      return scene(drawing.spec, drawing.portraits, { window: drawing.window, parts })
    case 'cover':
      return cover(drawing.spec, drawing.portraits, parts)
  }
}
