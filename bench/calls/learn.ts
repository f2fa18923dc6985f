import { createHash } from 'node:crypto'
import { createBenchPlayer } from './players.ts'
import type { Statement } from './statements.ts'

/** The statements that the server ran for one call by player `n`. */
export type RecordedCall = { readonly n: number; readonly statements: readonly Statement[] }

/** How to choose a parameter's value when a statement is run for another player. */
export type Origin =
  | { readonly kind: 'null' }
  | { readonly kind: 'constant'; readonly value: string }
  | { readonly kind: 'own'; readonly of: (n: number) => string }
  | { readonly kind: 'sample'; readonly values: readonly string[] }

/** The statements that a call usually runs, and where the values of their parameters come from. */
export type CallStatements = { readonly texts: readonly string[]; readonly origins: readonly (readonly Origin[])[] }

/** Tables that the server updates on its own, independently of any call. */
const NOT_OF_A_CALL = /server_runs|write_checks/

/** Finds out which parameters of a call's statements are constant and which depend on the player. */
export function analyzeStatements(recorded: readonly RecordedCall[]): CallStatements {
  const calls = recorded.map(({ n, statements }) => ({
    n,
    statements: statements.filter(({ text }) => !NOT_OF_A_CALL.test(text)),
  }))
  const usual = findMostFrequentGroup(calls, ({ statements }) => statements.map(({ text }) => text).join(';'))
  const texts = usual[0]?.statements.map(({ text }) => text) ?? []
  const origins = texts.map((_, s) =>
    (usual[0]?.statements[s]?.values ?? []).map((__, p) =>
      findOrigin(usual.map(({ n, statements }) => ({ n, value: statements[s]?.values[p] ?? null }))),
    ),
  )
  return { texts, origins }
}

/** The values of player `n` that occur as parameters. */
const OWN: readonly ((n: number) => string)[] = [
  (n) => createBenchPlayer(n).id,
  (n) => createBenchPlayer(n).tokenHash,
  (n) => createBenchPlayer(n).username,
  (n) => createBenchPlayer(n + 1).username,
  (n) => createBenchPlayer(n).seed,
  (n) => createBenchPlayer(n).listing,
  (n) => createBenchPlayer(n).seller,
  (n) => `market:${createBenchPlayer(n).listing}`,
  (n) => toArray([createBenchPlayer(n).id]),
  (n) => toArray([createBenchPlayer(n).seller]),
  (n) => toArray([createBenchPlayer(n).id, createBenchPlayer(n).seller]),
  (n) => toArray([createBenchPlayer(n).id, createBenchPlayer(n).seller].sort()),
  (n) => toArray([createBenchPlayer(n).id, createBenchPlayer(n).seller, createBenchPlayer(n).seller]),
]

/** Matches values that are new in each call: a hash, random bytes, an id, or an idempotency key. */
const NEW_NAME = /^\\x[0-9a-f]{64}$|^[0-9a-f-]{36}$|^[a-z-]+-\d+$|^\{"[0-9a-f-]{36}"\}$/

/** Returns another value of the same format. */
function createSimilarValue(value: string, n: number): string {
  if (value.startsWith('\\x')) return `\\x${createHash('sha256').update(`${value} ${n}`).digest('hex')}`
  if (/\d$/.test(value) && !/^[0-9a-f-]{36}$/.test(value)) return value.replace(/\d+$/, String(n))
  return value.replace(/[0-9a-f]{12}(?="?\}?$)/, n.toString(16).padStart(12, '0'))
}

const toArray = (values: readonly string[]) => `{${values.map((value) => `"${value}"`).join(',')}}`

function findOrigin(parameterValues: readonly { readonly n: number; readonly value: string | null }[]): Origin {
  const values = parameterValues.flatMap(({ value }) => value ?? [])
  const [first] = values
  if (first === undefined) return { kind: 'null' }
  const own = OWN.find((of) => parameterValues.every(({ n, value }) => value === of(n)))
  if (own) return { kind: 'own', of: own }
  const distinct = new Set(values)
  if (distinct.size > 1 && distinct.size === parameterValues.length && values.every((value) => NEW_NAME.test(value)))
    return { kind: 'own', of: (n) => createSimilarValue(first, n) }
  return values.every((value) => value === first) ? { kind: 'constant', value: first } : { kind: 'sample', values }
}

function findMostFrequentGroup<T>(items: readonly T[], getKey: (each: T) => string): readonly T[] {
  const groups = [...Map.groupBy(items, getKey).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? []
}
