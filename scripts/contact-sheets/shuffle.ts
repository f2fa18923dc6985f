import { createHash } from 'node:crypto'

/** Shuffles a list. The same seed gives the same order. */
export function shuffle<Item>(items: readonly Item[], seed: string): Item[] {
  const rank = (n: number) => createHash('sha256').update(`${seed} ${n}`).digest('hex')
  return items
    .map((item, n) => ({ item, at: rank(n) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item)
}
