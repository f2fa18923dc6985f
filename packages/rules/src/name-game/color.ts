/**
 * `green`: the letter is in the right place. `orange`: the letter is elsewhere in the name. `red`: the name does not
 * contain the letter, or contains it fewer times than the guess.
 */
export type Mark = 'green' | 'orange' | 'red'

export const WIRE_COLORS: Readonly<Record<Mark, string>> = { green: '#1AB616', orange: 'orange', red: '#ff3636' }

const MARKS: readonly Mark[] = ['green', 'orange', 'red']
const STRENGTH: Readonly<Record<Mark, number>> = { red: 0, orange: 1, green: 2 }

/**
 * Colors each letter of the guess. Each letter of the answer colors at most one letter of the guess: letters in the
 * right place first, then the others from left to right. Both words must have the same length.
 */
export function colorGuess(guess: string, answer: string): Mark[] {
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

export type ColoredRow = { word: string; marks: readonly Mark[] }

/** Collects the best mark of each guessed letter (upper case) in all rows. */
export function collectLetterMarks(rows: readonly ColoredRow[]): ReadonlyMap<string, Mark> {
  const states = new Map<string, Mark>()
  for (const { word, marks } of rows) {
    marks.forEach((mark, i) => {
      const letter = word.charAt(i).toUpperCase()
      const known = states.get(letter)
      if (known === undefined || STRENGTH[mark] > STRENGTH[known]) states.set(letter, mark)
    })
  }
  return states
}

/** Returns the mark of a color in the API; undefined for an unknown color. */
export function toMark(color: string): Mark | undefined {
  return MARKS.find((mark) => WIRE_COLORS[mark] === color)
}
