import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import type { PathData } from '../draw/geometry.ts'
import type { Svg } from '../draw/svg.ts'
import type { Options } from '../draw/options.ts'
import type { Build, PortraitSpec, Skin } from '../spec.ts'
import type { HairPalette } from './hair/palette.ts'

/** The data about a figure that is shared by all parts of its portrait. */
export type Figure = {
  readonly build: Build
  readonly turn: number
  readonly pitch: number
  readonly skin: Skin
  readonly hair: HairPalette
  readonly spec: PortraitSpec
  readonly lashColor: Color
  readonly browColor: Color
  /** The hips' height above the ground. Set only for figures drawn from head to foot. */
  hips?: number | undefined
  /** The clip path for the shadows of hats: the outline of the head without hair. */
  headClip(): string
  /** The clip path for bands around the head: the outline of the hair on the skull. */
  hairClip(): string
  /** Set by `drawFace`. */
  faceClip?: string
  /** Set by `drawBody`. */
  bodyPath?: PathData
}

export type OutfitPiece = (
  canvas: Canvas,
  figure: Figure,
  options: Options,
) => { back?: Svg; main?: Svg; collarBack?: Svg }

export type HeadgearPiece = (
  canvas: Canvas,
  figure: Figure,
  options: Options,
) => { front?: Svg; back?: Svg; hidesCap?: boolean; hood?: boolean }

/** Draws the prop so that its grip is at (0, 0). */
export type PropPiece = (canvas: Canvas, options: Options) => Svg

export type OutfitTable = Readonly<Record<string, OutfitPiece>>
export type HeadgearTable = Readonly<Record<string, HeadgearPiece>>
export type PropTable = Readonly<Record<string, PropPiece>>
