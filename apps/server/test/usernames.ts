import { randomBytes } from 'node:crypto'

/** Random words of these letters contain no word that a name must not contain. */
const LETTERS = 'jqvwxyz'

/** Returns a new name that no rule refuses. */
export function createUsername(start = ''): string {
  const rest = Array.from(randomBytes(14 - start.length), (byte) => LETTERS[byte % LETTERS.length])
  return start + rest.join('')
}
