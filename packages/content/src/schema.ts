import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import { MAX_ID_LENGTH } from '@otogi/rules/format/id'
import { MAX_GUESS_LENGTH } from '@otogi/rules/games/guess'
import type { Focus } from '@otogi/rules/games/stage'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { PARTS } from '@otogi/tunes/score'
import * as z from 'zod/mini'

const spoken = z.string().check(z.regex(/\S/, 'is empty'))
const text = z.strictObject({ en: spoken, es: spoken })
const atMost = (length: number) => z.maxLength(length, `is longer than ${length} letters`)

/** As long as a page can show in a line or two. */
const title = spoken.check(atMost(80))
const titles = z.strictObject({ en: title, es: title })
const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens'), atMost(MAX_ID_LENGTH))
const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'is not a color like #A1B2C3'))
/** A second color after a stroke belongs to the other half of a face or to the other eye. */
const hexes = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}(\/#[0-9A-Fa-f]{6})?$/, 'is not a color like #A1B2C3, or two'))
const tier = z.enum(['easy', 'normal', 'hard'])
const beats = z.number().check(z.positive())

/** What the guess box takes; anything else in a title could never be typed. */
const guessable = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/, 'holds more than letters, digits and spaces'),
    atMost(MAX_GUESS_LENGTH),
  )

const word = z.string().check(z.regex(/^[A-Z]{3,12}$/, 'is not 3 to 12 letters from A to Z'))

/** Names are compared by their first word, as typed on any keyboard. */
const characterName = z
  .string()
  .check(z.regex(/^[A-Za-z]+( [A-Za-z]+)*$/, 'holds more than unaccented words'), atMost(MAX_GUESS_LENGTH))

function byMode<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.strictObject({ easy: schema, normal: schema, hard: schema })
}

const look = z.strictObject({
  age: spoken,
  gender: spoken,
  body: spoken,
  skin: z.strictObject({ token: spoken, hex: hexes }),
  hair: z.strictObject({ style: spoken, base: spoken, color: spoken, hex: z.nullable(hex) }),
  eyes: z.strictObject({ color: spoken, hex: hexes, shape: spoken }),
  brows: spoken,
  mouth: spoken,
  headgear: z.nullable(spoken),
  outfit: spoken,
  prop: spoken,
  marks: z.nullable(spoken),
  animalFeatures: z.nullable(spoken),
})

const character = z.strictObject({
  id,
  name: characterName,
  nameEs: spoken.check(atMost(MAX_GUESS_LENGTH)),
  tier,
  line: text,
  word: z.nullable(word),
  look,
})

const card = z.strictObject({
  id,
  character: id,
  title: z.nullable(titles),
  rarity: z.enum(RARITIES),
  power: z.int(),
})

const scene = z.strictObject({
  title: text,
  place: spoken,
  characters: z.array(id),
  objects: z.array(spoken),
  composition: spoken,
})

const pitch = z.int().check(z.gte(0), z.lte(127))
const notes = z.array(z.tuple([z.nullable(pitch), beats]))

const clip = z.strictObject({
  parts: z.array(z.enum(PARTS)).check(z.minLength(1)),
  fromBeat: z.number().check(z.gte(0)),
  toBeat: beats,
  timbre: z.nullable(spoken),
})

/** A file of the pack itself, from the pack's folder. */
const ownFile = spoken

const source = z.strictObject({
  repo: z.nullable(spoken),
  commit: z.optional(spoken),
  path: spoken,
  bars: spoken,
  licence: spoken,
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
  key: spoken,
  meter: spoken,
  bpm: z.number().check(z.gte(20), z.lte(400)),
  instrument: spoken,
  notes: notes.check(z.minLength(1)),
  bass: z.optional(notes),
  chords: z.optional(z.array(z.tuple([z.nullable(spoken), beats]))),
  clips: byMode(clip),
})

const series = {
  id,
  title: titles,
  guess: z.strictObject({ en: guessable, es: guessable }),
  tier,
  origin: text,
  published: text,
  rights: text,
  palette: z.array(hex).check(z.minLength(2)),
  setting: spoken,
  motif: spoken,
  characters: z.array(character).check(z.minLength(1)),
  cards: z.array(card).check(z.minLength(1)),
  scenes: byMode(scene),
}

const scoredSeries = z.strictObject({ ...series, opening: scoredOpening })
const recordedSeries = z.strictObject({ ...series, opening: recordedOpening })

/** A series says by its very fields whether its opening is notes or recordings; so its faults are told by field. */
export function seriesSchemaFor(value: unknown) {
  const isRecorded = isObject(value) && isObject(value['opening']) && 'recordings' in value['opening']
  return isRecorded ? recordedSeries : scoredSeries
}

const lines = z.tuple([text, text])

export const manifestSchema = z.strictObject({
  id,
  version: z.int().check(z.positive()),
  title: text,
  description: text,
  licence: spoken,
  credit: spoken,
  series: z.array(id).check(z.minLength(1)),
  banners: z.strictObject({
    general: z.strictObject({ title: text, pullType: text, description: lines }),
    special: z.strictObject({ pullType: text, description: lines }),
  }),
  polls: z.array(z.strictObject({ options: z.tuple([text, text]) })).check(z.minLength(1)),
  roadmap: z.array(text).check(z.minLength(1)),
})

const share = z.number().check(z.gte(0), z.lte(1))

/** A character's own picture says where the eyes are; a card's own picture stands for itself. */
const ownPortrait = z.strictObject({
  picture: ownFile,
  silhouette: z.optional(ownFile),
  eyes: z.optional(z.strictObject({ x: share, y: share, width: share })),
})
const ownScene = z.strictObject({ picture: ownFile, focus: z.optional(z.strictObject({ x: share, y: share })) })
const ownCover = z.strictObject({ picture: ownFile })

/** The drawing code takes its specs as they are; here only their outline is looked at. */
const portrait = z.custom<Partial<PortraitSpec>>((value) => isObject(value) && !isOwn(value))
const sceneDrawing = z.custom<SceneSpec & { readonly focus?: Focus }>(isScene)
const cover = z.custom<CoverSpec>(isCover)

export const portraitsSchema = z.record(
  z.string(),
  z.union([ownPortrait, portrait], 'is neither a drawing nor a picture file of the pack, with the place of the eyes'),
)

export const scenesSchema = z.strictObject({
  scenes: byMode(z.union([ownScene, sceneDrawing], 'is neither a drawing of parts, cast and seed nor a picture file')),
  covers: byMode(z.union([ownCover, cover], 'is neither a drawing of parts and seed nor a picture file')),
})

/** Whether a picture or a portrait is a file of the pack, not a drawing. */
export function isOwn<Own extends { readonly picture: string }>(entry: object): entry is Own {
  return 'picture' in entry
}

function isScene(value: unknown): boolean {
  return isCover(value) && isObject(value) && Array.isArray(value['cast']) && isFocus(value['focus'])
}

function isCover(value: unknown): boolean {
  return (
    isObject(value) &&
    isListOfObjects(value['parts']) &&
    isListOfObjects(value['cast'] ?? []) &&
    typeof value['seed'] === 'string'
  )
}

function isFocus(value: unknown): boolean {
  return value === undefined || (isObject(value) && isShare(value['x']) && isShare(value['y']))
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject)
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
