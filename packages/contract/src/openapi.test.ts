import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { api } from './api.ts'
import { desk } from './desk/desk.ts'
import type { Endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { createOpenApiDocument } from './openapi.ts'

type Operation = {
  description: string
  parameters: { name: string; in: string; schema: { pattern?: string } }[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: object } } }
  responses: Record<string, { headers?: object }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object; securitySchemes: object }
}

const described = (limits?: typeof LIMITS) =>
  createOpenApiDocument({ version: '1', cookie: '__Host-sid', limits }) as unknown as Document
const document = described(LIMITS)
const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))
const operation = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()]

test('every endpoint is in the document under its path and method', () => {
  for (const endpoint of endpoints) expect(operation(endpoint), endpoint.path).toBeDefined()
})

test('every reference points to an existing part of the document', () => {
  const references = listValuesOfKey(document, '$ref')
  expect(references.length).toBeGreaterThan(300)
  for (const reference of references) expect(resolvePointer(String(reference)), String(reference)).toBeTypeOf('object')
})

test('each named schema appears once, and only replies refer to it', () => {
  expect(listValuesOfKey(document, '$defs')).toEqual([])
  const bodies = endpoints.flatMap((endpoint) => operation(endpoint)?.requestBody ?? [])
  expect(listValuesOfKey(bodies, '$ref')).toEqual([])
})

test('a body is described if there is input, and required if a field is required', () => {
  const body = (endpoint: Endpoint) => operation(endpoint)?.requestBody?.required
  expect(body(api.day.update)).toBeUndefined()
  expect(body(api.accounts.logOut)).toBeUndefined()
  expect(body(api.polls.finish)).toBe(false)
  expect(body(api.polls.vote)).toBe(true)
  for (const endpoint of endpoints) {
    const takesNothing = z.safeParse(endpoint.input, {}).success
    if (endpoint.method !== 'GET') expect(body(endpoint) ?? false, endpoint.path).toBe(!takesNothing)
  }
})

test('describes the headers for idempotency, list totals and retries', () => {
  const key = operation(api.market.buy)?.parameters.find(({ name }) => name === 'Idempotency-Key')
  expect(key?.schema.pattern).toBe('^[A-Za-z0-9_-]{8,64}$')
  expect(operation(api.market.list)?.responses['200']).toHaveProperty(['headers', 'X-Total-Count'])
  for (const endpoint of endpoints)
    expect(operation(endpoint)?.responses['429']).toHaveProperty(['headers', 'Retry-After'])
})

test('describes the session cookie, the rate limits and the health route', () => {
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  })
  const describeLimit = (limits?: typeof LIMITS) => described(limits).paths['/api/users/find']?.['post']?.description
  expect([describeLimit(LIMITS), describeLimit()]).toEqual(['At most 10 requests in 60 s.', 'Not limited.'])
  expect(Object.keys(document.paths['/api/health']?.['get']?.responses ?? {})).toEqual(['200', '415', '429', '503'])
})

test('describes the refusal of suspended players, except for the calls that they may make', () => {
  const describe = (endpoint: Endpoint) => operation(endpoint)?.responses['403'] as { description: string } | undefined
  expect(describe(api.wallet.find)?.description).toContain('SUSPENDED')
  for (const endpoint of endpoints)
    expect(describe(endpoint)?.description.includes('SUSPENDED') ?? false, endpoint.path).toBe(
      endpoint.who === 'player' && !endpoint.isOpenToSuspended,
    )
})

test('the calls of the desk are described in the same way, but only where they are asked for', () => {
  const server = { version: '1', cookie: 'sid', limits: undefined }
  const ofDesk = createOpenApiDocument(server, desk) as unknown as Document
  const [shown, hidden] = [Object.keys(ofDesk.paths), Object.keys(document.paths)]
  expect(hidden.filter((path) => path.startsWith('/api/desk'))).toEqual([])
  expect(shown.filter((path) => path.startsWith('/api/desk')).length).toBeGreaterThan(25)
  const responses = ofDesk.paths['/api/desk/players']?.['get']?.responses ?? {}
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '415', '429', '500', '503'])
})

/** Lists all values of the given key at any depth. */
function listValuesOfKey(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...listValuesOfKey(inner, key),
  ])
}

/** Finds the value at a JSON pointer in the document. */
function resolvePointer(reference: string): unknown {
  const [, ...steps] = reference.split('/')
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
}

test('no two endpoints share a path and method', () => {
  const keys = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the specified calls are all declared', () => {
  const declared = new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.slice('/api/'.length)}`))
  const missing = SPECIFIED.filter((call) => !declared.has(call))
  expect(missing).toEqual([])
})

const SPECIFIED = [
  'POST users/findGoogle',
  'POST users/find',
  'POST users/create',
  'POST users/updateReset',
  'GET users/findById',
  'PUT users/updateLevel',
  'PUT users/updateUser',
  'PUT users/unlockMode',
  'PUT users/updateUserLan',
  'PUT users/updatePower',
  'GET users/getRank',
  'POST users/getNumberCards',
  'GET userGames/findById',
  'GET userGames/findGameImageById',
  'POST userGames/create',
  'PUT userGames/update',
  'PUT userGames/updateSelected',
  'PUT userGames/updateReward',
  'GET userGames/findCharacters',
  'PUT userGames/resetGame',
  'DELETE userGames/deleteAll',
  'PUT userGames/updateGameName',
  'GET userQuests/findById',
  'GET userQuests/findQuestsById',
  'POST userQuests/create',
  'PUT userQuests/updateReward',
  'POST userQuests/updateWeekQuests',
  'POST gachas/create',
  'GET gachas/findById',
  'GET day/findById',
  'PUT day/update',
  'PUT day/updateWeek',
  'PUT surveys/update',
  'GET surveys/find',
  'PUT surveys/finished',
  'GET userCards/findById',
  'GET userCards/calculatePower',
  'POST userCards/create',
  'GET cards/findAll',
  'POST cards/findCardSummoned',
  'POST markets/addCard',
  'GET markets/getDataMarket',
  'POST markets/buyCard',
  'POST markets/cancelCard',
]
