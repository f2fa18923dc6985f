import * as z from 'zod/mini'
import type { Json } from './draw/options.ts'
import * as head from './figure/head-spec.ts'
import { color, flag, hex, json, type NamedSchema, number, point, side, type Word } from './figure/head-spec.ts'

/** Says which kinds of a portrait can be drawn; the drawing tables and the part files decide. */
export type Vocabulary = {
  readonly knows: (word: Word, kind: string) => boolean
  /** What is wrong with a place behind the figure. */
  readonly findPlaceFaults: (place: PartSpec) => readonly string[]
}

/** The proportions of a figure in head units: half-widths and heights about the center of the eye line. */
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
    /** A trunk that ends in a waist, as a share of the shoulders, for figures without legs. */
    waist: number,
    eyeX: z.number(),
    eyeY: z.number(),
    browY: z.number(),
    noseY: z.number(),
    mouthY: z.number(),
    eyeSize: z.number(),
    nose: named('nose'),
    line: z.number(),
  })

const skin = z.strictObject({ base: hex, shadow: hex, line: hex, blush: hex, light: hex })

/** What an arm wears. */
const sleeves = {
  sleeve: color,
  /** Cloth on the upper arm alone, with a hem above the elbow. */
  shortSleeve: color,
  cuff: color,
  glove: color,
}

/** A part with its kind and the options of that kind beside it. */
const partSchema = (kind: z.ZodMiniString) => z.readonly(z.catchall(z.object({ kind }), json))

export const part = partSchema(z.string())

/** A part whose options may name a weave: those whose names end in "pattern". */
const wovenSchema = (named: NamedSchema, word: Word, { knows }: Vocabulary) =>
  partSchema(named(word)).check(({ value, issues }) => {
    for (const [name, option] of Object.entries(value)) {
      const pattern = /pattern$/i.test(name) && isObject(option) ? option['kind'] : undefined
      if (typeof pattern === 'string' && !knows('pattern', pattern))
        issues.push({ ...rejectInput(value, `no kind of pattern is called "${pattern}"`), path: [name, 'kind'] })
    }
  })

const handSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: z.optional(named('hand')),
    /** Where the hand is; without it, at the grip of the prop. */
    x: number,
    y: number,
    angle: number,
    scale: number,
    flip: flag,
    ...sleeves,
    /** The arm passes behind the prop and the fingers before it. */
    armUnder: flag,
    /** Which shoulder the arm comes from; without it the nearer one. */
    shoulder: z.optional(side),
    /** Where the arm bends; without it the elbow falls outwards and down. */
    elbow: z.optional(point),
    /** A hand without an arm, for props that hide it. */
    noArm: flag,
  })

const propSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: named('prop'),
    x: number,
    y: number,
    angle: number,
    scale: number,
    flip: flag,
    layer: z.optional(z.enum(['back', 'front', 'over'])),
    /** The prop turns with the head. */
    head: flag,
    hand: z.optional(z.union([z.literal(true), handSchema(named)])),
    /** The hand of the other arm on the same prop. */
    otherHand: z.optional(handSchema(named)),
    options: z.optional(z.readonly(z.record(z.string(), json))),
  })

export const poseSchema = (named: NamedSchema) =>
  z.strictObject({
    kind: named('pose'),
    /** Mirrors the pose. */
    flip: flag,
    ...sleeves,
    /** Adds to the slope of the shoulders, in degrees. */
    slope: number,
  })

const backgroundSchema = (named: NamedSchema, { findPlaceFaults }: Vocabulary) =>
  z.strictObject({
    /** Light at the top, dark at the bottom. */
    colors: z.readonly(z.tuple([hex, hex])),
    accent: color,
    motif: z.optional(z.union([named('motif'), z.readonly(z.array(named('motif')))])),
    motifColor: color,
    motifOpacity: number,
    ring: z.optional(named('ring')),
    ringColor: color,
    ringOpacity: number,
    rays: flag,
    rim: color,
    foreground: z.optional(named('foreground')),
    foregroundColor: color,
    /** The warm light and the cool shadow of the grade. */
    keyLight: color,
    shadow: color,
    holo: flag,
    /** A place behind the figure, with the options of that place. */
    place: z.optional(
      part.check(({ value, issues }) => {
        for (const message of findPlaceFaults(value)) issues.push(rejectInput(value, message))
      }),
    ),
  })

/** A portrait as a recipe file describes it. */
export function createPortraitSchema(vocabulary: Vocabulary) {
  const named = (word: Word) =>
    z.string().check(
      z.refine((kind) => vocabulary.knows(word, kind), {
        error: ({ input }) => `no kind of ${word} is called "${String(input)}"`,
      }),
    )
  return z.strictObject({
    build: named('build'),
    body: z.optional(z.partial(bodySchema(named))),
    skin: named('skin'),
    skinTones: z.optional(z.partial(skin)),
    /** Turns the face: 12 to 24 is three-quarter, 30 to 40 strong three-quarter; negative to the left. */
    turn: number,
    /** Positive numbers show the face from below, negative from above; -16 to 16. */
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
    /** Strength of the blush; 0 is none. */
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
    /** Brows below the hair. */
    browsUnder: flag,
    mouth: z.optional(head.mouthSchema(named)),
    headgear: z.optional(z.readonly(z.array(wovenSchema(named, 'headgear', vocabulary)))),
    /** Where a hat cuts the hair, and how wide it is there. */
    hatLine: number,
    hatWidth: number,
    outfit: z.optional(z.readonly(z.array(wovenSchema(named, 'garment', vocabulary)))),
    props: z.optional(z.readonly(z.array(propSchema(named)))),
    background: backgroundSchema(named, vocabulary),
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
