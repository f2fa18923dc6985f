import { randomBytes } from 'node:crypto'

/** Random words made of these letters contain no forbidden word. */
const LETTERS = 'jqvwxyz'

/** Returns a new username that no rule refuses. */
export function createUsername(start = ''): string {
  const rest = Array.from(randomBytes(14 - start.length), (byte) => LETTERS[byte % LETTERS.length])
  return start + rest.join('')
}
