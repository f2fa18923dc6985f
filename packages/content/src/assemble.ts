import type { ByMode, Card, Character, Pack, PortraitSpec, Series, Tier } from './pack.ts'
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

function seriesOf({ id, series, scenes }: SeriesFiles): Series {
  const { characters: _characters, cards: _cards, opening, ...facts } = series
  const { note: _note, ...played } = opening
  const drawn = known(scenes, `the scenes of ${id}`)
  return {
    ...facts,
    scenes: byMode((mode) => ({ ...series.scenes[mode], drawing: drawn.scenes[mode] })),
    covers: byMode((mode) => drawn.covers[mode]),
    opening: {
      ...played,
      bass: opening.bass ?? [],
      chords: opening.chords ?? [],
      clips: byMode((mode) => opening.clips[mode]),
    },
  }
}

function characterOf(entry: CharacterEntry, { id, portraits }: SeriesFiles): Character {
  return { ...entry, series: id, portrait: known(portraits?.[entry.id], `the portrait of ${entry.id}`) }
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
function portraitOf(character: Character, changes: PortraitSpec | undefined): PortraitSpec {
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
