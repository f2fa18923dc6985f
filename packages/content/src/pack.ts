import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/reveal'
import type { Text } from '@otogi/rules/languages/languages'
import type { Rarity } from '@otogi/rules/summon/rarity'
import type { Excerpt, Score } from '@otogi/tunes/score'
import type { OwnFile, OwnPicture } from './own-media.ts'
import type { PartFiles } from './parts.ts'

/** One value for each mode, indexed by the mode's number. */
export type ByMode<Value> = readonly [easy: Value, normal: Value, hard: Value]

export interface Character {
  readonly id: string
  /** The id of the character's series. */
  readonly series: string
  readonly name: Text
  /** Other names that players can guess, in any language. */
  readonly aliases: readonly string[]
  readonly line: Text
  /** The answer in the name game, in capital letters. Null if the name is too long for that game. */
  readonly word: string | null
  readonly portrait: Portrait
}

export interface Card {
  readonly id: string
  readonly character: string
  readonly series: string
  /** Display name: "Alice" or "Alice, Through the Glass". */
  readonly name: Text
  readonly rarity: Rarity
  readonly power: number
  readonly portrait: PortraitSpec | OwnDrawing
}

/** A portrait that is drawn by code, or a picture file of the pack. */
export type Portrait = PortraitSpec | OwnPortrait

export interface OwnPortrait {
  readonly picture: OwnPicture
  /** The picture file for the silhouette. Its transparent pixels are the background. */
  readonly silhouette: OwnPicture
  readonly eyes: EyePosition
}

/** Center and width of the eye strip, as fractions of the picture's size. */
export interface EyePosition extends Focus {
  readonly width: number
}

export function isOwnPortrait(portrait: Portrait): portrait is OwnPortrait {
  return 'picture' in portrait
}

/** A picture file of the pack for a card, a scene or a cover. */
export interface OwnDrawing {
  readonly picture: OwnPicture
}

export interface Cover {
  readonly drawing: CoverSpec | OwnDrawing
  /** The portraits in the drawing, each keyed by the name that the drawing uses for it. */
  readonly portraits: Readonly<Record<string, PortraitSpec>>
}

export interface Scene {
  readonly title: Text
  readonly drawing: SceneSpec | OwnDrawing
  /** The portraits in the drawing, each keyed by the name that the drawing uses for it. */
  readonly portraits: Readonly<Record<string, PortraitSpec>>
  /** The center of the zoom in the image game. */
  readonly focus: Focus
}

/** The clip of an opening for one mode. */
export type Clip = Omit<Excerpt, 'seconds'>

/** The edition from which the notes were taken. */
export interface ScoreSource {
  readonly repo: string | null
  readonly commit?: string | undefined
  readonly path: string
  readonly bars: string
  readonly license: string
}

interface OpeningFacts {
  readonly piece: Text
  readonly composer: Text
  readonly year: string
  /** Why the piece was chosen for the series. */
  readonly relation: Text
  /** YouTube video id, or null if there is no suitable recording. */
  readonly video: string | null
  readonly source: readonly ScoreSource[]
}

/** An opening given as notes, with a clip for each mode. */
export interface ScoredOpening extends OpeningFacts, Score {
  readonly clips: ByMode<Clip>
}

export interface RecordedOpening extends OpeningFacts {
  readonly recordings: { readonly byMode: ByMode<OwnFile>; readonly full: OwnFile }
}

export type Opening = ScoredOpening | RecordedOpening

export interface Series {
  readonly id: string
  readonly title: Text
  /** The title as players type it in the guess box: letters, digits and spaces. */
  readonly guess: Text
  /** Other titles that players can guess, in any language. */
  readonly aliases: readonly string[]
  readonly origin: Text
  readonly published: Text
  /** The copyright status of the series' works, shown on the credits page. */
  readonly rights: Text
  /** The color shown in card frames until their pictures have loaded. */
  readonly tint: string
  readonly scenes: ByMode<Scene>
  readonly covers: ByMode<Cover>
  readonly opening: Opening
}

export interface Banners {
  readonly general: {
    readonly title: Text
    readonly pullType: Text
    readonly description: readonly [Text, Text]
  }
  /** The special banner has no title of its own, because it is shown with its series' title. */
  readonly special: { readonly pullType: Text; readonly description: readonly [Text, Text] }
}

export interface Poll {
  readonly options: readonly [Text, Text]
}

/** A validated content pack. Every reference in it points to an existing object. */
export interface Pack {
  /** The pack's folder. */
  readonly directory: string
  /** The part files of props and scenery that its pictures can use. */
  readonly parts: PartFiles
  readonly id: string
  readonly title: Text
  readonly license: string
  readonly credit: string
  readonly series: readonly Series[]
  readonly characters: readonly Character[]
  readonly cards: readonly Card[]
  readonly banners: Banners
  readonly polls: readonly Poll[]
  readonly roadmap: readonly Text[]
  /** URLs of the community's chat and of its news. */
  readonly community: { readonly chat?: string | undefined; readonly news?: string | undefined }
  readonly seriesById: ReadonlyMap<string, Series>
  readonly characterById: ReadonlyMap<string, Character>
  readonly cardById: ReadonlyMap<string, Card>
}
