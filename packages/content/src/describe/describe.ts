import { createPuzzlePortrait } from '@otogi/art/puzzle-portrait'
import type { Text } from '@otogi/rules/languages/languages'
import { COVER, computePixelGrid } from '@otogi/rules/games/reveal'
import { toContour } from '@otogi/tunes/contour'
import { listPlayedNotes, type PlayedNotes } from '@otogi/tunes/played-notes'
import type { Pack } from '../pack.ts'
import { createRecipe, type MediaRequest } from '../media/request.ts'
import type { Recipe } from '../media/picture/recipe.ts'
import { createPictureChanges } from '../media/varied/look.ts'
import { describeColors } from './grid.ts'
import { describeEyes, describeSilhouette } from './portraits.ts'
import { describeScene } from './scene.ts'
import { joinTexts } from './words.ts'

/** The maximum number of cells in a description. A longer one would be tedious to listen to. */
const MOST_CELLS = { columns: 6, rows: 8 }
const NINTHS = { columns: 3, rows: 3 }
const THIRDS = { columns: 3, rows: 1 }

/** Describes a puzzle picture in words. `file` is the picture as the player sees it. */
export async function describePicture(pack: Pack, request: MediaRequest, file: string): Promise<Text> {
  const recipe = createRecipe(pack, request)
  if (!('drawing' in recipe)) throw new Error('a clip has no words')
  const drawn = describeDrawing(recipe, request)
  const colors = await describeColors(file, chooseGrid(request))
  return joinTexts(drawn ? [drawn, colors] : [colors], ' ')
}

/** Returns the rhythm and contour of a clip, or null if the clip is a recording. */
export function describeClip(pack: Pack, request: MediaRequest): PlayedNotes | null {
  const recipe = createRecipe(pack, request)
  return 'score' in recipe ? toContour(listPlayedNotes(recipe.score, recipe.excerpt, recipe.seed)) : null
}

/**
 * Describes the figures and objects. Returns undefined for blocks and picture files, because only
 * their colors are known.
 */
function describeDrawing({ drawing, gray }: Recipe, request: MediaRequest): Text | undefined {
  const isMirrored = isDrawingMirrored(drawing, request)
  switch (drawing.of) {
    case 'scene':
      return describeScene({ ...drawing, isMirrored })
    case 'cover':
      if (request.kind === 'cover' && request.block > 1) return undefined
      return describeScene({ ...drawing, window: { left: 0, top: 0, ...COVER }, isMirrored })
    case 'silhouette':
    case 'seams':
      return describeSilhouette(createPuzzlePortrait(drawing.spec, drawing.seed), isMirrored)
    case 'eyes':
      return describeEyes(createPuzzlePortrait(drawing.spec, drawing.seed), { isGray: gray })
    case 'portrait':
    case 'file':
      return undefined
  }
}

function isDrawingMirrored(drawing: Recipe['drawing'], { seed }: MediaRequest): boolean {
  if (seed === undefined) return false
  return createPictureChanges(seed, { canMirror: drawing.of !== 'file', canTurn: false, isGray: false }).isMirrored
}

function chooseGrid(request: MediaRequest): { columns: number; rows: number } {
  if (request.kind === 'eyes') return THIRDS
  if (request.kind !== 'cover') return NINTHS
  const { columns, rows } = computePixelGrid(request.block)
  return { columns: Math.min(columns, MOST_CELLS.columns), rows: Math.min(rows, MOST_CELLS.rows) }
}
