import { createHash } from 'node:crypto'
import type { MediaKind, Mode } from '@otogi/rules/games/games'
import { COVER, computePixelGrid, computeCropWindow, type CropWindow, type Focus } from '@otogi/rules/games/reveal'
import { isOwnPortrait, type Card, type Character, type Pack, type Series } from '../pack.ts'
import { createClipRecipe, type ClipRecipe, type ClipRequest } from './clip.ts'
import { createFilledDrawing, createEyeStrip, createZoomedDrawing } from './own-drawing.ts'
import type { CodeDrawing, Drawing, Encoding, Recipe, Size } from './picture/recipe.ts'
import type { MediaRecipe } from './recipe.ts'
import { varyClip } from './varied/vary-clip.ts'
import { getMaxFileSize } from './size-class.ts'
import { findShownParts } from './shown-parts.ts'
import type { MediaVersions } from './version.ts'

export type MediaRequest = (PictureRequest | ClipRequest) & {
  /** Seed of the variation. Without a seed, the file is plain, i.e. not varied. */
  readonly seed?: string
}

export type PictureRequest =
  | { readonly kind: 'card'; readonly card: string; readonly width: 600 | 300 }
  /** Zoom around the focus in percent, from 400 (closest) to 100. */
  | { readonly kind: 'scene'; readonly series: string; readonly mode: Mode; readonly zoom: number }
  /** Block size in the pixel game. At 1, the cover is sharp. */
  | { readonly kind: 'cover'; readonly series: string; readonly mode: Mode; readonly block: number }
  | { readonly kind: CharacterPicture; readonly character: string; readonly mode: Mode }

export type CharacterPicture = Exclude<MediaKind, 'scene' | 'cover' | 'clip'>

const PORTRAIT: Size = { width: 600, height: 800 }
const THUMB: Size = { width: 300, height: 400 }
const SCENE_DRAWN: Size = { width: 1200, height: 800 }
const SCENE_SHOWN: Size = { width: 960, height: 640 }
const EYES: Size = { width: 720, height: 240 }

const KILOBYTE = 1000
const CARD_BYTES = 80 * KILOBYTE
const THUMB_BYTES = 20 * KILOBYTE

/** Zoom of the eye strip in normal and hard mode, so that little hair and skin are visible. */
const EYES_ZOOM = 1.2

/** Zoom of the silhouette in hard mode, so that only the head and its surroundings are visible. */
const SILHOUETTE_ZOOM = 1.2
const SILHOUETTE_FOCUS: Focus = { x: 0.5, y: 0.4 }

const LOSSLESS: Encoding = { lossless: true }

/** Collects everything that determines a file. */
export function createRecipe(pack: Pack, request: PictureRequest): Recipe
export function createRecipe(pack: Pack, request: MediaRequest): MediaRecipe
export function createRecipe(pack: Pack, request: MediaRequest): MediaRecipe {
  const recipe = createPlan(pack, request)
  return 'drawing' in recipe ? { ...recipe, parts: findShownParts(pack, recipe.drawing) } : recipe
}

/** A recipe without part files. */
type PicturePlan = Omit<Recipe, 'parts'>

function createPlan(pack: Pack, request: MediaRequest): PicturePlan | ClipRecipe {
  switch (request.kind) {
    case 'clip':
      return addClipSeed(createClipRecipe(getItem(pack.seriesById, request.series), request), request.seed)
    case 'card':
      return createCardPlan(getItem(pack.cardById, request.card), request.width)
    case 'scene':
      return createScenePlan(getItem(pack.seriesById, request.series), request.mode, request.zoom)
    case 'cover':
      return createCoverPlan(getItem(pack.seriesById, request.series), request.mode, request.block)
    case 'silhouette':
      return createSilhouettePlan(getItem(pack.characterById, request.character), request.mode)
    case 'eyes':
      return createEyesPlan(getItem(pack.characterById, request.character), request.mode)
    case 'silhouette-solution':
    case 'eyes-solution':
      return createPortraitPlan(
        createPortraitDrawing(getItem(pack.characterById, request.character)),
        PORTRAIT,
        CARD_BYTES,
      )
  }
}

/** Fields that are left out of the key. The recipe contains hashes of these files and parts instead. */
const OMITTED_FIELDS = new Set(['file', 'text'])

/**
 * Returns the file's name. It is opaque and changes if and only if the file's content changes. For a file from a pack,
 * it depends on that file's bytes, not on its location.
 */
export function createMediaKey(pack: Pack, request: MediaRequest, versions: MediaVersions): string {
  const recipe = createRecipe(pack, request)
  const text = JSON.stringify(recipe, (key, value: unknown) => (OMITTED_FIELDS.has(key) ? undefined : value))
  const version = 'drawing' in recipe ? versions.pictureOf(recipe.drawing) : versions.clips
  const plain = createHash('sha256').update(`${version}\n${text}`).digest('hex')
  if (request.seed === undefined) return plain
  return createHash('sha256').update(`${versions.variations}\n${plain}\n${request.seed}`).digest('hex')
}

/**
 * Returns the request for the plain picture from which a varied picture is made. For a cover, that is the sharp one,
 * because its blocks are computed after the variation.
 */
export function toPlainRequest(request: MediaRequest): MediaRequest {
  const { seed: _, ...plain } = request
  return plain.kind === 'cover' ? { ...plain, block: 1 } : plain
}

function addClipSeed(recipe: ClipRecipe, seed: string | undefined): ClipRecipe {
  return seed === undefined ? recipe : varyClip(recipe, seed)
}

