import type { CastSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/stage'
import type { ByMode, Card, Character, Cover, Pack, Scene, Series, Tier } from './pack.ts'
import type { SeriesFiles } from './read.ts'
import type { CardEntry, CharacterEntry, Manifest } from './schema.ts'

/** Joins the files of a pack without faults. */
export function assemble(directory: string, manifest: Manifest, files: readonly SeriesFiles[]): Pack {
  const series = files.map(seriesOf)
  const characters = files.flatMap((one) => one.series.characters.map((entry) => characterOf(entry, one)))
  const characterById = byId(characters)
  const cards = files.flatMap((one) =>
    one.series.cards.map((entry) => cardOf(entry, known(characterById.get(entry.character), entry.character), one)),
  )
  return {
    ...manifest,
    directory,
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

function seriesOf(files: SeriesFiles): Series {
  const { series } = files
  const { characters: _characters, cards: _cards, opening, ...facts } = series
  const { note: _note, ...played } = opening
  return {
    ...facts,
    scenes: byMode((mode) => sceneOf(files, mode)),
    covers: byMode((mode) => coverOf(files, mode)),
    opening: {
      ...played,
      bass: opening.bass ?? [],
      chords: opening.chords ?? [],
      clips: byMode((mode) => opening.clips[mode]),
    },
  }
}

function sceneOf(files: SeriesFiles, mode: Tier): Scene {
  const { focus, ...drawing } = known(files.scenes, `the scenes of ${files.id}`).scenes[mode]
  const portraits = portraitsOf(files, drawing.cast)
  return { ...files.series.scenes[mode], drawing, portraits, focus: focus ?? usualFocus(drawing, mode) }
}

function coverOf(files: SeriesFiles, mode: Tier): Cover {
  const drawing = known(files.scenes, `the scenes of ${files.id}`).covers[mode]
  return { drawing, portraits: portraitsOf(files, drawing.cast ?? []) }
}

function portraitsOf(files: SeriesFiles, cast: readonly CastSpec[]): Readonly<Record<string, PortraitSpec>> {
  return Object.fromEntries(cast.map(({ portrait }) => [portrait, portraitNamed(files, portrait)]))
}

/** Easy looks into the eyes of the first in the cast, normal into those of the last, hard at the middle of the picture. */
function usualFocus({ cast }: SceneSpec, mode: Tier): Focus {
  const member = { easy: cast[0], normal: cast.at(-1), hard: undefined }[mode]
  return member ? { x: share(member.x, SCENE.width), y: share(member.y, SCENE.height) } : MIDDLE
}

function share(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}

function characterOf(entry: CharacterEntry, files: SeriesFiles): Character {
  return { ...entry, series: files.id, portrait: portraitNamed(files, entry.id) }
}

/** The check has seen that the portrait of a character is whole. */
function portraitNamed({ portraits }: SeriesFiles, id: string): PortraitSpec {
  return known(portraits?.[id], `the portrait of ${id}`) as PortraitSpec
}

function cardOf(entry: CardEntry, character: Character, { portraits }: SeriesFiles): Card {
  const { title, ...facts } = entry
  return {
    ...facts,
    series: character.series,
    name: {
      en: title ? `${character.name}, ${title.en}` : character.name,
      es: title ? `${character.nameEs}, ${title.es}` : character.nameEs,
    },
    portrait: portraitOf(character, portraits?.[entry.id]),
  }
}

/** A card that changes nothing shares its character's very drawing, and so its picture. */
function portraitOf(character: Character, changes: Partial<PortraitSpec> | undefined): PortraitSpec {
  return changes ? { ...character.portrait, ...changes } : character.portrait
}

function byMode<Value>(of: (mode: Tier) => Value): ByMode<Value> {
  return [of('easy'), of('normal'), of('hard')]
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing in a pack that was checked`)
  return value
}
