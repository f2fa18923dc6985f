import { arrangeCover } from '@otogi/art/scene/cover-template'
import type { Portraits } from '@otogi/art/scene/composition'
import type { CastSpec, CoverEntry, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/reveal'
import { mapLanguages } from '@otogi/rules/languages/languages'
import { mergePortraits } from './merge-portraits.ts'
import type { MediaFiles } from './media-files.ts'
import type { OwnFile, OwnPicture } from './own-media.ts'
import type { ByMode, Card, Character, Cover, Opening, Pack, Portrait, Scene, Series } from './pack.ts'
import { isOwnPortrait } from './pack.ts'
import type { PackFiles } from './read.ts'
import { isPictureFileEntry, type CardEntry, type CharacterEntry, type Manifest, type OpeningEntry } from './schema.ts'
import type { PortraitEntry } from './schema.ts'
import type { SeriesFiles } from './series-files.ts'

type ModeName = 'easy' | 'normal' | 'hard'

/** The files of a series, its drawn portraits, and the pack's media files. */
interface SeriesSource extends SeriesFiles {
  readonly drawn: Portraits
  readonly mediaFiles: MediaFiles
}

/** Builds a pack from files that have no faults. */
export function assemblePack(
  directory: string,
  manifest: Manifest,
  { series: files, mediaFiles, parts }: PackFiles,
): Pack {
  const sources = files.map((one): SeriesSource => {
    return { ...one, drawn: mergePortraits(one.series.cards, one.portraits), mediaFiles }
  })
  const series = sources.map(toSeries)
  const characters = sources.flatMap((one) => one.series.characters.map((entry) => toCharacter(entry, one)))
  const characterById = indexById(characters)
  const cards = sources.flatMap((one) =>
    one.series.cards.map((entry) =>
      toCard(entry, requireDefined(characterById.get(entry.character), entry.character), one),
    ),
  )
  return {
    ...manifest,
    community: manifest.community ?? {},
    directory,
    parts,
    series,
    characters,
    cards,
    seriesById: indexById(series),
    characterById,
    cardById: indexById(cards),
  }
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** The size of a scene, in the units of the figures' coordinates. */
const SCENE = { width: 1200, height: 800 }

function toSeries(source: SeriesSource): Series {
  const { characters: _characters, cards: _cards, opening, aliases = [], ...facts } = source.series
  return {
    ...facts,
    aliases,
    scenes: mapModes((mode) => toScene(source, mode)),
    covers: mapModes((mode) => toCover(source, mode)),
    opening: toOpening(opening, source.mediaFiles),
  }
}

/** The note is for people who check the rights, so it is left out of the pack in memory. */
function toOpening({ note: _note, ...opening }: OpeningEntry, mediaFiles: MediaFiles): Opening {
  if (!('recordings' in opening)) {
    const { bass = [], chords = [], clips } = opening
    return { ...opening, bass, chords, clips: mapModes((mode) => clips[mode]) }
  }
  const { recordings } = opening
  return {
    ...opening,
    recordings: {
      byMode: mapModes((mode) => getSound(mediaFiles, recordings[mode])),
      full: getSound(mediaFiles, recordings.full),
    },
  }
}

function toScene(source: SeriesSource, mode: ModeName): Scene {
  const entry = requireDefined(source.scenes, `the scenes of ${source.id}`).scenes[mode]
  const facts = source.series.scenes[mode]
  if (isPictureFileEntry<{ picture: string; focus?: Focus }>(entry)) {
    const drawing = { picture: getPicture(source.mediaFiles, entry.picture) }
    return { ...facts, drawing, portraits: {}, focus: entry.focus ?? MIDDLE }
  }
  const { focus, ...drawing } = entry as SceneSpec & { readonly focus?: Focus }
  return {
    ...facts,
    drawing,
    portraits: getCastPortraits(source.drawn, drawing.cast),
    focus: focus ?? getDefaultFocus(drawing, mode),
  }
}

function toCover(source: SeriesSource, mode: ModeName): Cover {
  const entry = requireDefined(source.scenes, `the scenes of ${source.id}`).covers[mode]
  if (isPictureFileEntry<{ picture: string }>(entry))
    return { drawing: { picture: getPicture(source.mediaFiles, entry.picture) }, portraits: {} }
  const drawing = arrangeCover(entry as CoverEntry)
  return { drawing, portraits: getCastPortraits(source.drawn, drawing.cast ?? []) }
}

/** `checkCast` has already checked that every portrait exists. */
function getCastPortraits(drawn: Portraits, cast: readonly CastSpec[]): Portraits {
  return Object.fromEntries(
    cast.map(({ portrait }) => [portrait, requireDefined(drawn[portrait], `the portrait of ${portrait}`)]),
  )
}

/**
 * Returns the center of the zoom: the first figure's eyes (easy), the last figure's eyes (normal), or the center
 * (hard).
 */
function getDefaultFocus({ cast }: SceneSpec, mode: ModeName): Focus {
  const member = { easy: cast[0], normal: cast.at(-1), hard: undefined }[mode]
  return member ? { x: toFraction(member.x, SCENE.width), y: toFraction(member.y, SCENE.height) } : MIDDLE
}

function toFraction(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}

function toCharacter(entry: CharacterEntry, source: SeriesSource): Character {
  const portrait = requireDefined(source.portraits?.[entry.id], `the portrait of ${entry.id}`)
  return {
    ...entry,
    aliases: entry.aliases ?? [],
    series: source.id,
    portrait: toPortrait(portrait, source.mediaFiles),
  }
}

/** `checkSpecs` has already checked that a character's portrait is complete. */
function toPortrait(entry: PortraitEntry, mediaFiles: MediaFiles): Portrait {
  if (!isPictureFileEntry<Extract<PortraitEntry, { picture: string }>>(entry)) return entry as PortraitSpec
  return {
    picture: getPicture(mediaFiles, entry.picture),
    silhouette: getPicture(mediaFiles, entry.silhouette ?? entry.picture),
    eyes: requireDefined(entry.eyes, 'the position of the eyes'),
  }
}

function toCard(entry: CardEntry, character: Character, source: SeriesSource): Card {
  const { title, ...facts } = entry
  return {
    ...facts,
    series: character.series,
    name: title ? mapLanguages((language) => `${character.name[language]}, ${title[language]}`) : character.name,
    portrait: getCardPortrait(character.portrait, source.portraits?.[entry.id], source.mediaFiles),
  }
}

/** A card without changes shares its character's portrait object, and therefore the same picture file. */
function getCardPortrait(
  portrait: Portrait,
  changes: PortraitEntry | undefined,
  mediaFiles: MediaFiles,
): Card['portrait'] {
  if (!changes) return isOwnPortrait(portrait) ? { picture: portrait.picture } : portrait
  if (isPictureFileEntry<{ picture: string }>(changes)) return { picture: getPicture(mediaFiles, changes.picture) }
  return { ...(portrait as PortraitSpec), ...(changes as Partial<PortraitSpec>) }
}

function getPicture(mediaFiles: MediaFiles, path: string): OwnPicture {
  return requireDefined(mediaFiles.pictures.get(path), path)
}

function getSound(mediaFiles: MediaFiles, path: string): OwnFile {
  return requireDefined(mediaFiles.sounds.get(path), path)
}

function mapModes<Value>(create: (mode: ModeName) => Value): ByMode<Value> {
  return [create('easy'), create('normal'), create('hard')]
}

function indexById<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function requireDefined<Value>(value: Value | undefined, description: string): Value {
  if (value === undefined) throw new Error(`${description} is missing in a checked pack`)
  return value
}
