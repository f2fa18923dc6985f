/** Returns the entry of a kind. Throws if the table has no such kind, which is an error in the recipe. */
export function requireKind<Part>(table: Readonly<Record<string, Part>>, kind: string, description: string): Part {
  const part = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (part === undefined) throw new RangeError(`unknown ${description} "${kind}"`)
  return part
}

/** Merges tables. Throws if two of them have the same kind, because one drawing would be ignored. */
export function mergeTables<Part>(
  ...tables: readonly Readonly<Record<string, Part>>[]
): Readonly<Record<string, Part>> {
  const whole: Record<string, Part> = {}
  for (const table of tables) {
    for (const [kind, part] of Object.entries(table)) {
      if (Object.hasOwn(whole, kind)) throw new RangeError(`two parts are named "${kind}"`)
      whole[kind] = part
    }
  }
  return whole
}
