/** Collects the differences between server and model. Throws when there are too many. */
export type Judge = {
  readonly faults: string[]
  readonly compared: () => number
  /** Compares only the fields of the expected value. */
  expect(about: string, expected: unknown, actual: unknown): void
}

const ENOUGH = 20

export function createJudge(): Judge {
  const faults: string[] = []
  let compared = 0
  return {
    faults,
    compared: () => compared,
    expect(about, expected, actual) {
      compared += 1
      for (const difference of findDifferences(expected, actual)) faults.push(`${about}: ${difference}`)
      if (faults.length >= ENOUGH) throw new Error(`the game differs from its specification:\n${faults.join('\n')}`)
    },
  }
}

/** Compares all entries of lists, but only the expected fields of records. */
function findDifferences(expected: unknown, actual: unknown, path = ''): string[] {
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(expected, actual) ? [] : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`]
  }
  if (typeof actual !== 'object' || actual === null) return [`${path} is ${JSON.stringify(actual)}`]
  const longer = Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length
  if (longer) return [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`]
  return Object.entries(expected).flatMap(([key, value]) =>
    findDifferences(value, (actual as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}