function createCardPlan(card: Card, width: 600 | 300): PicturePlan {
  const { portrait, character: seed } = card
  const drawing: Drawing =
    'picture' in portrait ? createFilledDrawing(portrait.picture, PORTRAIT) : { of: 'portrait', spec: portrait, seed }
  return width === 600
    ? createPortraitPlan(drawing, PORTRAIT, CARD_BYTES)
    : createPortraitPlan(drawing, THUMB, THUMB_BYTES)
}

/** All drawings of a character have the same seed, so that the silhouette matches the portrait. */
function createPortraitDrawing({ portrait, id: seed }: Character): Drawing {
  return isOwnPortrait(portrait)
    ? createFilledDrawing(portrait.picture, PORTRAIT)
    : ({ of: 'portrait', spec: portrait, seed } satisfies CodeDrawing)
}

function createSilhouetteDrawing({ portrait, id: seed }: Character, mode: Mode): Drawing {
  if (isOwnPortrait(portrait)) return createFilledDrawing(portrait.silhouette, PORTRAIT, 'outline')
  return { of: mode === 0 ? 'seams' : 'silhouette', spec: portrait, seed }
}

function createEyesDrawing({ portrait, id: seed }: Character): Drawing {
  return isOwnPortrait(portrait)
    ? createEyeStrip(portrait.picture, portrait.eyes)
    : { of: 'eyes', spec: portrait, seed }
}

function createPortraitPlan(drawing: Drawing, output: Size, maxBytes: number): PicturePlan {
  const raster = { ...PORTRAIT, bloom: drawing.of !== 'file' }
  return createPicturePlan(drawing, raster, output, maxBytes)
}

function createScenePlan(series: Series, mode: Mode, zoom: number): PicturePlan {
  const { drawing: spec, portraits, focus } = series.scenes[mode]
  const maxBytes = getMaxFileSize({ kind: 'scene', zoom })
  if ('picture' in spec)
    return createPlanWithoutBloom(createZoomedDrawing(spec.picture, SCENE_SHOWN, focus, zoom), SCENE_SHOWN, maxBytes)
  const window = computeCropWindow(SCENE_DRAWN.width, SCENE_DRAWN.height, focus, zoom)
  return createPlanWithBloom({ of: 'scene', spec, portraits, window }, SCENE_SHOWN, maxBytes)
}

function createCoverPlan(series: Series, mode: Mode, block: number): PicturePlan {
  const { drawing: spec, portraits } = series.covers[mode]
  const maxBytes = getMaxFileSize({ kind: 'cover', block: 1 })
  const sharp =
    'picture' in spec
      ? createPlanWithoutBloom(createFilledDrawing(spec.picture, COVER), COVER, maxBytes)
      : createPlanWithBloom({ of: 'cover', spec, portraits }, COVER, maxBytes)
  if (block === 1) return sharp
  const { columns, rows } = computePixelGrid(block)
  return { ...sharp, output: { width: columns, height: rows }, encoding: LOSSLESS }
}

/** Easy mode shows seams between layers; hard mode shows only the head. */
function createSilhouettePlan(character: Character, mode: Mode): PicturePlan {
  const drawing = createSilhouetteDrawing(character, mode)
  const maxBytes = getMaxFileSize({ kind: 'silhouette' })
  return mode === 2
    ? createEnlargedPlan(drawing, PORTRAIT, { factor: SILHOUETTE_ZOOM, focus: SILHOUETTE_FOCUS, maxBytes })
    : createPlanWithoutBloom(drawing, PORTRAIT, maxBytes)
}

/** Easy mode shows the whole strip, normal mode only the eyes, and hard mode the eyes in gray. */
function createEyesPlan(character: Character, mode: Mode): PicturePlan {
  const drawing = createEyesDrawing(character)
  const maxBytes = getMaxFileSize({ kind: 'eyes' })
  if (mode === 0) return createPlanWithoutBloom(drawing, EYES, maxBytes)
  const focus = { x: 0.5, y: 0.5 }
  return { ...createEnlargedPlan(drawing, EYES, { factor: EYES_ZOOM, focus, maxBytes }), gray: mode === 2 }
}

type Enlargement = { readonly factor: number; readonly focus: Focus; readonly maxBytes: number }

/** Enlarges the drawing and crops it to the size that is shown. */
function createEnlargedPlan(
  drawing: Drawing,
  visibleSize: Size,
  { factor, focus, maxBytes }: Enlargement,
): PicturePlan {
  const raster = {
    width: Math.round(visibleSize.width * factor),
    height: Math.round(visibleSize.height * factor),
    bloom: false,
  }
  const cut: CropWindow = {
    left: Math.round((raster.width - visibleSize.width) * focus.x),
    top: Math.round((raster.height - visibleSize.height) * focus.y),
    ...visibleSize,
  }
  return { ...createPicturePlan(drawing, raster, visibleSize, maxBytes), cut }
}

function createPlanWithBloom(drawing: CodeDrawing, size: Size, maxBytes: number): PicturePlan {
  return createPicturePlan(drawing, { ...size, bloom: true }, size, maxBytes)
}

function createPlanWithoutBloom(drawing: Drawing, size: Size, maxBytes: number): PicturePlan {
  return createPicturePlan(drawing, { ...size, bloom: false }, size, maxBytes)
}

function createPicturePlan(drawing: Drawing, raster: Recipe['raster'], output: Size, maxBytes: number): PicturePlan {
  return { drawing, raster, cut: null, gray: false, output, encoding: { lossless: false, maxBytes } }
}

function getItem<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id)
  if (!item) throw new RangeError(`the pack has no "${id}"`)
  return item
}
