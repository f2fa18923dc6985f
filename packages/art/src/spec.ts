import * as z from 'zod/mini'
import type { Json } from './draw/options.ts'
import * as head from './figure/head-spec.ts'
import { color, flag, hex, json, type NamedSchema, number, point, side, type PartCategory } from './figure/head-spec.ts'

/** Finds out which kinds exist, whether drawn by code or from part files. */
export type Vocabulary = {
  readonly knows: (word: PartCategory, kind: string) => boolean
  readonly findPlaceFaults: (place: PartSpec) => readonly string[]
}

/** Body proportions in head units: half-widths, and heights relative to the center of the eye line. */
const bodySchema = (named: NamedSchema) =>
  z.strictObject({
    faceWidth: z.number(),
    cheek: point,
    jaw: point,
    lowerJaw: point,
    chinWidth: z.number(),
    chin: z.number(),
    neck: z.number(),
    shoulder: z.number(),
    shoulderY: z.number(),
    /** The waist's width as a fraction of the shoulders' width, for figures without legs. */
    waist: number,
    eyeX: z.number(),
    eyeY: z.number(),
    browY: z.number(),
    noseY: z.number(),
    mouthY: z.number(),
    eyeSize: z.number(),
    nose: named('nose'),
    line: z.number(),
    /** From 0 to 1: how angular a face is, and how heavy its brows, nose and mouth are. */
    planes: number,
  })

const skin = z.strictObject({ base: hex, shadow: hex, line: hex, blush: hex, light: hex })

const sleeves = {
  sleeve: color,
  /** Color of a short sleeve, which ends above the elbow with a hem. */
  shortSleeve: color,
  cuff: color,
  glove: color,
}

/** A part: its kind and its options. */
const partSchema = (kind: z.ZodMiniString) => z.readonly(z.catchall(z.object({ kind }), json))

export const part = partSchema(z.string())

/** Schema of a part. Its options whose names end in "pattern" are fabric patterns. */
const wovenSchema = (named: NamedSchema, word: PartCategory, { knows }: Vocabulary) =>
  partSchema(named(word)).check(({ value, issues }) => {
    for (const [name, option] of Object.entries(value)) {
      const pattern = /pattern$/i.test(name) && isObject(option) ? option['kind'] : undefined
      if (typeof pattern === 'string' && !knows('pattern', pattern))
        issues.push({ ...rejectInput(value, `unknown kind of pattern "${pattern}"`), path: [name, 'kind'] })
    }
  })

const handSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: z.optional(named('hand')),
    /** Position of the hand; the default is the grip of the prop. */
    x: number,
    y: number,
    angle: number,
    scale: number,
    flip: flag,
    ...sleeves,
    /** True to draw the arm over the prop, false for its fingers only. By default, true if the prop is behind the body. */
    armOver: flag,
    /** The shoulder to which the arm belongs. By default, the nearer one. */
    shoulder: z.optional(side),
    /** Position of the elbow. By default, the elbow bends outwards and down. */
    elbow: z.optional(point),
    /** True to draw a hand without an arm, for props that hide the arm. */
    noArm: flag,
  })

/** A thing that a figure holds or that is drawn near it. */
export const propSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: named('prop'),
    x: number,
    y: number,
    angle: number,
    scale: number,
    flip: flag,
    layer: z.optional(z.enum(['back', 'front', 'over'])),
    head: flag,
    hand: z.optional(z.union([z.literal(true), handSchema(named)])),
    /** A second hand that holds the same prop. */
    otherHand: z.optional(handSchema(named)),
    options: z.optional(z.readonly(z.record(z.string(), json))),
  })

export const poseSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: named('pose'),
    /** True to mirror the pose. */
    flip: flag,
    ...sleeves,
    /** Degrees added to the slope of the shoulders. */
    slope: number,
    /** For full figures: true to keep the waist in place when the shoulders slope. */
    upright: flag,
    /** How far down the pose's hands are moved, e.g. out of the picture in a close-up. */
    lower: number,
  })

