import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/reveal'
import type { Text } from '@otogi/rules/languages/languages'
import type { Rarity } from '@otogi/rules/summon/rarity'
import type { Excerpt, Score } from '@otogi/tunes/score'
import type { OwnFile, OwnPicture } from './own-media.ts'
import type { PartFiles } from './parts.ts'

/** One value per mode, at the index of the mode. */
export type ByMode<Value> = readonly [easy: Value, normal: Value, hard: Value]

export interface Character {
  readonly id: string
  /** The id of the series it belongs to. */
  readonly series: string
  readonly name: Text
  readonly line: Text
  /** What the name game asks for, in capitals; null where the name is too long for it. */
  readonly word: string | null
  readonly portrait: Portrait
}

export interface Card {
  readonly id: string
  readonly character: string
  readonly series: string
  /** As shown: "Alice" or "Alice, Through the Glass". */
  readonly name: Text
  readonly rarity: Rarity
  readonly power: number
  readonly portrait: PortraitSpec | OwnDrawing
}

/** Either drawn by the project's own code, or a picture that the pack brings. */
export type Portrait = PortraitSpec | OwnPortrait

export interface OwnPortrait {
  readonly picture: OwnPicture
  /** What is see-through here is not the character. */
  readonly silhouette: OwnPicture
  readonly eyes: EyesPlace
}

/** The middle of a strip across the eyes and its width, as shares of the picture's width and height. */
export interface EyesPlace extends Focus {
  readonly width: number
}

export function isOwnPortrait(portrait: Portrait): portrait is OwnPortrait {
  return 'picture' in portrait
}

/** A card, a scene or a cover that the pack brings as a picture file. */
export interface OwnDrawing {
  readonly picture: OwnPicture
}

export interface Cover {
  readonly drawing: CoverSpec | OwnDrawing
  /** The portraits of those who stand in the drawing, by the name it calls them. */
  readonly portraits: Readonly<Record<string, PortraitSpec>>
}

export interface Scene {
  readonly title: Text
  readonly drawing: SceneSpec | OwnDrawing
  /** The portraits of those who stand in the drawing, by the name it calls them. */
  readonly portraits: Readonly<Record<string, PortraitSpec>>
  /** Where the image game looks first. */
  readonly focus: Focus
}

/** What one mode hears of an opening. */
export type Clip = Omit<Excerpt, 'seconds'>

/** Where the notes were read. */
export interface ScoreSource {
  readonly repo: string | null
  readonly commit?: string | undefined
  readonly path: string
  readonly bars: string
  readonly licence: string
}

interface OpeningFacts {
  readonly piece: Text
  readonly composer: Text
  readonly year: string
  /** What the piece has to do with the series. */
  readonly relation: Text
  /** A YouTube video id, or null where no recording is known well enough. */
  readonly video: string | null
  readonly source: readonly ScoreSource[]
}

/** Notes, and what of them each mode hears. */
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
  /** The title as the guess box takes it: letters, digits and spaces. */
  readonly guess: Text
  readonly origin: Text
  readonly published: Text
  /** Why anyone may show it. */
  readonly rights: Text
  readonly palette: readonly string[]
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
  /** Has no title of its own: it carries the title of its series. */
  readonly special: { readonly pullType: Text; readonly description: readonly [Text, Text] }
}

export interface Poll {
  readonly options: readonly [Text, Text]
}

/** A whole content pack, checked and with every reference known to lead somewhere. */
export interface Pack {
  /** The folder it was loaded from. */
  readonly directory: string
  /** The drawings of props and scenery that its pictures may show. */
  readonly parts: PartFiles
  readonly id: string
  readonly title: Text
  readonly licence: string
  readonly credit: string
  readonly series: readonly Series[]
  readonly characters: readonly Character[]
  readonly cards: readonly Card[]
  readonly banners: Banners
  readonly polls: readonly Poll[]
  readonly roadmap: readonly Text[]
  readonly seriesById: ReadonlyMap<string, Series>
  readonly characterById: ReadonlyMap<string, Character>
  readonly cardById: ReadonlyMap<string, Card>
}
