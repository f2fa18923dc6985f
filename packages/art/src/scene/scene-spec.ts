import * as z from 'zod/mini'
import { HEM_KINDS } from '../figure/stance.ts'
import { color, flag, json, number } from '../figure/head-spec.ts'
import { part, poseSchema, propSchema } from '../spec.ts'

const anyName = () => z.string()

/** An arm of a full figure. */
const reach = z.strictObject({
  /** 1 for the arm on the viewer's right, which is the far arm of a figure that faces right. */
  side: z.literal([1, -1]),
  /** The point in the picture that the hand reaches. */
  to: z.readonly(z.tuple([z.number(), z.number()])),
  hand: z.optional(z.string()),
  /** Rotation of the hand and the prop it holds, in degrees. By default, the hand continues the line of the forearm. */
  angle: number,
  /** The prop in the hand, its rotation relative to the hand, and its scale. */
  prop: z.optional(z.string()),
  propScale: number,
  options: z.optional(z.readonly(z.record(z.string(), json))),
})

/** How a full figure stands on the ground, and what it does with its hands. */
const stance = z.strictObject({
  kind: z.string(),
  /** Degrees added to the forward lean of head and torso. */
  lean: number,
  arms: z.optional(z.readonly(z.array(reach))),
  /** The portrait's props that the figure carries in this picture. All others are left out. */
  keep: z.optional(z.readonly(z.array(z.string()))),
  /** Height of the feet above the ground in pixels, e.g. on a step or in a leap. */
  above: number,
  cloth: color,
  /** Shape of the garment below the waist. By default, the shape that belongs to the portrait's outfit. */
  hem: z.optional(z.enum(HEM_KINDS)),
  /** Length of the garment below the waist: 0 for none, 0.25 to mid-thigh, 1 to the ankles. */
  length: number,
  trim: color,
  belt: color,
  trousers: color,
  shoes: color,
  /** Shoes without a shaft. */
  slippers: flag,
  sleeve: color,
  bareArms: flag,
  barefoot: flag,
  bareLegs: flag,
})

/** A figure in a picture. */
const member = z.strictObject({
  /** The id of a character or a card of the same series. */
  portrait: z.string(),
  /** Position of the center of the eyes, and the size of a head unit in pixels. */
  x: z.number(),
  y: z.number(),
  scale: z.number(),
  turn: number,
  tilt: number,
  /**
   * Draws a full figure. `x` and `y` are then the point on the ground below it, and `scale` multiplies the size that
   * `ground` gives it at this depth. The figure faces right, or left with `flip`.
   */
  stance: z.optional(stance),
  /** The point in the picture that the figure looks at. By default, a bust turns toward the middle. */
  gaze: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
  /** Eyes and mouth that replace those of the portrait, e.g. for a sleeping or shouting figure. */
  eyes: z.optional(z.string()),
  mouth: z.optional(z.string()),
  /** A pose that replaces the portrait's pose, e.g. for a figure that drops a prop. */
  pose: z.optional(z.union([z.string(), poseSchema(anyName)])),
  /** Props that replace the portrait's, e.g. for a figure that hands something over. */
  props: z.optional(z.readonly(z.array(propSchema(anyName)))),
  flip: flag,
  /** Rotates the whole figure, in degrees. */
  angle: number,
  /** The kinds of the portrait's props and headgear that this picture leaves out. */
  drop: z.optional(z.readonly(z.array(z.string()))),
  /** `far` is behind the parts in `middle`; `front` is in front of the parts in `foreground`. */
  depth: z.optional(z.enum(['far', 'near', 'front'])),
  /** A color over the figure, e.g. for a shadow or mist, and its strength. At 1, only the outline remains visible. */
  tint: color,
  tintAmount: number,
  opacity: number,
  blur: number,
  /** An ellipse that clips the figure, e.g. a mirror, a locket or a round window. */
  frame: z.optional(z.strictObject({ x: z.number(), y: z.number(), rx: z.number(), ry: z.number() })),
  /** The y of a water surface that reflects the figure. */
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
  /** The parts between the `far` and the `near` figures. */
  middle: z.optional(parts),
  foreground: z.optional(parts),
  /** The ground on which full figures stand: its horizon, and the height of an adult at the picture's lower edge. */
  ground: z.optional(z.strictObject({ horizon: z.number(), size: z.number() })),
  /** Seed of everything random in the picture. */
  seed: z.string(),
  light: z.optional(light),
  keyLight: color,
  shadow: color,
}

/** A hidden-object picture of 1200 x 800. */
export const sceneSchema = z.strictObject({ ...picture, cast })

/**
 * The figure that a cover puts into one of its template's places. Its fields take precedence over those in the
 * template.
 */
const placedFigure = z.extend(z.partial(member), { portrait: z.string(), stance: z.optional(z.partial(stance)) })

/** The cover picture of a series, 780 x 1040. */
export const coverSchema = z.strictObject({
  ...picture,
  light: z.optional(z.partial(light)),
  cast: z.optional(cast),
  /** A kind from `cover-templates.json`. It sets the ground, the light's position, and the places in the picture. */
  template: z.optional(z.string()),
  /** The figure for each of the template's places, by the place's name. */
  figures: z.optional(z.readonly(z.record(z.string(), placedFigure))),
  /** The template's central object, behind the figures. */
  thing: z.optional(part),
})

/** The part of the picture that is visible. */
export type Window = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type CastSpec = z.infer<typeof member>
export type StanceSpec = z.infer<typeof stance>
export type ReachSpec = z.infer<typeof reach>
export type LightSpec = z.infer<typeof light>
export type SceneSpec = z.infer<typeof sceneSchema>
export type PlacedFigure = z.infer<typeof placedFigure>
/** A cover as a pack describes it. */
export type CoverEntry = z.infer<typeof coverSchema>
/** A cover with its template filled in, ready to be drawn. */
export type CoverSpec = Omit<CoverEntry, 'template' | 'figures' | 'thing' | 'light'> & {
  readonly light?: LightSpec | undefined
}
