export const MAX_GUESS_LENGTH = 50

/** Converts the text to lower case, removes accents and surrounding spaces, and reduces repeated spaces to one. */
export function normalizeGuess(text: string): string {
  return removeAccents(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

export function isSameAnswer(guess: string, solution: string): boolean {
  return normalizeGuess(guess) === normalizeGuess(solution)
}

/** Compares the first word of the chosen suggestion with the solution. Ignores case but not accents. */
export function isFirstWordMatch(suggestion: string, solution: string): boolean {
  const [firstWord = ''] = foldCase(suggestion).split(/\s+/)
  return firstWord !== '' && firstWord === foldCase(solution)
}

/** Searches for a substring, ignoring case and accents. An empty query matches everything. */
export function matchesSearch(text: string, query: string): boolean {
  return normalizeGuess(text).includes(normalizeGuess(query))
}

/** Filters text typed or pasted into the guess input. */
export function keepLettersDigitsAndSpaces(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .slice(0, MAX_GUESS_LENGTH)
}

/**
 * Removes everything except letters and digits, converts to lower case and removes accents. Card names are searched in
 * this form.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function removeAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
