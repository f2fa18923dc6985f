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
  /** Eyes and mouth that replace those of the portrait, e.g. for a sleeping or shouting figure. */
  eyes: z.optional(z.string()),
  mouth: z.optional(z.string()),
  /** A pose that replaces the portrait's pose, e.g. for a figure that drops a prop. */
  pose: z.optional(z.union([z.string(), poseSchema(anyName)])),
  flip: flag,
  /** Rotates the whole figure, in degrees. */
  angle: number,
  /** The kinds of the portrait's props that this picture does not show. */
  drop: z.optional(z.readonly(z.array(z.string()))),
  /** `far` is behind the parts of `middle`; `front` is in front of the parts of the foreground. */
  depth: z.optional(z.enum(['far', 'near', 'front'])),
  /** A color over the figure, e.g. of a shadow or mist, and its strength. At 1, only the outline remains visible. */
  tint: color,
  tintAmount: number,
  opacity: number,
  blur: number,
  /** An ellipse that clips the figure, e.g. a mirror, a locket or a round window. */
  frame: z.optional(z.strictObject({ x: z.number(), y: z.number(), rx: z.number(), ry: z.number() })),
  /** The y of the water surface that mirrors the figure. */
  reflectAt: number,
  /** Height of the reflection divided by the height of the figure; less than 1 if the water is seen from above. */
  reflectHeight: number,
  /** True to draw only the reflection. */
  onlyReflection: flag,
})

/** The only light of a picture. Rims, glows and shadows depend on it. */
const light = z.strictObject({ x: z.number(), y: z.number(), color, strength: number })

const parts = z.readonly(z.array(part))
const cast = z.readonly(z.array(member))

const picture = {
  /** The parts behind the figures, from back to front. */
  parts,
  /** The parts between the far figures and the near figures. */
  middle: z.optional(parts),
  foreground: z.optional(parts),
  /** Seed of all random positions. */
  seed: z.string(),
  light: z.optional(light),
  keyLight: color,
  shadow: color,
}

/** A hidden-object picture of 1200 x 800. */
export const sceneSchema = z.strictObject({ ...picture, cast })

/** The cover picture of a series, 780 x 1040. */
export const coverSchema = z.strictObject({ ...picture, cast: z.optional(cast) })

/** The visible part of the picture. */
export type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type CastSpec = z.infer<typeof member>
export type LightSpec = z.infer<typeof light>
export type SceneSpec = z.infer<typeof sceneSchema>
export type CoverSpec = z.infer<typeof coverSchema>
