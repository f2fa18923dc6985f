import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import { declareEndpoint, type Endpoint } from './endpoint.ts'
import { Nothing, PlayerId } from './fields.ts'

const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))

/** Fields that look like player ids in this test, but contain the id of something else. */
const NOT_THE_CALLER = [
  '/api/userGames/findGameImageById id', // The id of a puzzle.
  '/api/userGames/community id', // The id of a puzzle.
  '/api/markets/buyCard userIdMarket', // The id of the seller.
]

test('every field with a player id must contain the caller’s id', () => {
  const unchecked = endpoints.flatMap((endpoint) =>
    listPlayerIdFields(endpoint)
      .filter((field) => !endpoint.owner.includes(field))
      .map((field) => `${endpoint.path} ${field}`),
  )
  expect(unchecked.toSorted()).toEqual(NOT_THE_CALLER.toSorted())
})

test('every owner is an input field of a call with a session', () => {
  for (const { path, who, owner, input } of endpoints) {
    expect(Object.keys(getInputShape(input)), path).toEqual(expect.arrayContaining([...owner]))
    if (owner.length > 0) expect(who, path).toBe('player')
  }
})

test('an owner that is not an input field does not compile', () => {
  const declareMisspelled = () =>
    declareEndpoint({
      method: 'POST',
      path: '/api/planted',
      summary: 'A call whose owner is misspelled',
      // @ts-expect-error -- the input has no playerId
      owner: ['playerId'],
      input: z.object({ userId: PlayerId }),
      reply: Nothing,
    })
  const declareEmpty = () =>
    declareEndpoint({
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

/** Recognizes player ids by the field name or by the schema. */
function listPlayerIdFields({ input }: Endpoint): string[] {
  return Object.entries(getInputShape(input)).flatMap(([field, schema]) => {
    const kind = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema
    return kind === PlayerId || /^(user|player)?_?id$/i.test(field) ? [field] : []
  })
}

function getInputShape(input: Endpoint['input']): Readonly<Record<string, z.core.$ZodType>> {
  if (!(input instanceof z.ZodMiniObject)) throw new Error('the input schema must be an object')
  return input.shape
}
