import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { Nothing, PlayerId } from './fields.ts'

const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))

/** Fields that look as if they named the caller and name something else. */
const NOT_THE_CALLER = [
  '/api/userGames/findGameImageById id', // A puzzle.
  '/api/userGames/community id', // A puzzle.
  '/api/markets/buyCard userIdMarket', // The seller.
]

test('every field that names a player must name the caller', () => {
  const unchecked = endpoints.flatMap((endpoint) =>
    namingFields(endpoint)
      .filter((field) => !endpoint.owner.includes(field))
      .map((field) => `${endpoint.path} ${field}`),
  )
  expect(unchecked.toSorted()).toEqual(NOT_THE_CALLER.toSorted())
})

test('an owner is a field of the call, and of a call with a session', () => {
  for (const { path, who, owner, input } of endpoints) {
    expect(Object.keys(fieldsOf(input)), path).toEqual(expect.arrayContaining([...owner]))
    if (owner.length > 0) expect(who, path).toBe('player')
  }
})

test('an owner that is no field of the input does not compile', () => {
  const declareMisspelled = () =>
    endpoint({
      method: 'POST',
      path: '/api/planted',
      summary: 'A call whose owner is misspelled',
      // @ts-expect-error -- the input has no playerId
      owner: ['playerId'],
      input: z.object({ userId: PlayerId }),
      reply: Nothing,
    })
  const declareEmpty = () =>
    endpoint({
      method: 'POST',
      path: '/api/planted',
      summary: 'A call without input',
      // @ts-expect-error -- the input is empty
      owner: ['userId'],
      input: z.object({}),
      reply: Nothing,
    })
  expect([declareMisspelled().owner, declareEmpty().owner]).toEqual([['playerId'], ['userId']])
})

/** By its name or by its kind. */
function namingFields({ input }: Endpoint): string[] {
  return Object.entries(fieldsOf(input)).flatMap(([field, schema]) => {
    const kind = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
    return kind === PlayerId || /^(user|player)?_?id$/i.test(field) ? [field] : []
  })
}

function fieldsOf(input: Endpoint['input']): Readonly<Record<string, z.core.$ZodType>> {
  if (!(input instanceof z.ZodMiniObject)) throw new Error('an input is an object')
  return input.shape
}
