import { findFieldFaults } from '@otogi/art/field-faults'
import { coverSchema, sceneSchema } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import { MAX_ID_LENGTH } from '@otogi/rules/format/id'
import { MAX_GUESS_LENGTH } from '@otogi/rules/games/guess'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { PARTS } from '@otogi/tunes/score'
import * as z from 'zod/mini'
import { createTextSchema } from './translations.ts'

const spoken = z.string().check(z.regex(/\S/, 'is empty'))
const text = createTextSchema(spoken)
const atMost = (length: number) => z.maxLength(length, `is longer than ${length} letters`)

/** At this length, a title takes up one or two lines on a page. */
const title = spoken.check(atMost(80))
const titles = createTextSchema(title)
const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'), atMost(MAX_ID_LENGTH))
const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'is not a color like #A1B2C3'))
const beats = z.number().check(z.positive())

/** A title may contain only characters that the guess box accepts, because players must be able to type it. */
const guessable = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/, 'must contain only letters, digits and spaces'),
    atMost(MAX_GUESS_LENGTH),
  )

/** Another title or name that players can guess. The guess box accepts letters, digits and spaces. */
const alias = z
  .string()
  .check(
    z.regex(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u, 'must contain only letters, digits and spaces'),
    atMost(MAX_GUESS_LENGTH),
  )
const aliases = z.optional(z.array(alias))

const word = z.string().check(z.regex(/^[A-Z]{3,12}$/, 'is not 3 to 12 letters from A to Z'))

/** English names are compared by their first word, so players must be able to type that word on any keyboard. */
const characterName = z
  .string()
  .check(z.regex(/^[A-Za-z]+( [A-Za-z]+)*$/, 'must contain only unaccented words'), atMost(MAX_GUESS_LENGTH))

function createModesSchema<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.strictObject({ easy: schema, normal: schema, hard: schema })
}

const character = z.strictObject({
  id,
  name: createTextSchema(spoken.check(atMost(MAX_GUESS_LENGTH)), characterName),
  aliases,
  line: text,
  word: z.nullable(word),
})

const card = z.strictObject({
  id,
  character: id,
  title: z.nullable(titles),
  rarity: z.enum(RARITIES),
  power: z.int(),
})

const scene = z.strictObject({ title: text })

const pitch = z.int().check(z.gte(0), z.lte(127))
const notes = z.array(z.tuple([z.nullable(pitch), beats]))

const clip = z.strictObject({
  parts: z.array(z.enum(PARTS)).check(z.minLength(1)),
  fromBeat: z.number().check(z.gte(0)),
  toBeat: beats,
  timbre: z.nullable(spoken),
})

/** A path relative to the pack's folder. */
const ownFile = spoken

const source = z.strictObject({
  repo: z.nullable(spoken),
  commit: z.optional(spoken),
  path: spoken,
  bars: spoken,
  license: spoken,
})

const openingFacts = {
  piece: text,
  composer: text,
  year: spoken,
  relation: text,
  video: z.nullable(z.string().check(z.regex(/^[\w-]{11}$/, 'is not a video id of 11 characters'))),
  note: z.optional(spoken),
  source: z.array(source),
}

const recordedOpening = z.strictObject({
  ...openingFacts,
  recordings: z.strictObject({ easy: ownFile, normal: ownFile, hard: ownFile, full: ownFile }),
})

const scoredOpening = z.strictObject({
  ...openingFacts,
  meter: spoken,
  bpm: z.number().check(z.gte(20), z.lte(400)),
  instrument: spoken,
  notes: notes.check(z.minLength(1)),
  bass: z.optional(notes),
  chords: z.optional(z.array(z.tuple([z.nullable(spoken), beats]))),
  clips: createModesSchema(clip),
})

const series = {
  id,
  title: titles,
  guess: createTextSchema(guessable),
  aliases,
  origin: text,
  published: text,
  rights: text,
  tint: hex,
  characters: z.array(character).check(z.minLength(1)),
  cards: z.array(card).check(z.minLength(1)),
  scenes: createModesSchema(scene),
}

