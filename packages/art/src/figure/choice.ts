/** The entry of a table; a kind it lacks is a fault of the recipe. */
export function choose<Part>(table: Readonly<Record<string, Part>>, kind: string, what: string): Part {
  const part = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (part === undefined) throw new RangeError(`no ${what} of the kind "${kind}"`)
  return part
}

/** One table of many; a kind that two of them draw would show the wrong one to somebody. */
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
