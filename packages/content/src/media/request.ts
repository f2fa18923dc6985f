import { createHash } from 'node:crypto'
import type { Mode } from '@otogi/rules/games/games'
import { COVER, computePixelGrid, computeCropWindow, type CropWindow, type Focus } from '@otogi/rules/games/reveal'
import { isOwnPortrait, type Card, type Character, type Pack, type Series } from '../pack.ts'
import { clipRecipe, type ClipRecipe, type ClipRequest } from './clip.ts'
import { filling, stripOf, zoomedInto } from './own-drawing.ts'
import type { CodeDrawing, Drawing, Encoding, Recipe, Size } from './picture/recipe.ts'
import type { MediaRecipe } from './recipe.ts'
import { varyClip } from './varied/vary-clip.ts'
import { COVER_BYTES, EYES_BYTES, roomIn, sceneBytes, SILHOUETTE_BYTES } from './shown-bytes.ts'
import { shownParts } from './shown-parts.ts'
import type { MediaVersions } from './version.ts'

export type MediaRequest = (PictureRequest | ClipRequest) & {
  /** Alters the picture or clip; without one it is plain. */
  readonly seed?: string
}

export type PictureRequest =
  | { readonly kind: 'card'; readonly card: string; readonly width: 600 | 300 }
  /** How much the picture is enlarged around its focus: 400 down to 100 percent. */
  | { readonly kind: 'scene'; readonly series: string; readonly mode: Mode; readonly zoom: number }
  /** The side of one block of the pixel game; 1 is the sharp cover. */
  | { readonly kind: 'cover'; readonly series: string; readonly mode: Mode; readonly block: number }
  | { readonly kind: CharacterPicture; readonly character: string; readonly mode: Mode }

export type CharacterPicture = 'silhouette' | 'silhouette-solution' | 'eyes' | 'eyes-solution'

const PORTRAIT: Size = { width: 600, height: 800 }
const THUMB: Size = { width: 300, height: 400 }
const SCENE_DRAWN: Size = { width: 1200, height: 800 }
const SCENE_SHOWN: Size = { width: 960, height: 640 }
const EYES: Size = { width: 720, height: 240 }

const KILOBYTE = 1000
const CARD_BYTES = 80 * KILOBYTE
const THUMB_BYTES = 20 * KILOBYTE

/** What the harder eyes games leave of the band, so that little hair and skin is seen. */
const EYES_ENLARGED = 1.2

/** What the hard silhouette game leaves: the head and what stands beside it. */
const SILHOUETTE_ENLARGED = 1.2
const SILHOUETTE_FOCUS: Focus = { x: 0.5, y: 0.4 }

const LOSSLESS: Encoding = { lossless: true }

/** Everything the file depends on, with all names of the pack left behind. */
export function recipeOf(pack: Pack, request: PictureRequest): Recipe
export function recipeOf(pack: Pack, request: MediaRequest): MediaRecipe
export function recipeOf(pack: Pack, request: MediaRequest): MediaRecipe {
  const recipe = planOf(pack, request)
  return 'drawing' in recipe ? { ...recipe, parts: shownParts(pack, recipe.drawing) } : recipe
}

/** A recipe before its parts are looked up. */
type Plan = Omit<Recipe, 'parts'>

function planOf(pack: Pack, request: MediaRequest): Plan | ClipRecipe {
  switch (request.kind) {
    case 'clip':
      return seededClip(clipRecipe(found(pack.seriesById, request.series), request), request.seed)
    case 'card':
      return cardRecipe(found(pack.cardById, request.card), request.width)
    case 'scene':
      return sceneRecipe(found(pack.seriesById, request.series), request.mode, request.zoom)
    case 'cover':
      return coverRecipe(found(pack.seriesById, request.series), request.mode, request.block)
    case 'silhouette':
      return silhouetteRecipe(found(pack.characterById, request.character), request.mode)
    case 'eyes':
      return eyesRecipe(found(pack.characterById, request.character), request.mode)
    case 'silhouette-solution':
    case 'eyes-solution':
      return portraitRecipe(portraitDrawing(found(pack.characterById, request.character)), PORTRAIT, CARD_BYTES)
  }
}

/** Where a pack's own file lies, and the text of a part: their hashes are in the recipe. */
const NOT_SEEN = new Set(['file', 'text'])

/**
 * Names the file: it tells nothing, and changes when and only when what is seen or heard does. Where a pack's own file
 * lies is no part of that; its bytes are.
 */
export function mediaKey(pack: Pack, request: MediaRequest, versions: MediaVersions): string {
  const recipe = recipeOf(pack, request)
  const text = JSON.stringify(recipe, (key, value: unknown) => (NOT_SEEN.has(key) ? undefined : value))
  const version = 'drawing' in recipe ? versions.pictureOf(recipe.drawing) : versions.clips
  const plain = createHash('sha256').update(`${version}\n${text}`).digest('hex')
  if (request.seed === undefined) return plain
  return createHash('sha256').update(`${versions.variations}\n${plain}\n${request.seed}`).digest('hex')
}

/** The plain picture that a varied one is made of; the blocks of a cover are counted after it is altered. */
export function plainRequest(request: MediaRequest): MediaRequest {
  const { seed: _, ...plain } = request
  return plain.kind === 'cover' ? { ...plain, block: 1 } : plain
}

