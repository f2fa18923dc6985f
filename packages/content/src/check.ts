import { createPortraitCheck } from '@otogi/art/portrait-faults'
import { normalizeGuess } from '@otogi/rules/games/guess'
import { LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { checkDrawings } from './check-drawings.ts'
import { checkOpening } from './check-opening.ts'
import { checkPortraitFiles } from './check-portrait-files.ts'
import type { Fault } from './faults.ts'
import type { MediaFiles } from './media-files.ts'
import { toParts } from './parts.ts'
import { MANIFEST, type PackFiles } from './read.ts'
import type { CardEntry } from './schema.ts'
import { getSeriesPath, type SeriesFiles } from './series-files.ts'

const POWER: Readonly<Record<Rarity, readonly [least: number, most: number]>> = {
  B: [50, 100],
  A: [150, 250],
  S: [400, 600],
  'S+': [900, 1400],
  SS: [3000, 4000],
}

/** Finds faults that concern more than one field. */
export function checkPack(files: PackFiles): Fault[] {
  const { manifest, series } = files
  if (!manifest) return []
  const parts = toParts(files.parts)
  const check = { parts, portraitCheck: createPortraitCheck(parts) }
  return [
    ...findDuplicates(manifest.series.map((id, n) => ({ file: MANIFEST, path: `series.${n}`, kind: 'id', value: id }))),
    ...findDuplicates(series.flatMap(listCharacterIds)),
    ...findDuplicates(series.flatMap(listCardIds)),
    ...findDuplicates(series.flatMap(listFirstWords)),
    ...findDuplicates(series.flatMap(listGuesses)),
    ...findDuplicates(series.flatMap(listNames)),
    // Rarities are checked only if all series could be read, because an unreadable series may contain the only cards of
    // a rarity.
    ...(series.length === manifest.series.length ? findEmptyRarities(series) : []),
    ...series.flatMap((one) => [...checkSeries(one, files.mediaFiles), ...checkDrawings(one, check)]),
  ]
}

function checkSeries(files: SeriesFiles, mediaFiles: MediaFiles): Fault[] {
  return [
    ...checkId(files),
    ...checkCards(files),
    ...checkPortraitFiles(files, mediaFiles),
    ...checkOpening(getSeriesPath(files.id), files.series.opening),
  ]
}

interface UniqueValue {
  readonly file: string
  readonly path: string
  readonly kind: string
  readonly value: string
}

function findDuplicates(values: readonly UniqueValue[]): Fault[] {
  const first = new Map<string, UniqueValue>()
  return values.flatMap((one) => {
    const earlier = first.get(one.value)
    if (!earlier) first.set(one.value, one)
    if (!earlier) return []
    return [createFault(one.file, one.path, `repeats the ${one.kind} "${one.value}" of ${earlier.file}`)]
  })
}

function listCharacterIds({ id, series }: SeriesFiles): UniqueValue[] {
  return series.characters.map((one, n) => createUniqueValue(id, `characters.${n}.id`, 'id', one.id))
}

function listCardIds({ id, series }: SeriesFiles): UniqueValue[] {
  return series.cards.map((one, n) => createUniqueValue(id, `cards.${n}.id`, 'id', one.id))
}

/** Lists the characters' first words, which must be unique because the silhouette and eyes games compare only those. */
function listFirstWords({ id, series }: SeriesFiles): UniqueValue[] {
  return series.characters.map((one, n) =>
    createUniqueValue(id, `characters.${n}.name.en`, 'first word', one.name.en.split(' ')[0]?.toLowerCase() ?? ''),
  )
}

function listGuesses({ id, series: { guess, aliases } }: SeriesFiles): UniqueValue[] {
  return [...listTextValues(id, 'guess', 'title', guess), ...listAliases(id, 'aliases', 'title', aliases)]
}

function listNames({ id, series }: SeriesFiles): UniqueValue[] {
  return series.characters.flatMap(({ name, aliases }, n) => [
    ...listTextValues(id, `characters.${n}.name`, 'name', name),
    ...listAliases(id, `characters.${n}.aliases`, 'name', aliases),
  ])
}

function listAliases(id: string, path: string, kind: string, aliases: readonly string[] = []): UniqueValue[] {
  return aliases.map((alias, n) => createUniqueValue(id, `${path}.${n}`, kind, normalizeGuess(alias)))
}

/**
 * Lists a text in all languages. Players can guess in any language, so different answers must not have equal texts,
 * even in different languages.
 */
function listTextValues(id: string, path: string, kind: string, text: Text): UniqueValue[] {
  const values = LANGUAGES.map((language) =>
    createUniqueValue(id, `${path}.${language}`, kind, normalizeGuess(text[language])),
  )
  return values.filter(({ value }, n) => values.findIndex((other) => other.value === value) === n)
}

function createUniqueValue(id: string, path: string, kind: string, value: string): UniqueValue {
  return { file: getSeriesPath(id), path, kind, value }
}

function findEmptyRarities(series: readonly SeriesFiles[]): Fault[] {
  const present = new Set(series.flatMap((one) => one.series.cards.map((card) => card.rarity)))
  return RARITIES.filter((rarity) => !present.has(rarity)).map((rarity) =>
    createFault(MANIFEST, 'series', `has no card of rarity ${rarity}`),
  )
}

function checkId({ id, series }: SeriesFiles): Fault[] {
  return series.id === id ? [] : [createFault(getSeriesPath(id), 'id', `is "${series.id}", not the name of its file`)]
}

function checkCards({ id, series }: SeriesFiles): Fault[] {
  const file = getSeriesPath(id)
  const order = new Map(series.characters.map((one, n) => [one.id, n]))
  const drawn = new Set(series.cards.map((card) => card.character))
  return [
    ...series.cards.flatMap((card, n) => checkCard(file, `cards.${n}`, card, order)),
    ...series.characters.flatMap((one, n) =>
      drawn.has(one.id) ? [] : [createFault(file, `characters.${n}`, `"${one.id}" has no card`)],
    ),
    ...findUnsortedCards(file, series.cards, order),
  ]
}

function checkCard(file: string, path: string, card: CardEntry, characterOrder: ReadonlyMap<string, number>): Fault[] {
  const [least, most] = POWER[card.rarity]
  const faults: Fault[] = []
  if (!characterOrder.has(card.character))
    faults.push(createFault(file, `${path}.character`, `names "${card.character}", who is not in this series`))
  if (card.power < least || card.power > most)
    faults.push(
      createFault(file, `${path}.power`, `is ${card.power}, but rarity ${card.rarity} requires ${least} to ${most}`),
    )
  return faults
}

/** Requires the cards to be sorted by character, which keeps diffs small. */
function findUnsortedCards(
  file: string,
  cards: readonly CardEntry[],
  characterOrder: ReadonlyMap<string, number>,
): Fault[] {
  const rank = (card: CardEntry | undefined) => (card ? (characterOrder.get(card.character) ?? -1) : -1)
  return cards.flatMap((card, n) =>
    characterOrder.has(card.character) && rank(card) < rank(cards[n - 1])
      ? [createFault(file, `cards.${n}`, 'is not in the order of the characters')]
      : [],
  )
}

function createFault(file: string, path: string, message: string): Fault {
  return { file, path, message }
}
