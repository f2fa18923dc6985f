import { MODES } from '@otogi/rules/games/games'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from './api.ts'
import { createInputReader, createReplyWriter } from './codec.ts'
import type { Endpoint } from './endpoint.ts'
import { NOTHING_SHOWN } from './puzzle-fields.ts'
import { toPlain, toWireInput } from './wire-names.ts'

const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

type Fields = Record<string, unknown>

/** A value that a schema describes: every field is there, every list has an entry for each mode. */
function sampleOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others hold no fields
  switch (def.type) {
    case 'object':
      return sampleObject(def.shape)
    case 'array':
      return MODES.map(() => sampleOf(def.element))
    case 'tuple':
      return def.items.map(sampleOf)
    case 'record':
      return { key: sampleOf(def.valueType) }
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType)
    case 'optional':
    case 'nullable':
      return sampleOf(def.innerType)
    case 'enum':
      return Object.values(def.entries).at(1)
    case 'literal':
      return def.values[0]
    default:
      return `a ${def.type}`
  }
}

function sampleObject(shape: Readonly<Record<string, z.core.$ZodType>>): Fields {
  const sample = Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, sampleOf(inner)]))
  if (!('silueta_game' in shape)) return sample
  // A puzzle shows something in the fields of its own game and mode, and nothing in the others.
  const own = { silueta_game: ['/shown'], silueta_solution: ['/picture'], names_game: ['a name'] }
  return { ...sample, ...NOTHING_SHOWN, ...own, game: 'silueta', mode: 0 }
}

test.each(named)('what the web reads of %s is what the server wrote', (_, endpoint) => {
  const wire = sampleOf(endpoint.reply)
  expect(createReplyWriter(endpoint)(toPlain(wire))).toEqual(wire)
})

test.each(named)('what the server reads of %s is what the web asked', (_, endpoint) => {
  const wire = sampleOf(endpoint.input) as Fields
  for (const field of endpoint.owner) wire[field] = 'p1'
  const plain = createInputReader(endpoint)(wire)
  expect(toWireInput(endpoint, plain, 'p1')).toEqual(wire)
})

test('no name of the wire is left in what the code has', () => {
  const names = endpoints.flatMap((endpoint) => [
    ...fieldsIn(toPlain(sampleOf(endpoint.reply))),
    ...fieldsIn(createInputReader(endpoint)(sampleOf(endpoint.input) as Fields)),
  ])
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => SPELLED_ITS_OWN_WAY.test(name))).toEqual([])
})

/** How the specification names what the code names plainly. */
const SPELLED_ITS_OWN_WAY = /_|^userid$|^status[A-Z]|Lan$|^lan$|silueta|raritys|expirationd|^profile[A-Z]|^tries\w/

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [field, ...fieldsIn(inner)])
}

test('a player is named where a call has an owner, and only there', () => {
  expect(toWireInput(api.wallet.find, {}, 'p1')).toEqual({ id: 'p1' })
  expect(toWireInput(api.wallet.find, {}, null)).toEqual({})
  expect(toWireInput(api.market.list, { anime: 'Oz' }, 'p1')).toEqual({ anime: 'Oz' })
})

test('games go by their plain names, and by those of the wire in between', () => {
  const wire = toWireInput(api.games.reset, { game: 'silhouette', mode: 0 }, 'p1')
  expect(wire).toEqual({ userid: 'p1', game: 'silueta', mode: 0 })
  expect(createInputReader(api.games.reset)(wire)).toEqual({ game: 'silhouette', mode: 0 })
  expect(toPlain([{ game: 'eye', mode: 1 }])).toEqual([{ game: 'eyes', mode: 1 }])
})
