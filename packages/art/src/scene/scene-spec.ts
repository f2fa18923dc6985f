import type { Color } from '../draw/color.ts'
import type { PartSpec, PortraitSpec } from '../spec.ts'

/** One of those who stand in a picture. */
export type CastSpec = {
  /** The identifier of the portrait in the same series. */
  portrait: string
  /** Where the middle of the eyes is, and the size in shares of a head unit. */
  x: number
  y: number
  scale: number
  turn?: number | undefined
  tilt?: number | undefined
  /** Other eyes and another mouth than the portrait's, for those who sleep or shout. */
  eyes?: string | undefined
  mouth?: string | undefined
  /** Another pose than the portrait's, so that who leaves a prop at home still has an arm. */
  pose?: PortraitSpec['pose']
  flip?: boolean | undefined
  /** Turns the whole figure, in degrees. */
  angle?: number | undefined
  /** Kinds of props that stay at home. */
  drop?: readonly string[] | undefined
  /** Far stands behind the middle parts, front before the foreground. */
  depth?: 'far' | 'near' | 'front' | undefined
  /** Lies over the figure like shadow or mist; 1 leaves only the outline. */
  tint?: Color | undefined
  tintAmount?: number | undefined
  opacity?: number | undefined
  blur?: number | undefined
  /** Only what lies in this ellipse of the picture is seen: a mirror, a locket, a round window. */
  frame?: { x: number; y: number; rx: number; ry: number } | undefined
  /** The height of the water that mirrors the figure. */
  reflectAt?: number | undefined
  /** How tall the reflection is in shares of the figure: less than 1 where the water is seen from above. */
  reflectHeight?: number | undefined
  /** Leaves out the figure itself, so only its reflection is seen. */
  onlyReflection?: boolean | undefined
}

/** The one light of a picture: it falls from there, and rims, glows and shadows follow it. */
export type LightSpec = { x: number; y: number; color?: Color | undefined; strength?: number | undefined }

/** What part of a picture is shown, in its own units. */
export type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type StageSpec = {
  /** From back to front. */
  parts: readonly PartSpec[]
  /** Between those far away and those near. */
  middle?: readonly PartSpec[] | undefined
  foreground?: readonly PartSpec[] | undefined
  /** The seed of everything scattered in it. */
  seed: string
  light?: LightSpec | undefined
  keyLight?: Color | undefined
  shadow?: Color | undefined
}

/** A hidden-object picture, 1200x800. */
export type SceneSpec = StageSpec & { cast: readonly CastSpec[] }

/** The picture of a series, 780x1040. */
export type CoverSpec = StageSpec & { cast?: readonly CastSpec[] | undefined }
