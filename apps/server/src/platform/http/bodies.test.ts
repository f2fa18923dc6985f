import { expect, test } from 'vitest'
import Fastify from 'fastify'
import { startTestServer } from '../../../test/test-server.ts'
import { setErrorHandler } from './error-replies.ts'
import { parseJsonBodies } from './bodies.ts'

const app = Fastify({ onProtoPoisoning: 'error' })
setErrorHandler(app)
parseJsonBodies(app)
app.put('/echo', (request) => ({ body: request.body ?? null }))

const JSON_TYPE = 'application/json; charset=utf-8'

test.each([
  [undefined, undefined, 200, { body: null }],
  [JSON_TYPE, undefined, 200, { body: {} }],
  ['application/json', '', 200, { body: {} }],
  ['application/json', '{"a":1}', 200, { body: { a: 1 } }],
  ['application/json', '{', 400, { code: 'INVALID' }],
  ['application/json', '{"__proto__":{}}', 400, { code: 'INVALID' }],
  ['application/json', '{"constructor":{"prototype":{}}}', 400, { code: 'INVALID' }],
  ['text/plain', '{}', 415, { code: 'NOT_JSON' }],
  ['application/x-www-form-urlencoded', 'a=1', 415, { code: 'NOT_JSON' }],
])('with the type %s, the body %j gets %i', async (type, payload, status, body) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const answer = await app.inject({ method: 'PUT', url: '/echo', headers, ...(payload && { payload }) })
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining(body)])
})

test('a call without a body accepts a content type', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  for (const url of ['/api/day/update', '/api/day/updateWeek', '/api/surveys/finished']) {
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await server.app.inject({ method: 'PUT', url, headers, cookies: ana.cookies })
    expect([url, statusCode]).toEqual([url, 200])
  }
})
