import * as z from 'zod/mini'
import { color, flag, number } from '../figure/head-spec.ts'
import { part, poseSchema } from '../spec.ts'

const anyName = () => z.string()

/** One of those who stand in a picture. */
const member = z.strictObject({
  /** The identifier of the portrait in the same series. */
  portrait: z.string(),
  /** Where the middle of the eyes is, and the size in shares of a head unit. */
  x: z.number(),
  y: z.number(),
  scale: z.number(),
  turn: number,
  tilt: number,
  /** Other eyes and another mouth than the portrait's, for those who sleep or shout. */
  eyes: z.optional(z.string()),
  mouth: z.optional(z.string()),
  /** Another pose than the portrait's, for figures that drop a prop and still need an arm. */
  pose: z.optional(z.union([z.string(), poseSchema(anyName)])),
  flip: flag,
  /** Turns the whole figure, in degrees. */
  angle: number,
  /** Kinds of props that are left out. */
  drop: z.optional(z.readonly(z.array(z.string()))),
  /** Far stands behind the middle parts, front before the foreground. */
  depth: z.optional(z.enum(['far', 'near', 'front'])),
  /** Lies over the figure like shadow or mist; 1 leaves only the outline. */
  tint: color,
  tintAmount: number,
  opacity: number,
  blur: number,
  /** Only what lies in this ellipse of the picture is seen: a mirror, a locket, a round window. */
  frame: z.optional(z.strictObject({ x: z.number(), y: z.number(), rx: z.number(), ry: z.number() })),
  /** The height of the water that mirrors the figure. */
  reflectAt: number,
  /** How tall the reflection is in shares of the figure: less than 1 where the water is seen from above. */
  reflectHeight: number,
  /** Leaves out the figure itself, so only its reflection is seen. */
  onlyReflection: flag,
})

/** The one light of a picture: it falls from there, and rims, glows and shadows follow it. */
const light = z.strictObject({ x: z.number(), y: z.number(), color, strength: number })

const parts = z.readonly(z.array(part))
const cast = z.readonly(z.array(member))

const picture = {
  /** From back to front. */
  parts,
  /** Between those far away and those near. */
  middle: z.optional(parts),
  foreground: z.optional(parts),
  /** The seed of everything scattered in it. */
  seed: z.string(),
  light: z.optional(light),
  keyLight: color,
  shadow: color,
}

/** A hidden-object picture, 1200x800. */
export const sceneSchema = z.strictObject({ ...picture, cast })

/** The picture of a series, 780x1040. */
export const coverSchema = z.strictObject({ ...picture, cast: z.optional(cast) })

/** What part of a picture is shown, in its own units. */
export type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type CastSpec = z.infer<typeof member>
export type LightSpec = z.infer<typeof light>
export type SceneSpec = z.infer<typeof sceneSchema>
export type CoverSpec = z.infer<typeof coverSchema>
