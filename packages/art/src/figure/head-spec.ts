import * as z from 'zod/mini'
import type { Json } from '../draw/options.ts'

/** The part kinds that a portrait can use, whether drawn by code or from part files. */
export type PartCategory =
  | 'back hair'
  | 'beard'
  | 'beast ears'
  | 'brows'
  | 'build'
  | 'cap'
  | 'ears'
  | 'eyes'
  | 'foreground'
  | 'front hair'
  | 'garment'
  | 'hairstyle'
  | 'hand'
  | 'headgear'
  | 'horns'
  | 'jaw'
  | 'mark'
  | 'motif'
  | 'mouth'
  | 'muzzle'
  | 'nose'
  | 'pattern'
  | 'pose'
  | 'prop'
  | 'pupil'
  | 'ring'
  | 'side hair'
  | 'skin'

export type NamedSchema = (word: PartCategory) => z.ZodMiniString

export const number = z.optional(z.number())
export const flag = z.optional(z.boolean())
export const hex = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'is not a color like #A1B2C3'))
export const color = z.optional(hex)
/** -1 is the left side as the viewer sees it, 1 the right side. */
export const side = z.union([z.literal(-1), z.literal(1)], 'must be -1 or 1')
/** A point in head units: the origin is the center of the eye line, and y grows downwards. */
export const point = z.readonly(z.tuple([z.number(), z.number()]))
export const json = z.custom<Json>()

export type Side = z.infer<typeof side>

const hairLock = z.strictObject({
  points: z.readonly(z.array(point)),
  width: z.number(),
  profile: z.optional(z.string()),
})

export const hairSchema = (named: NamedSchema) =>
  z.strictObject({
    color: hex,
    shine: color,
    shadow: color,
    tip: color,
    line: color,
    /** The name of a hair style. `front`, `side` and `back` override its parts. */
    style: z.optional(named('hairstyle')),
    front: z.optional(named('front hair')),
    side: z.optional(named('side hair')),
    back: z.optional(named('back hair')),
    cap: z.optional(named('cap')),
    bald: flag,
    volume: number,
    /** Height of the small locks on the crown; 0 removes them. */
    tufts: number,
    /** Raises the hairline; negative numbers lower it. */
    hairline: number,
    /** Size of a single curl on the crown; a negative size leans to the left. */
    ahoge: number,
    ribbon: color,
    tie: color,
    /** The number of knots and the width of a braid. */
    knots: number,
    braidWidth: number,
    locks: z.optional(z.readonly(z.array(hairLock))),
    streak: color,
    noCrown: flag,
  })

export const eyesSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: z.optional(named('eyes')),
    iris: color,
    /** Color of the iris on the viewer's left, if the eyes have different colors. */
    otherIris: color,
    glow: color,
    pupil: z.optional(named('pupil')),
    pupilColor: color,
    sclera: color,
    size: number,
    /** How far the lids are open; the default is 1. */
    open: number,
    /** Slant in degrees; positive numbers raise the outer corners. */
    slant: number,
    /** Extra distance between the eyes; a negative number brings them closer together. */
    spacing: number,
    look: z.optional(point),
    wink: z.optional(side),
    lash: color,
    lashLength: number,
    liner: color,
    shadow: color,
    bags: flag,
    irisSize: number,
    /** Color of a glow around the eye. */
    blaze: color,
  })

export const browsSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: z.optional(named('brows')),
    color,
    thickness: number,
    width: number,
    arch: number,
    /** Slant in degrees; positive numbers look determined, negative numbers sad. */
    angle: number,
    /** Moves both brows down; negative numbers move them up. */
    y: number,
    spacing: number,
    raise: z.optional(side),
    split: flag,
    none: flag,
  })

export const mouthSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: z.optional(named('mouth')),
    width: number,
    scale: number,
    dx: number,
    dy: number,
    lip: color,
    line: color,
    inside: color,
    /** The side of the mouth that has a mole. */
    mole: z.optional(side),
  })

export const beastSchema = (named: NamedSchema) =>
  z.strictObject({
    /** Animal ears on top of the head. */
    ears: z.optional(named('beast ears')),
    earScale: number,
    earColor: color,
    earInside: color,
    /** The animal whose head the figure has. */
    muzzle: z.optional(named('muzzle')),
    muzzleColor: color,
    noseColor: color,
    whiskers: flag,
    /** Color of an animal's head, and of its pale parts. */
    fur: color,
    furInside: color,
    horns: z.optional(named('horns')),
    hornColor: color,
    /** Color of a horse's bridle. */
    bridle: color,
  })

export const noseSchema = (named: NamedSchema) => z.strictObject({ kind: named('nose'), size: number, color })

export const beardSchema = (named: NamedSchema) => z.strictObject({ kind: named('beard'), color, length: number })

export const earring = z.strictObject({ kind: z.enum(['hoop', 'drop', 'stud']), color, gem: color, both: flag })

export type HairSpec = z.infer<ReturnType<typeof hairSchema>>
export type EyesSpec = z.infer<ReturnType<typeof eyesSchema>>
export type BrowsSpec = z.infer<ReturnType<typeof browsSchema>>
export type MouthSpec = z.infer<ReturnType<typeof mouthSchema>>
export type BeastSpec = z.infer<ReturnType<typeof beastSchema>>
export type NoseSpec = z.infer<ReturnType<typeof noseSchema>>
export type BeardSpec = z.infer<ReturnType<typeof beardSchema>>
