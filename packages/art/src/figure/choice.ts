/** Returns the table's entry for a kind. Throws if the recipe uses an unknown kind. */
export function requireKind<Part>(table: Readonly<Record<string, Part>>, kind: string, description: string): Part {
  const part = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (part === undefined) throw new RangeError(`unknown ${description} "${kind}"`)
  return part
}

/** Merges tables. Throws if the same kind is in two of them, because one of the two would be lost. */
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
