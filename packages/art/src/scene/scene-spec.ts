import * as z from 'zod/mini'
import { color, flag, number } from '../figure/head-spec.ts'
import { part, poseSchema } from '../spec.ts'

const anyName = () => z.string()

/** A figure in a picture. */
const member = z.strictObject({
  /** The id of a portrait in the same series. */
  portrait: z.string(),
  /** Position of the center of the eyes, and the scale of a head unit. */
  x: z.number(),
  y: z.number(),
  scale: z.number(),
  turn: number,
  tilt: number,
  /** Override the eyes and the mouth of the portrait, e.g. for a sleeping or shouting figure. */
  eyes: z.optional(z.string()),
  mouth: z.optional(z.string()),
  /** Overrides the pose of the portrait, e.g. for a figure that drops a prop. */
  pose: z.optional(z.union([z.string(), poseSchema(anyName)])),
  flip: flag,
  /** Rotates the whole figure, in degrees. */
  angle: number,
  /** Kinds of props that are left out. */
  drop: z.optional(z.readonly(z.array(z.string()))),
  /** `far` is behind the middle parts, `front` in front of the foreground. */
  depth: z.optional(z.enum(['far', 'near', 'front'])),
  /** Color over the figure, like shadow or mist, and its strength; 1 leaves only the outline. */
  tint: color,
  tintAmount: number,
  opacity: number,
  blur: number,
  /** Clips the figure to an ellipse of the picture: a mirror, a locket, a round window. */
  frame: z.optional(z.strictObject({ x: z.number(), y: z.number(), rx: z.number(), ry: z.number() })),
  /** The y of the water surface that mirrors the figure. */
  reflectAt: number,
  /** Height of the reflection as a share of the figure; less than 1 for water seen from above. */
  reflectHeight: number,
  /** Draws only the reflection. */
  onlyReflection: flag,
})

/** The only light of a picture; rims, glows and shadows follow from it. */
const light = z.strictObject({ x: z.number(), y: z.number(), color, strength: number })

const parts = z.readonly(z.array(part))
const cast = z.readonly(z.array(member))

const picture = {
  /** From back to front. */
  parts,
  /** Parts between the far and the near figures. */
  middle: z.optional(parts),
  foreground: z.optional(parts),
  /** Seed of everything placed at random. */
  seed: z.string(),
  light: z.optional(light),
  keyLight: color,
  shadow: color,
}

/** A hidden-object picture, 1200x800. */
export const sceneSchema = z.strictObject({ ...picture, cast })

/** The picture of a series, 780x1040. */
export const coverSchema = z.strictObject({ ...picture, cast: z.optional(cast) })

/** The visible part of the picture, in its units. */
export type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type CastSpec = z.infer<typeof member>
export type LightSpec = z.infer<typeof light>
export type SceneSpec = z.infer<typeof sceneSchema>
export type CoverSpec = z.infer<typeof coverSchema>
