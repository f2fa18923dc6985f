/** The columns and values that a statement requires to be equal. */
export type Equalities = {
  /** Adds a value that is known before the statement runs, i.e. a parameter or constant. Returns its name. */
  addValue(name: string): string
  join(one: string, other: string): void
  /** Returns the name of the group of equal members to which a member belongs. */
  findGroup(member: string): string
  /** Returns how many different values a column is required to equal. */
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
