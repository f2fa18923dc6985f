/** Figures by what they are about: a player, a card. Who has none is not in them. */
export type Figures = ReadonlyMap<string, readonly number[]>

/** The chosen figures of each row, by player. */
export function byPlayer<Row extends { readonly player: string }>(
  rows: readonly Row[],
  ...chosen: readonly (keyof Row)[]
): Figures {
  return new Map(rows.map((row) => [row.player, chosen.map((name) => Number(row[name]))]))
}

/** One book added to another, figure by figure; `sign` -1 takes it away. */
export function added(a: Figures, b: Figures, sign: 1 | -1 = 1): Figures {
  const sums = new Map(a)
  for (const [key, figures] of b) {
    const before = a.get(key)
    sums.set(
      key,
      figures.map((figure, i) => (before?.[i] ?? 0) + sign * figure),
    )
  }
  return sums
}

/** A book without those who are gone. */
export function without(book: Figures, gone: readonly string[]): Figures {
  const left = new Map(book)
  for (const key of gone) left.delete(key)
  return left
}

/** What the two books do not agree on; what only one of them has counts as nothing in the other. */
export function differing(a: Figures, b: Figures): string[] {
  const unlike = ([key, figures]: [string, readonly number[]]) =>
    figures.some((figure, i) => figure !== (b.get(key)?.[i] ?? 0))
  const onlyInB = ([key, figures]: [string, readonly number[]]) => !a.has(key) && figures.some((figure) => figure !== 0)
  return [...[...a].filter(unlike), ...[...b].filter(onlyInB)].map(([key]) => key)
}
