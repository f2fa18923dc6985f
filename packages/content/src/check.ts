import { createPortraitCheck } from '@otogi/art/portrait-faults'
import { normalizeGuess } from '@otogi/rules/games/guess'
import { LANGUAGES, type Text } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { checkDrawings } from './check-drawings.ts'
import { checkOpening } from './check-opening.ts'
import { checkOwnPortraits } from './check-own.ts'
import type { Fault } from './faults.ts'
import type { OwnFiles } from './own-files.ts'
import { toParts } from './parts.ts'
import { MANIFEST, type PackFiles } from './read.ts'
import type { CardEntry } from './schema.ts'
import { seriesFile, type SeriesFiles } from './series-files.ts'

const POWER: Readonly<Record<Rarity, readonly [least: number, most: number]>> = {
  B: [50, 100],
  A: [150, 250],
  S: [400, 600],
  'S+': [900, 1400],
  SS: [3000, 4000],
}

/** Everything wrong with a pack that no single field can show. */
export function checkPack(files: PackFiles): Fault[] {
  const { manifest, series } = files
  if (!manifest) return []
  const parts = toParts(files.parts)
  const findFaults = createPortraitCheck(parts)
  return [
    ...repeated(manifest.series.map((id, n) => ({ file: MANIFEST, path: `series.${n}`, what: 'id', value: id }))),
    ...repeated(series.flatMap(characterIds)),
    ...repeated(series.flatMap(cardIds)),
    ...repeated(series.flatMap(firstWords)),
    ...repeated(series.flatMap(guesses)),
    ...repeated(series.flatMap(names)),
    // A series that could not be read may hold the only cards of a rarity.
    ...(series.length === manifest.series.length ? emptyRarities(series) : []),
    ...series.flatMap((one) => [...checkSeries(one, files.own), ...checkDrawings(one, parts, findFaults)]),
  ]
}

function checkSeries(files: SeriesFiles, own: OwnFiles): Fault[] {
  return [
    ...checkId(files),
    ...checkCards(files),
    ...checkOwnPortraits(files, own),
    ...checkOpening(seriesFile(files.id), files.series.opening),
  ]
}

interface Claim {
  readonly file: string
  readonly path: string
  readonly what: string
  readonly value: string
}

function repeated(claims: readonly Claim[]): Fault[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const earlier = first.get(claim.value)
    if (!earlier) first.set(claim.value, claim)
    if (!earlier) return []
    return [fault(claim.file, claim.path, `repeats the ${claim.what} "${claim.value}" of ${earlier.file}`)]
  })
}

function characterIds({ id, series }: SeriesFiles): Claim[] {
  return series.characters.map((one, n) => claim(id, `characters.${n}.id`, 'id', one.id))
}

function cardIds({ id, series }: SeriesFiles): Claim[] {
  return series.cards.map((one, n) => claim(id, `cards.${n}.id`, 'id', one.id))
}

/** The silhouette and eyes games compare first words alone. */
function firstWords({ id, series }: SeriesFiles): Claim[] {
  return series.characters.map((one, n) =>
    claim(id, `characters.${n}.name.en`, 'first word', one.name.en.split(' ')[0]?.toLowerCase() ?? ''),
  )
}

function guesses({ id, series: { guess } }: SeriesFiles): Claim[] {
  return inEachLanguage(id, 'guess', 'title', guess)
}

function names({ id, series }: SeriesFiles): Claim[] {
  return series.characters.flatMap((one, n) => inEachLanguage(id, `characters.${n}.name`, 'name', one.name))
}

/** A guess may come in any language, so that a text of one answer may not mean another answer in another language. */
function inEachLanguage(id: string, path: string, what: string, text: Text): Claim[] {
  const claims = LANGUAGES.map((language) => claim(id, `${path}.${language}`, what, normalizeGuess(text[language])))
  return claims.filter(({ value }, n) => claims.findIndex((other) => other.value === value) === n)
}

function claim(id: string, path: string, what: string, value: string): Claim {
  return { file: seriesFile(id), path, what, value }
}

function emptyRarities(series: readonly SeriesFiles[]): Fault[] {
  const present = new Set(series.flatMap((one) => one.series.cards.map((card) => card.rarity)))
  return RARITIES.filter((rarity) => !present.has(rarity)).map((rarity) =>
    fault(MANIFEST, 'series', `has no card of rarity ${rarity}`),
  )
}

function checkId({ id, series }: SeriesFiles): Fault[] {
  return series.id === id ? [] : [fault(seriesFile(id), 'id', `is "${series.id}", not the name of its file`)]
}

function checkCards({ id, series }: SeriesFiles): Fault[] {
  const file = seriesFile(id)
  const order = new Map(series.characters.map((one, n) => [one.id, n]))
  const drawn = new Set(series.cards.map((card) => card.character))
  return [
    ...series.cards.flatMap((card, n) => checkCard(file, `cards.${n}`, card, order)),
    ...series.characters.flatMap((one, n) =>
      drawn.has(one.id) ? [] : [fault(file, `characters.${n}`, `"${one.id}" has no card`)],
    ),
    ...unsorted(file, series.cards, order),
  ]
}

function checkCard(file: string, path: string, card: CardEntry, order: ReadonlyMap<string, number>): Fault[] {
  const [least, most] = POWER[card.rarity]
  const faults: Fault[] = []
  if (!order.has(card.character))
    faults.push(fault(file, `${path}.character`, `names "${card.character}", who is not in this series`))
  if (card.power < least || card.power > most)
    faults.push(fault(file, `${path}.power`, `is ${card.power}, not ${least} to ${most} as rarity ${card.rarity} asks`))
  return faults
}

/** Cards stand in the order of their characters, so that a change shows as one line. */
function unsorted(file: string, cards: readonly CardEntry[], order: ReadonlyMap<string, number>): Fault[] {
  const rank = (card: CardEntry | undefined) => (card ? (order.get(card.character) ?? -1) : -1)
  return cards.flatMap((card, n) =>
    order.has(card.character) && rank(card) < rank(cards[n - 1])
      ? [fault(file, `cards.${n}`, 'is out of the order of the characters')]
      : [],
  )
}

function fault(file: string, path: string, message: string): Fault {
  return { file, path, message }
}
