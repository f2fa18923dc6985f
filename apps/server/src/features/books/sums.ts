/** Sums by key, e.g. by player or card. A key without entries is not in the map. */
export type Sums = ReadonlyMap<string, readonly number[]>

/** Groups the selected columns of the rows by player. */
export function groupByPlayer<Row extends { readonly player: string }>(
  rows: readonly Row[],
  ...columns: readonly (keyof Row)[]
): Sums {
  return new Map(rows.map((row) => [row.player, columns.map((name) => Number(row[name]))]))
}

/** Adds two lists of sums, or subtracts the second if `sign` is -1. */
export function addSums(a: Sums, b: Sums, sign: 1 | -1 = 1): Sums {
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

export function removePlayers(sums: Sums, playerIds: readonly string[]): Sums {
  const left = new Map(sums)
  for (const key of playerIds) left.delete(key)
  return left
}

/** Lists the keys whose sums differ. A missing sum is 0. */
export function listDifferences(a: Sums, b: Sums): string[] {
  const unlike = ([key, figures]: [string, readonly number[]]) =>
    figures.some((figure, i) => figure !== (b.get(key)?.[i] ?? 0))
  const onlyInB = ([key, figures]: [string, readonly number[]]) => !a.has(key) && figures.some((figure) => figure !== 0)
  return [...[...a].filter(unlike), ...[...b].filter(onlyInB)].map(([key]) => key)
}
