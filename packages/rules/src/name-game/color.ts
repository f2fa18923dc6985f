/**
 * `green`: the letter is in the right place. `orange`: the letter is elsewhere in the name. `red`: the letter is not in
 * the name, or occurs in it fewer times than in the guess.
 */
export type LetterColor = 'green' | 'orange' | 'red'

export const WIRE_COLORS: Readonly<Record<LetterColor, string>> = { green: '#1AB616', orange: 'orange', red: '#ff3636' }

const LETTER_COLORS: readonly LetterColor[] = ['green', 'orange', 'red']
const STRENGTH: Readonly<Record<LetterColor, number>> = { red: 0, orange: 1, green: 2 }

/**
 * Colors each letter of the guess. Each letter of the answer colors at most one letter of the guess: letters in the
 * right place first, then the others from left to right. Both words must have the same length.
 */
export function colorGuess(guess: string, answer: string): LetterColor[] {
  const guessed = guess.toUpperCase().split('')
  const expected = answer.toUpperCase().split('')
  if (guessed.length !== expected.length) throw new RangeError('the guess must have the length of the answer')
  const left = expected.filter((letter, i) => letter !== guessed[i])
  return guessed.map((letter, i) => {
    if (letter === expected[i]) return 'green'
    const at = left.indexOf(letter)
    if (at === -1) return 'red'
    left.splice(at, 1)
    return 'orange'
  })
}

/** Keeps only the letters A to Z, in upper case, because the letter boxes accept nothing else. */
export function toCapitalLetters(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** Whether a word fills all letter boxes. */
export function isFullRow(word: string, length: number): boolean {
  return word.length === length && /^[A-Za-z]+$/.test(word)
}

export type ColoredRow = { word: string; colors: readonly LetterColor[] }

/** Returns the best mark of each guessed letter (in upper case) over all rows. */
export function collectLetterColors(rows: readonly ColoredRow[]): ReadonlyMap<string, LetterColor> {
  const states = new Map<string, LetterColor>()
  for (const { word, colors } of rows) {
    colors.forEach((color, i) => {
      const letter = word.charAt(i).toUpperCase()
      const known = states.get(letter)
      if (known === undefined || STRENGTH[color] > STRENGTH[known]) states.set(letter, color)
    })
  }
  return states
}

/** Converts a color in the API to a mark. Returns undefined for an unknown color. */
export function toLetterColor(wireColor: string): LetterColor | undefined {
  return LETTER_COLORS.find((color) => WIRE_COLORS[color] === wireColor)
}
