/** The ids of generated players and their rows, both as values and as SQL. */

const FORMAT = '0000000-0000-4000-8000-'
/** First hexadecimal digit of an id, by kind of row. */
const KINDS = { player: 'a', seed: 'b', listing: 'c', sale: 'd' } as const

/** Players in a group trade with each other. */
export const GROUP = 1000

export function toId(kind: keyof typeof KINDS, n: number): string {
  return `${KINDS[kind]}${FORMAT}${n.toString(16).padStart(12, '0')}`
}

export function toIdSql(kind: keyof typeof KINDS, expression: string): string {
  return `('${KINDS[kind]}${FORMAT}' || lpad(to_hex(${expression}), 12, '0'))::uuid`
}

/** Returns the number of the player who trades with player `n`. Each of the two sells to the other. */
export function findPartner(n: number): number {
  return n - (n % GROUP) + ((n + GROUP / 2) % GROUP)
}

export function toPartnerSql(expression: string): string {
  return `(${expression} - ${expression} % ${GROUP} + (${expression} + ${GROUP / 2}) % ${GROUP})`
}
