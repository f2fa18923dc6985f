import fc from 'fast-check'

/** The parts of JSON Schema that the API's inputs use. */
export type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

/**
 * Maximum length of generated texts. Most fields allow more, but texts between this length and the field's limit test
 * nothing new.
 */
const MAX_LENGTH = 60

const wordlike = (minLength: number, maxLength: number) => fc.string({ unit: 'grapheme', minLength, maxLength })

/** Creates values that a schema allows. */
export function createValidValue(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createValidValue))
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others allow every value
  switch (schema.type) {
    case 'string':
      return createText(schema)
    case 'integer':
    case 'number':
      return createNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(createValidValue(schema.items ?? {}), { maxLength: schema.maxItems ?? 12 })
    case 'object':
      return createObject(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function createText({ pattern, minLength = 0, maxLength = MAX_LENGTH }: Schema): fc.Arbitrary<string> {
  // Look-ahead is not supported. It occurs only in the pattern for email addresses.
  if (pattern?.includes('(?=')) return fc.emailAddress({ size: 'xsmall' })
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return wordlike(minLength, Math.max(minLength, Math.min(maxLength, MAX_LENGTH)))
}

/** Prefers small numbers, because most of them are prices, counts and pages. */
function createNumber({ type, minimum = -1000, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 60) })
  const any = fc.integer({ min: minimum, max: maximum })
  return type === 'integer' ? fc.oneof(small, any) : fc.oneof(small, any, fc.double())
}

function createObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, createValidValue(schema)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  })
}

/** Creates values just outside of the limits of a schema. */
export function createNearlyValidValue(schema: Schema): fc.Arbitrary<unknown> {
  const { type, minLength, maxLength, minimum, maximum, maxItems, items } = schema
  const near: fc.Arbitrary<unknown>[] = [fc.constant(null), fc.constant(''), fc.constant([]), fc.constant({})]
  if (maxLength !== undefined) near.push(wordlike(maxLength + 1, maxLength + 2))
  if (minLength) near.push(wordlike(0, minLength - 1))
  if (minimum !== undefined) near.push(fc.constantFrom(minimum - 1, minimum + 0.5, -minimum))
  if (maximum !== undefined) near.push(fc.constantFrom(maximum + 1, maximum + 0.5))
  if (items) near.push(fc.array(createValidValue(items), { minLength: (maxItems ?? 12) + 1, maxLength: 30 }))
  if (type === 'string') near.push(createValidValue(schema).map((text) => `${String(text)} `))
  else near.push(createValidValue(schema).map((value) => JSON.stringify(value)))
  near.push(createValidValue(schema).map((value) => [value]))
  return fc.oneof(...near)
}

const HOSTILE_TEXTS = [
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '\u202E\u200B\uFEFF',
  'İıſK',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; --",
  '%00',
  '%',
  '_',
  '\\',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${jndi:ldap://x}',
  '{"$ne":null}',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '99999999999999999999',
  'true',
  'null',
  'undefined',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
]

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  -1,
  0.1,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  [[]],
  {},
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: null },
]

/** Creates values that break careless code. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 3000 }).map((length) => 'é'.repeat(length)) },
  { weight: 1, arbitrary: fc.integer({ min: 50, max: 500 }).map((length) => Array.from({ length }, () => 'B')) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 400 }).map(createNestedArray) },
)

function createNestedArray(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = [value]
  return value
}
