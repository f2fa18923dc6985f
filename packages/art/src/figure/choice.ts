/** Throws for a kind the table lacks, which is an error in the recipe. */
export function choose<Part>(table: Readonly<Record<string, Part>>, kind: string, what: string): Part {
  const part = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (part === undefined) throw new RangeError(`no ${what} of the kind "${kind}"`)
  return part
}

/** Throws if two tables draw the same kind, because one of them would be ignored. */
export function mergeTables<Part>(
  ...tables: readonly Readonly<Record<string, Part>>[]
): Readonly<Record<string, Part>> {
  const whole: Record<string, Part> = {}
  for (const table of tables) {
    for (const [kind, part] of Object.entries(table)) {
      if (Object.hasOwn(whole, kind)) throw new RangeError(`two parts are called "${kind}"`)
      whole[kind] = part
    }
  }
  return whole
}
