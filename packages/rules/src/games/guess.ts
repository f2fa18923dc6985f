export const MAX_GUESS_LENGTH = 50

/** Lower case, without accents, with single spaces inside and none around. */
export function normalizeGuess(text: string): string {
  return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

export function sameAnswer(guess: string, solution: string): boolean {
  return normalizeGuess(guess) === normalizeGuess(solution)
}

/** Whether the first word of a picked suggestion is the solution; case is ignored, accents count. */
export function firstWordMatches(suggestion: string, solution: string): boolean {
  const [firstWord = ''] = folded(suggestion).split(/\s+/)
  return firstWord !== '' && firstWord === folded(solution)
}

/** Substring search that ignores case and accents; an empty query matches everything. */
export function matchesSearch(text: string, query: string): boolean {
  return normalizeGuess(text).includes(normalizeGuess(query))
}

/** What stays of a text typed or pasted into the guess input. */
export function keepLettersDigitsAndSpaces(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .slice(0, MAX_GUESS_LENGTH)
}

/** The form in which card names are searched: lower-case letters and digits alone; accents fall away as well. */
export function stripForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
