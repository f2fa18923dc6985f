/** The entry of a table; a kind it lacks is a fault of the recipe. */
export function choose<Part>(table: Readonly<Record<string, Part>>, kind: string, what: string): Part {
  const part = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (part === undefined) throw new RangeError(`no ${what} of the kind "${kind}"`)
  return part
}
