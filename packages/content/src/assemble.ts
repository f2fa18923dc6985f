import type { CastSpec, CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/reveal'
import { mapLanguages } from '@otogi/rules/languages/languages'
import type { OwnFiles } from './own-files.ts'
import type { OwnFile, OwnPicture } from './own-media.ts'
import type { ByMode, Card, Character, Cover, Opening, Pack, Portrait, Scene, Series } from './pack.ts'
import { isOwnPortrait } from './pack.ts'
import type { PackFiles } from './read.ts'
import { isOwn, type CardEntry, type CharacterEntry, type Manifest, type OpeningEntry } from './schema.ts'
import type { PortraitEntry } from './schema.ts'
import type { SeriesFiles } from './series-files.ts'

type ModeName = 'easy' | 'normal' | 'hard'

/** One series and the files that its entries name. */
interface Source extends SeriesFiles {
  readonly own: OwnFiles
}

/** Joins the files of a pack without faults. */
export function assemble(directory: string, manifest: Manifest, { series: files, own, parts }: PackFiles): Pack {
  const sources = files.map((one): Source => ({ ...one, own }))
  const series = sources.map(seriesOf)
  const characters = sources.flatMap((one) => one.series.characters.map((entry) => characterOf(entry, one)))
  const characterById = byId(characters)
  const cards = sources.flatMap((one) =>
    one.series.cards.map((entry) => cardOf(entry, known(characterById.get(entry.character), entry.character), one)),
  )
  return {
    ...manifest,
    directory,
    parts,
    series,
    characters,
    cards,
    seriesById: byId(series),
    characterById,
    cardById: byId(cards),
  }
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** The units in which a cast is placed. */
const SCENE = { width: 1200, height: 800 }

function seriesOf(source: Source): Series {
  const { characters: _characters, cards: _cards, opening, ...facts } = source.series
  return {
    ...facts,
    scenes: byMode((mode) => sceneOf(source, mode)),
    covers: byMode((mode) => coverOf(source, mode)),
    opening: openingOf(opening, source.own),
  }
}

function openingOf({ note: _note, ...opening }: OpeningEntry, own: OwnFiles): Opening {
  if (!('recordings' in opening)) {
    const { bass = [], chords = [], clips } = opening
    return { ...opening, bass, chords, clips: byMode((mode) => clips[mode]) }
  }
  const { recordings } = opening
  return {
    ...opening,
    recordings: { byMode: byMode((mode) => sound(own, recordings[mode])), full: sound(own, recordings.full) },
  }
}

function sceneOf(source: Source, mode: ModeName): Scene {
  const entry = known(source.scenes, `the scenes of ${source.id}`).scenes[mode]
  const facts = source.series.scenes[mode]
  if (isOwn<{ picture: string; focus?: Focus }>(entry)) {
    const drawing = { picture: picture(source.own, entry.picture) }
    return { ...facts, drawing, portraits: {}, focus: entry.focus ?? MIDDLE }
  }
  const { focus, ...drawing } = entry as SceneSpec & { readonly focus?: Focus }
  return { ...facts, drawing, portraits: castOf(source, drawing.cast), focus: focus ?? usualFocus(drawing, mode) }
}

function coverOf(source: Source, mode: ModeName): Cover {
  const entry = known(source.scenes, `the scenes of ${source.id}`).covers[mode]
  if (isOwn<{ picture: string }>(entry))
    return { drawing: { picture: picture(source.own, entry.picture) }, portraits: {} }
  const drawing = entry as CoverSpec
  return { drawing, portraits: castOf(source, drawing.cast ?? []) }
}

/** The check has seen that everyone in the cast is drawn. */
function castOf({ portraits }: Source, cast: readonly CastSpec[]): Readonly<Record<string, PortraitSpec>> {
  const drawn = (name: string) => known(portraits?.[name], `the portrait of ${name}`) as PortraitSpec
  return Object.fromEntries(cast.map(({ portrait }) => [portrait, drawn(portrait)]))
}

/** Easy looks into the eyes of the first in the cast, normal into those of the last, hard at the middle of the picture. */
function usualFocus({ cast }: SceneSpec, mode: ModeName): Focus {
  const member = { easy: cast[0], normal: cast.at(-1), hard: undefined }[mode]
  return member ? { x: share(member.x, SCENE.width), y: share(member.y, SCENE.height) } : MIDDLE
}

function share(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}

function characterOf(entry: CharacterEntry, source: Source): Character {
  const portrait = known(source.portraits?.[entry.id], `the portrait of ${entry.id}`)
  return { ...entry, series: source.id, portrait: portraitOf(portrait, source.own) }
}

/** The check has seen that the portrait of a character is whole. */
function portraitOf(entry: PortraitEntry, own: OwnFiles): Portrait {
  if (!isOwn<Extract<PortraitEntry, { picture: string }>>(entry)) return entry as PortraitSpec
  return {
    picture: picture(own, entry.picture),
    silhouette: picture(own, entry.silhouette ?? entry.picture),
    eyes: known(entry.eyes, 'the place of the eyes'),
  }
}

function cardOf(entry: CardEntry, character: Character, source: Source): Card {
  const { title, ...facts } = entry
  return {
    ...facts,
    series: character.series,
    name: title ? mapLanguages((language) => `${character.name[language]}, ${title[language]}`) : character.name,
    portrait: cardArt(character.portrait, source.portraits?.[entry.id], source.own),
  }
}

/** A card that changes nothing shares its character's very drawing, and so its picture. */
function cardArt(portrait: Portrait, changes: PortraitEntry | undefined, own: OwnFiles): Card['portrait'] {
  if (!changes) return isOwnPortrait(portrait) ? { picture: portrait.picture } : portrait
  if (isOwn<{ picture: string }>(changes)) return { picture: picture(own, changes.picture) }
  return { ...(portrait as PortraitSpec), ...(changes as Partial<PortraitSpec>) }
}

function picture(own: OwnFiles, path: string): OwnPicture {
  return known(own.pictures.get(path), path)
}

function sound(own: OwnFiles, path: string): OwnFile {
  return known(own.sounds.get(path), path)
}

function byMode<Value>(of: (mode: ModeName) => Value): ByMode<Value> {
  return [of('easy'), of('normal'), of('hard')]
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing in a pack that was checked`)
  return value
}
