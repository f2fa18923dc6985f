import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { PartFile } from '../../parts.ts'
import type { CropWindow } from '@otogi/rules/games/reveal'

type Portraits = Readonly<Record<string, PortraitSpec>>

/** What is drawn by code. */
export type CodeDrawing =
  | { readonly of: 'portrait' | 'silhouette' | 'seams' | 'eyes'; readonly spec: PortraitSpec; readonly seed: string }
  | {
      readonly of: 'scene'
      readonly spec: SceneSpec
      readonly portraits: Portraits
      readonly window: CropWindow
    }
  | { readonly of: 'cover'; readonly spec: CoverSpec; readonly portraits: Portraits }

/** A part, in pixels, of a picture file that the pack brings. */
export interface OwnDrawing {
  readonly of: 'file'
  readonly file: string
  readonly sha256: string
  readonly part: CropWindow
  readonly as: 'picture' | 'outline'
}

export type Drawing = CodeDrawing | OwnDrawing

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a drawing becomes pixels, before anything is cut from them. */
export interface Raster extends Size {
  /** Whether light blooms over the picture, as it does wherever it is meant to be looked at. */
  readonly bloom: boolean
}

export type Encoding = { readonly lossless: true } | { readonly lossless: false; readonly mostBytes: number }

/** All that a picture file depends on, besides the code that draws it. */
export interface Recipe {
  readonly drawing: Drawing
  /** The part files that the drawing may show, by `props/NAME` or `scenery/NAME`. */
  readonly parts: Readonly<Record<string, PartFile>>
  readonly raster: Raster
  /** The part of the raster that is kept. */
  readonly cut: CropWindow | null
  readonly gray: boolean
  readonly output: Size
  readonly encoding: Encoding
}
