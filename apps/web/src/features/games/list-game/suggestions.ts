import { LANGUAGES, type Language, type Text } from '@otogi/rules/languages/languages'
import { matchesSearch, isSameAnswer } from '@otogi/rules/games/guess'

/** An item of the list. `hint` is shown next to the label; the search also matches `otherNames`. */
export type Suggestion = { value: string; label: string; hint?: string; otherNames?: readonly string[] }

/** Finds suggestions whose names are similar to the typed text. */
export type SimilarFinder = (items: readonly Suggestion[], typed: string) => readonly Suggestion[]

/**
 * Converts animes to suggestions, sorted by title in the given language. The search also matches their aliases and
 * their titles in other languages.
 */
export function toAnimeSuggestions(
  animes: readonly { readonly anime: string; readonly titles: Text; readonly names: readonly string[] }[],
  language: Language,
): readonly Suggestion[] {
  const { compare } = new Intl.Collator(language)
  return animes
    .map(({ anime, titles, names }) => {
      return { value: anime, label: titles[language], otherNames: [...Object.values(titles), ...names] }
    })
    .toSorted((one, other) => compare(one.label, other.label))
}

/**
 * Converts characters to suggestions with names in the given language. The search also matches their names in other
 * languages.
 */
export function toCharacterSuggestions(
  characters: readonly { readonly names: readonly string[]; readonly titles: Text }[],
  language: Language,
): readonly Suggestion[] {
  const { compare } = new Intl.Collator(language)
  return characters
    .map(({ names, titles }) => ({
      value: names[0] ?? '',
      label: names[LANGUAGES.indexOf(language)] ?? '',
      otherNames: names,
      hint: titles[language],
    }))
    .toSorted((one, other) => compare(one.label, other.label))
}

/**
 * Returns the suggestions whose names contain the typed text, in their original order, followed by those with similar
 * names. Returns all suggestions if nothing is typed.
 */
export function filterSuggestions(
  items: readonly Suggestion[],
  typed: string,
  findSimilar: SimilarFinder = () => [],
): readonly Suggestion[] {
  if (typed.trim() === '') return items
  const found = items.filter((item) => listNames(item).some((name) => matchesSearch(name, typed)))
  return [...new Set([...found, ...findSimilar(items, typed)])]
}

/** Returns an alternative name that contains the typed text, unless the label contains it. */
export function findMatchingName(item: Suggestion, typed: string): string | undefined {
  if (typed.trim() === '' || matchesSearch(item.label, typed)) return undefined
  return item.otherNames?.find((name) => matchesSearch(name, typed))
}

/**
 * Returns the suggestion whose whole name was typed, ignoring accents and case. Returns undefined if several
 * suggestions have this name.
 */
export function findByName(items: readonly Suggestion[], typed: string): Suggestion | undefined {
  if (typed.trim() === '') return undefined
  const matches = items.filter((item) => listNames(item).some((name) => isSameAnswer(typed, name)))
  return matches.length === 1 ? matches[0] : undefined
}

/** Splits the label around the first match with the typed text, ignoring accents and case. */
export function splitAtMatch(label: string, typed: string): { before: string; match: string; after: string } {
  const letters = Array.from(label)
  const length = Array.from(typed.trim()).length
  const at = letters.findIndex((_, index) => isSameText(letters.slice(index, index + length).join(''), typed))
  if (at < 0) return { before: label, match: '', after: '' }
  return {
    before: letters.slice(0, at).join(''),
    match: letters.slice(at, at + length).join(''),
    after: letters.slice(at + length).join(''),
  }
}

export function listNames({ label, otherNames = [] }: Suggestion): readonly string[] {
  return [label, ...otherNames]
}

function isSameText(part: string, typed: string): boolean {
  return matchesSearch(part, typed) && matchesSearch(typed, part)
}