const scoredSeries = z.strictObject({ ...series, opening: scoredOpening })
const recordedSeries = z.strictObject({ ...series, opening: recordedOpening })

/**
 * Chooses between the schemas for notes and for recordings before validating, so that the faults concern only the
 * fields of the kind that the opening uses.
 */
export function chooseSeriesSchema(value: unknown) {
  const isRecorded = isObject(value) && isObject(value['opening']) && 'recordings' in value['opening']
  return isRecorded ? recordedSeries : scoredSeries
}

const lines = z.tuple([text, text])

const link = z.url({ protocol: /^https$/, error: 'is not an https address' })

export const manifestSchema = z.strictObject({
  id,
  title: text,
  license: spoken,
  credit: spoken,
  series: z.array(id).check(z.minLength(1)),
  banners: z.strictObject({
    general: z.strictObject({ title: text, pullType: text, description: lines }),
    special: z.strictObject({ pullType: text, description: lines }),
  }),
  polls: z.array(z.strictObject({ options: z.tuple([text, text]) })).check(z.minLength(1)),
  roadmap: z.array(text).check(z.minLength(1)),
  community: z.optional(z.strictObject({ chat: z.optional(link), news: z.optional(link) })),
})

const share = z.number().check(z.gte(0), z.lte(1))

/** A portrait from a picture file. Characters must specify the position of the eyes; cards must not. */
const ownPortrait = z.strictObject({
  picture: ownFile,
  silhouette: z.optional(ownFile),
  eyes: z.optional(z.strictObject({ x: share, y: share, width: share })),
})
const ownScene = z.strictObject({ picture: ownFile, focus: z.optional(z.strictObject({ x: share, y: share })) })
const ownCover = z.strictObject({ picture: ownFile })

/** A portrait is validated later, after a card's changes have been merged into its character's portrait. */
const portrait = z.custom<Partial<PortraitSpec>>((value) => isObject(value) && !isPictureFileEntry(value))

export const portraitsSchema = z.record(
  z.string(),
  z.union(
    [ownPortrait, portrait],
    'is neither a drawing nor a picture file of the pack, with the position of the eyes',
  ),
)

const drawnScene = z.extend(sceneSchema, { focus: z.optional(z.strictObject({ x: share, y: share })) })

/**
 * Accepts a picture file or a drawing. The field `picture` decides which schema applies, so that the faults come from
 * only one of them.
 */
function createFileOrDrawingSchema<File extends z.ZodMiniType, Drawn extends z.ZodMiniType>(
  fileSchema: File,
  drawingSchema: Drawn,
) {
  return z.custom<z.infer<File> | z.infer<Drawn>>().check(({ value, issues }) => {
    const faults = findFieldFaults(isObject(value) && isPictureFileEntry(value) ? fileSchema : drawingSchema, value)
    for (const { path, message } of faults)
      issues.push({ code: 'custom', input: value, message, path: path === '' ? [] : [path] })
  })
}

export const scenesSchema = z.strictObject({
  scenes: createModesSchema(createFileOrDrawingSchema(ownScene, drawnScene)),
  covers: createModesSchema(createFileOrDrawingSchema(ownCover, coverSchema)),
})

/** Whether the entry refers to a picture file instead of describing a drawing. */
export function isPictureFileEntry<Own extends { readonly picture: string }>(entry: object): entry is Own {
  return 'picture' in entry
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type Manifest = z.infer<typeof manifestSchema>
export type OpeningEntry = z.infer<typeof scoredOpening> | z.infer<typeof recordedOpening>
export type SeriesFile = Omit<z.infer<typeof scoredSeries>, 'opening'> & { readonly opening: OpeningEntry }
export type PortraitEntry = z.infer<typeof ownPortrait> | Partial<PortraitSpec>
export type CardEntry = z.infer<typeof card>
export type CharacterEntry = z.infer<typeof character>
export type PortraitsFile = z.infer<typeof portraitsSchema>
export type ScenesFile = z.infer<typeof scenesSchema>