const backgroundSchema = (named: NamedSchema, { findPlaceFaults }: Vocabulary) =>
  z.strictObject({
    /** The light color at the top and the dark color at the bottom. */
    colors: z.readonly(z.tuple([hex, hex])),
    accent: color,
    motif: z.optional(z.union([named('motif'), z.readonly(z.array(named('motif')))])),
    motifColor: color,
    motifOpacity: number,
    ring: z.optional(named('ring')),
    ringColor: color,
    ringOpacity: number,
    rays: flag,
    /** Degrees by which the camera is rolled. The background leans the opposite way from the figure. */
    roll: number,
    rim: color,
    foreground: z.optional(named('foreground')),
    foregroundColor: color,
    /** Color of the warm light and color of the cool shadow over the picture. */
    keyLight: color,
    shadow: color,
    holo: flag,
    /** A place drawn behind the figure, with its options. */
    place: z.optional(
      part.check(({ value, issues }) => {
        for (const message of findPlaceFaults(value)) issues.push(rejectInput(value, message))
      }),
    ),
  })

/** A portrait as described in a recipe file. */
export function createPortraitSchema(vocabulary: Vocabulary) {
  const named = (word: PartCategory) =>
    z.string().check(
      z.refine((kind) => vocabulary.knows(word, kind), {
        error: ({ input }) => `unknown kind of ${word} "${String(input)}"`,
      }),
    )
  return z.strictObject({
    build: named('build'),
    body: z.optional(z.partial(bodySchema(named))),
    skin: named('skin'),
    skinTones: z.optional(z.partial(skin)),
    /** Turn of the face: 12 to 24 is a three-quarter view, 30 to 40 a strong one; negative numbers turn it left. */
    turn: number,
    /** Pitch of the head from -16 to 16; positive numbers show the face from below, negative ones from above. */
    pitch: number,
    tilt: number,
    lean: number,
    dx: number,
    dy: number,
    scale: number,
    pose: z.optional(z.union([named('pose'), poseSchema(named)])),
    jaw: z.optional(named('jaw')),
    ears: z.optional(named('ears')),
    nose: z.optional(z.union([named('nose'), head.noseSchema(named)])),
    /** Strength of the blush; 0 removes it. */
    blush: number,
    hatch: flag,
    marks: z.optional(z.readonly(z.array(partSchema(named('mark'))))),
    patch: z.optional(z.strictObject({ side, color, brow: flag })),
    beard: z.optional(head.beardSchema(named)),
    earring: z.optional(head.earring),
    beast: z.optional(head.beastSchema(named)),
    hair: head.hairSchema(named),
    eyes: head.eyesSchema(named),
    brows: z.optional(head.browsSchema(named)),
    /** True to draw the brows under the hair. */
    browsUnder: flag,
    mouth: z.optional(head.mouthSchema(named)),
    headgear: z.optional(z.readonly(z.array(wovenSchema(named, 'headgear', vocabulary)))),
    /** The height at which a hat clips the hair, and the width of the hair at that height. */
    hatLine: number,
    hatWidth: number,
    outfit: z.optional(z.readonly(z.array(wovenSchema(named, 'garment', vocabulary)))),
    props: z.optional(z.readonly(z.array(propSchema(named)))),
    background: backgroundSchema(named, vocabulary),
    /** Change this value if the puzzle pictures look too similar to those of another figure. */
    puzzleSeed: number,
  })
}

function rejectInput(input: unknown, message: string) {
  return { code: 'custom', input, message, continue: true } as const
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type PortraitSpec = z.infer<ReturnType<typeof createPortraitSchema>>
export type PartSpec = z.infer<typeof part>
export type HandSpec = z.infer<ReturnType<typeof handSchema>>
export type PropSpec = z.infer<ReturnType<typeof propSchema>>
export type PoseSpec = z.infer<ReturnType<typeof poseSchema>>
export type BackgroundSpec = z.infer<ReturnType<typeof backgroundSchema>>
export type Build = z.infer<ReturnType<typeof bodySchema>>
export type Skin = z.infer<typeof skin>
