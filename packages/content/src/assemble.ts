import type { PortraitSpec } from '@otogi/art/spec'
import type { Focus } from '@otogi/rules/games/stage'
import type { ByMode, Card, Character, Pack, Scene, Series, Tier } from './pack.ts'
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

function seriesOf(files: SeriesFiles): Series {
  const { id, series, scenes } = files
  const { characters: _characters, cards: _cards, opening, ...facts } = series
  const { note: _note, ...played } = opening
  const drawn = known(scenes, `the scenes of ${id}`)
  return {
    ...facts,
    scenes: byMode((mode) => sceneOf(files, mode)),
    covers: byMode((mode) => drawn.covers[mode]),
    opening: {
      ...played,
      bass: opening.bass ?? [],
      chords: opening.chords ?? [],
      clips: byMode((mode) => opening.clips[mode]),
    },
  }
}

function sceneOf(files: SeriesFiles, mode: Tier): Scene {
  const { focus = MIDDLE, ...drawing } = known(files.scenes, `the scenes of ${files.id}`).scenes[mode]
  const cast = drawing.cast.map(({ portrait }) => [portrait, portraitNamed(files, portrait)] as const)
  return { ...files.series.scenes[mode], drawing, portraits: Object.fromEntries(cast), focus }
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