function seededClip(recipe: ClipRecipe, seed: string | undefined): ClipRecipe {
  return seed === undefined ? recipe : varyClip(recipe, seed)
}

function cardRecipe(card: Card, width: 600 | 300): Plan {
  const { portrait, character: seed } = card
  const drawing: Drawing =
    'picture' in portrait ? filling(portrait.picture, PORTRAIT) : { of: 'portrait', spec: portrait, seed }
  return width === 600 ? portraitRecipe(drawing, PORTRAIT, CARD_BYTES) : portraitRecipe(drawing, THUMB, THUMB_BYTES)
}

/** Every drawing of a character has the same seed, so that its silhouette is the outline of its very portrait. */
function portraitDrawing({ portrait, id: seed }: Character): Drawing {
  return isOwnPortrait(portrait)
    ? filling(portrait.picture, PORTRAIT)
    : ({ of: 'portrait', spec: portrait, seed } satisfies CodeDrawing)
}

function silhouetteDrawing({ portrait, id: seed }: Character, mode: Mode): Drawing {
  if (isOwnPortrait(portrait)) return filling(portrait.silhouette, PORTRAIT, 'outline')
  return { of: mode === 0 ? 'seams' : 'silhouette', spec: portrait, seed }
}

function eyesDrawing({ portrait, id: seed }: Character): Drawing {
  return isOwnPortrait(portrait) ? stripOf(portrait.picture, portrait.eyes) : { of: 'eyes', spec: portrait, seed }
}

function portraitRecipe(drawing: Drawing, output: Size, mostBytes: number): Plan {
  const raster = { ...PORTRAIT, bloom: drawing.of !== 'file' }
  return photo(drawing, raster, output, mostBytes)
}

function sceneRecipe(series: Series, mode: Mode, zoom: number): Plan {
  const { drawing: spec, portraits, focus } = series.scenes[mode]
  const mostBytes = roomIn(sceneBytes(zoom))
  if ('picture' in spec) return taken(zoomedInto(spec.picture, SCENE_SHOWN, focus, zoom), SCENE_SHOWN, mostBytes)
  const window = computeCropWindow(SCENE_DRAWN.width, SCENE_DRAWN.height, focus, zoom)
  return drawn({ of: 'scene', spec, portraits, window }, SCENE_SHOWN, mostBytes)
}

function coverRecipe(series: Series, mode: Mode, block: number): Plan {
  const { drawing: spec, portraits } = series.covers[mode]
  const sharp =
    'picture' in spec
      ? taken(filling(spec.picture, COVER), COVER, roomIn(COVER_BYTES))
      : drawn({ of: 'cover', spec, portraits }, COVER, roomIn(COVER_BYTES))
  if (block === 1) return sharp
  const { columns, rows } = computePixelGrid(block)
  return { ...sharp, output: { width: columns, height: rows }, encoding: LOSSLESS }
}

/** Easy shows seams between the layers, hard only the head. */
function silhouetteRecipe(character: Character, mode: Mode): Plan {
  const drawing = silhouetteDrawing(character, mode)
  const mostBytes = roomIn(SILHOUETTE_BYTES)
  return mode === 2
    ? enlarged(drawing, PORTRAIT, { factor: SILHOUETTE_ENLARGED, focus: SILHOUETTE_FOCUS, mostBytes })
    : taken(drawing, PORTRAIT, mostBytes)
}

/** Easy shows the whole band, normal only the eyes, hard the eyes without colors. */
function eyesRecipe(character: Character, mode: Mode): Plan {
  const drawing = eyesDrawing(character)
  const mostBytes = roomIn(EYES_BYTES)
  if (mode === 0) return taken(drawing, EYES, mostBytes)
  const focus = { x: 0.5, y: 0.5 }
  return { ...enlarged(drawing, EYES, { factor: EYES_ENLARGED, focus, mostBytes }), gray: mode === 2 }
}

type Enlarging = { readonly factor: number; readonly focus: Focus; readonly mostBytes: number }

/** The drawing made larger and cut back to the size it is shown at. */
function enlarged(drawing: Drawing, shown: Size, { factor, focus, mostBytes }: Enlarging): Plan {
  const raster = { width: Math.round(shown.width * factor), height: Math.round(shown.height * factor), bloom: false }
  const cut: CropWindow = {
    left: Math.round((raster.width - shown.width) * focus.x),
    top: Math.round((raster.height - shown.height) * focus.y),
    ...shown,
  }
  return { ...photo(drawing, raster, shown, mostBytes), cut }
}

/** With the light that finishes a drawing. */
function drawn(drawing: CodeDrawing, size: Size, mostBytes: number): Plan {
  return photo(drawing, { ...size, bloom: true }, size, mostBytes)
}

/** As it is. */
function taken(drawing: Drawing, size: Size, mostBytes: number): Plan {
  return photo(drawing, { ...size, bloom: false }, size, mostBytes)
}

function photo(drawing: Drawing, raster: Recipe['raster'], output: Size, mostBytes: number): Plan {
  return { drawing, raster, cut: null, gray: false, output, encoding: { lossless: false, mostBytes } }
}

function found<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id)
  if (!item) throw new RangeError(`the pack has no "${id}"`)
  return item
}
