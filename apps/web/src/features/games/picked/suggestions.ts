import { matchesSearch, isSameAnswer } from '@otogi/rules/games/guess'

/** Something that may be picked; `hint` says where it belongs, `otherNames` under what names besides its label it is found. */
export type Suggestion = { value: string; label: string; hint?: string; otherNames?: readonly string[] }

const LONGEST_LIST = 60

/** The suggestions that contain what was typed, in their own order. */
export function suggestionsFor(items: readonly Suggestion[], typed: string): readonly Suggestion[] {
  if (typed.trim() === '') return []
  return items.filter((item) => namesOf(item).some((name) => matchesSearch(name, typed))).slice(0, LONGEST_LIST)
}

/** The one suggestion whose whole name was typed, accents and case aside; none where several are called so. */
export function findNamed(items: readonly Suggestion[], typed: string): Suggestion | undefined {
  if (typed.trim() === '') return undefined
  const named = items.filter((item) => namesOf(item).some((name) => isSameAnswer(typed, name)))
  return named.length === 1 ? named[0] : undefined
}

/** The label cut around the first place where it holds what was typed, accents and case aside. */
export function matchedParts(label: string, typed: string): { before: string; match: string; after: string } {
  const letters = Array.from(label)
  const length = Array.from(typed.trim()).length
  const at = letters.findIndex((_, index) => isSame(letters.slice(index, index + length).join(''), typed))
  if (at < 0) return { before: label, match: '', after: '' }
  return {
    before: letters.slice(0, at).join(''),
    match: letters.slice(at, at + length).join(''),
    after: letters.slice(at + length).join(''),
  }
}

function namesOf({ label, otherNames = [] }: Suggestion): readonly string[] {
  return [label, ...otherNames]
}

function isSame(part: string, typed: string): boolean {
  return matchesSearch(part, typed) && matchesSearch(typed, part)
}
