/** green: in the right place; orange: elsewhere in the name; red: not (or not once more) in it. */
export type Mark = 'green' | 'orange' | 'red'

export const WIRE_COLOURS: Readonly<Record<Mark, string>> = { green: '#1AB616', orange: 'orange', red: '#ff3636' }

const MARKS: readonly Mark[] = ['green', 'orange', 'red']
const STRENGTH: Readonly<Record<Mark, number>> = { red: 0, orange: 1, green: 2 }

/**
 * Colours a guess of the answer's length. Each letter of the answer accounts for one coloured letter: those in place first,
 * then those elsewhere from the left.
 */
export function colourGuess(guess: string, answer: string): Mark[] {
  const guessed = guess.toUpperCase().split('')
  const expected = answer.toUpperCase().split('')
  if (guessed.length !== expected.length) throw new RangeError('a guess has the length of the answer')
  const left = expected.filter((letter, i) => letter !== guessed[i])
  return guessed.map((letter, i) => {
    if (letter === expected[i]) return 'green'
    const at = left.indexOf(letter)
    if (at === -1) return 'red'
    left.splice(at, 1)
    return 'orange'
  })
}

/** A name as the game asks for it: upper case, nothing but A to Z, because the letter boxes take nothing else. */
export function nameForGame(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** Whether a word fills every letter box. */
export function isNameGuess(word: string, length: number): boolean {
  return word.length === length && /^[A-Za-z]+$/.test(word)
}

export type ColouredRow = { word: string; marks: readonly Mark[] }

/** The best that the rows tell of each letter guessed, by upper-case letter. */
export function letterStates(rows: readonly ColouredRow[]): ReadonlyMap<string, Mark> {
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

/** The mark that a colour on the wire stands for. */
export function markOfColour(colour: string): Mark | undefined {
  return MARKS.find((mark) => WIRE_COLOURS[mark] === colour)
}
