/** Columns and values that a statement declares equal. */
export type Equalities = {
  /** Adds a value that is known before the statement runs. Returns its name. */
  addValue(name: string): string
  join(one: string, other: string): void
  /** Returns a name that is the same for all members of a group. */
  findGroup(member: string): string
  /** Returns the number of different values that a column is declared equal to. */
  countValues(column: string): number
}

export function createEqualities(): Equalities {
  const parents = new Map<string, string>()
  const values = new Set<string>()
  const findGroup = (member: string): string => {
    const parent = parents.get(member)
    return parent === undefined ? member : findGroup(parent)
  }
  return {
    addValue(name) {
      values.add(name)
      return name
    },
    join(one, other) {
      const [first, second] = [findGroup(one), findGroup(other)]
      if (first !== second) parents.set(first, second)
    },
    findGroup,
    countValues: (column) => [...values].filter((value) => findGroup(value) === findGroup(column)).length,
  }
}
