import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { PartFile } from '../../parts.ts'
import type { CropWindow } from '@otogi/rules/games/reveal'

type Portraits = Readonly<Record<string, PortraitSpec>>

/** A drawing by the drawing engine. */
export type CodeDrawing =
  | { readonly of: 'portrait' | 'silhouette' | 'seams' | 'eyes'; readonly spec: PortraitSpec; readonly seed: string }
  | {
      readonly of: 'scene'
      readonly spec: SceneSpec
      readonly portraits: Portraits
      readonly window: CropWindow
    }
  | { readonly of: 'cover'; readonly spec: CoverSpec; readonly portraits: Portraits }

/** A part of a pack's picture file. Positions and sizes are in pixels. */
export interface PictureFile {
  readonly of: 'file'
  readonly file: string
  readonly sha256: string
  readonly part: CropWindow
  readonly style: 'picture' | 'outline'
}

export type Drawing = CodeDrawing | PictureFile

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a drawing is rasterized before it is cropped. */
export interface Raster extends Size {
  /** True to add bloom, as for all pictures shown at full quality. */
  readonly bloom: boolean
}

export type Encoding = { readonly lossless: true } | { readonly lossless: false; readonly maxBytes: number }

/** Everything that determines a picture file, except the code that makes it. */
export interface Recipe {
  readonly drawing: Drawing
  /** The part files that the drawing uses, by `props/NAME` or `scenery/NAME`. */
  readonly parts: Readonly<Record<string, PartFile>>
  readonly raster: Raster
  /** The part of the raster that the picture shows. */
  readonly cut: CropWindow | null
  readonly gray: boolean
  readonly output: Size
  readonly encoding: Encoding
}
