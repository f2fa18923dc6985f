import { MODES } from '@otogi/rules/games/games'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from './api.ts'
import { createInputReader, createReplyWriter } from './codec.ts'
import type { Endpoint } from './endpoint.ts'
import { EMPTY_PUZZLE_FIELDS } from './puzzle-fields.ts'
import { toPlainReply, toWireInput } from './wire-names.ts'

const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

type Fields = Record<string, unknown>

/** The key in sample records, whose schema accepts any key. */
const SAMPLE_KEY = 'key'

/** Creates a sample value with every field of the schema. Every list has one entry per mode. */
function createSample(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others hold no fields
  switch (def.type) {
    case 'object':
      return createSampleObject(def.shape)
    case 'array':
      return MODES.map(() => createSample(def.element))
    case 'tuple':
      return def.items.map(createSample)
    case 'record':
      return createSampleRecord(def)
    case 'union':
      return createSample(def.options[0] as z.core.$ZodType)
    case 'optional':
    case 'nullable':
      return createSample(def.innerType)
    case 'enum':
      return Object.values(def.entries).at(1)
    case 'literal':
      return def.values[0]
    default:
      return `a ${def.type}`
  }
}

type RecordSchema = { readonly keyType: z.core.$ZodType; readonly valueType: z.core.$ZodType }

function createSampleRecord({ keyType, valueType }: RecordSchema): Fields {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  const keys = def.type === 'enum' ? Object.values(def.entries) : [SAMPLE_KEY]
  return Object.fromEntries(keys.map((key) => [key, createSample(valueType)]))
}

function createSampleObject(shape: Readonly<Record<string, z.core.$ZodType>>): Fields {
  const sample = Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, createSample(inner)]))
  if (!('silueta_game' in shape)) return sample
  // A puzzle has values only in the fields of its own game and mode.
  const own = { silueta_game: ['/shown'], silueta_solution: ['/picture'], names_game: ['a name'] }
  return { ...sample, ...EMPTY_PUZZLE_FIELDS, ...own, game: 'silueta', mode: 0 }
}

test.each(named)('the web app reads the reply of %s as the server wrote it', (_, endpoint) => {
  const wire = createSample(endpoint.reply)
  expect(createReplyWriter(endpoint)(toPlainReply(wire))).toEqual(wire)
})

test.each(named)('the server reads the input of %s as the web app sent it', (_, endpoint) => {
  const wire = createSample(endpoint.input) as Fields
  for (const field of endpoint.owner) wire[field] = 'p1'
  const plain = createInputReader(endpoint)(wire)
  expect(toWireInput(endpoint, plain, 'p1')).toEqual(wire)
})

test.each(named)('undeclared fields at any depth are removed from a reply of %s', (_, endpoint) => {
  const wire = createSample(endpoint.reply)
  expect(createReplyWriter(endpoint)(addUndeclaredFields(toPlainReply(wire)))).toEqual(wire)
})

/** Adds a field to every object of a reply, except to records that accept any key. */
function addUndeclaredFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUndeclaredFields)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([field, inner]) => [field, addUndeclaredFields(inner)])
  const fields = Object.fromEntries(entries) as Fields
  return SAMPLE_KEY in value ? fields : { ...fields, secret: 'a secret' }
}

test('no API name remains after the conversion to plain names', () => {
  const names = endpoints.flatMap((endpoint) => [
    ...listFieldNames(toPlainReply(createSample(endpoint.reply))),
    ...listFieldNames(createInputReader(endpoint)(createSample(endpoint.input) as Fields)),
  ])
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => WIRE_SPELLING.test(name))).toEqual([])
})

/** Matches field names that are used only in the API. */
const WIRE_SPELLING = /_|^userid$|^status[A-Z]|Lan$|^lan$|silueta|raritys|expirationd|^profile[A-Z]|^tries\w/

function listFieldNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listFieldNames)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [field, ...listFieldNames(inner)])
}

test('the player’s id is added exactly to calls with owner fields', () => {
  expect(toWireInput(api.wallet.find, {}, 'p1')).toEqual({ id: 'p1' })
  expect(toWireInput(api.wallet.find, {}, null)).toEqual({})
  expect(toWireInput(api.market.list, { anime: 'Oz' }, 'p1')).toEqual({ anime: 'Oz' })
})

test('games have plain names in code and API names in requests', () => {
  const wire = toWireInput(api.games.reset, { game: 'silhouette', mode: 0 }, 'p1')
  expect(wire).toEqual({ userid: 'p1', game: 'silueta', mode: 0 })
  expect(createInputReader(api.games.reset)(wire)).toEqual({ game: 'silhouette', mode: 0 })
  expect(toPlainReply([{ game: 'eye', mode: 1 }])).toEqual([{ game: 'eyes', mode: 1 }])
})
