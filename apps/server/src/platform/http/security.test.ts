import { api } from '@otogi/contract/api'
import { Problem } from '@otogi/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { createTestPack } from '../../../test/pack.ts'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const HOST = { host: 'otogi.test' }
const WRITES = everyEndpoint.filter((endpoint) => endpoint.method !== 'GET')

describe('writes from other origins', () => {
  const ELSEWHERE: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://otogi.test.evil.example' },
    { origin: 'https://otogi.test' },
    { origin: 'http://otogi.test:8080' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://otogi.test', 'sec-fetch-site': 'cross-site' },
  ]

  test.each(WRITES.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s is refused from another origin before anything else',
    async (_method, _path, endpoint) => {
      const ana = server.visitor()
      for (const headers of ELSEWHERE) {
        const { status, body } = await ana.send(endpoint, {}, { ...HOST, ...headers })
        expect([status, body]).toEqual([403, expect.objectContaining({ code: 'CROSS_ORIGIN' })])
      }
    },
  )

  test.each([
    { origin: 'http://otogi.test' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://otogi.test', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('%j is not another origin', async (headers) => {
    const ana = await server.player()
    await ana.call(api.accounts.updateLanguage, { lan: 'es' }, { ...HOST, ...headers })
  })

  test('only the public origin is allowed if one is set', async () => {
    await using behind = await startTestServer({ publicOrigin: 'https://otogi.example' })
    const ana = await behind.player()
    const from = (origin: string) =>
      ana.send(api.accounts.updateLanguage, { userid: ana.id, lan: 'es' }, { host: 'inner', origin })
    expect((await from('https://otogi.example')).status).toBe(200)
    expect((await from('http://inner')).status).toBe(403)
    expect((await from('http://otogi.example')).status).toBe(403)
  })
})

describe('bodies', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/plain; application/json',
  ])('of %s are refused', async (type) => {
    const ana = await server.player()
    const { status, body } = await ana.request({
      method: 'POST',
      url: api.summon.pull.path,
      headers: { 'content-type': type },
      payload: JSON.stringify({ id: ana.id, raritys: ['B'] }),
    })
    expect([status, body]).toEqual([415, { error: 'Only JSON is accepted', code: 'NOT_JSON' }])
  })

  test.each([
    ['{"__proto__":{"admin":true},"lan":"es","userid":"x"}'],
    ['{"constructor":{"prototype":{"admin":true}},"lan":"es","userid":"x"}'],
    ['{"lan":"es"'],
    ['[]'],
    ['"text"'],
    ['42'],
    ['null'],
    ['{"lan":{"__proto__":{"x":1}},"userid":"x"}'],
  ])('%s is refused and pollutes no prototype', async (payload) => {
    const ana = await server.player()
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await ana.request({
      method: 'PUT',
      url: api.accounts.updateLanguage.path,
      headers,
      payload,
    })
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID' })])
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  test('beyond 64 KB are refused', async () => {
    const ana = await server.player()
    expect(await ana.refusal(api.accounts.updateLanguage, { lan: 'es', more: 'x'.repeat(70_000) })).toBe('TOO_LARGE')
  })

  test('with fields of the wrong type are refused, and each error is listed', async () => {
    const ana = await server.player()
    const { status, body } = await ana.send(api.games.guess, { userid: ana.id, game: 'chess', mode: '0' })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'The request is not valid',
      code: 'INVALID',
      issues: [
        { path: 'game', message: expect.stringContaining('"image"') },
        { path: 'mode', message: expect.any(String) },
      ],
    })
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('every reply', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['DELETE', '/api/users/findById', 404],
    ['GET', '/api/users/create', 404],
    ['GET', '/media/p/nothing.webp', 404],
    ['GET', '/media/c/nothing.webp', 404],
    ['GET', '/media/p/%E0%A4%A.webp', 400],
    ['GET', '/api/%E0%A4%A', 400],
  ] as const)('to the unknown route %s %s is a problem document', async (method, url, status) => {
    const answer = await server.visitor().request({ method, url })
    expect(answer.status).toBe(status)
    expect(safeParse(Problem, answer.body).success).toBe(true)
    expect(Object.keys(answer.body as object).toSorted()).toEqual(['code', 'error'])
  })

  test.each(['/api/settings', '/api/nothing', '/api/users/findById', '/api/docs/'])(
    'at %s has the security headers',
    async (url) => {
      const { headers } = await server.visitor().get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('to a player is never cached, except the lists that are the same for everybody', async () => {
    const ana = await server.player()
    const { imageid } = await ana.call(api.games.find)
    const asked = { id: imageid[0], username: 'nobody1', cardId: server.pack.cards[0]?.id, pool: '0'.repeat(64) }
    const ownCalls = everyEndpoint.filter(({ who, method }) => who === 'player' && method === 'GET')
    const answered: Record<string, unknown> = {}
    for (const endpoint of [...ownCalls, api.day.update, api.accounts.updatePower]) {
      const named = Object.fromEntries(endpoint.owner.map((field) => [field, ana.id]))
      const { status, headers } = await ana.send(endpoint, { ...asked, ...named })
      if (status === 200) answered[endpoint.path] = headers['cache-control']
    }
    const shared: string[] = [api.games.characters.path, api.games.animes.path]
    expect(Object.keys(answered).length).toBeGreaterThan(24)
    for (const [path, cache] of Object.entries(answered))
      expect([path, cache]).toEqual([path, shared.includes(path) ? 'private, max-age=300' : 'private, no-store'])
  })

  test('has the complete content security policy', async () => {
    const { headers } = await server.visitor().get('/api/settings')
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })

  test('allows no video host if the pack names no video', async () => {
    const pack = createTestPack()
    const series = pack.series.map((one) => ({ ...one, opening: { ...one.opening, video: null } }))
    await using silent = await startTestServer({ pack: { ...pack, series } })
    const { headers } = await silent.visitor().get('/api/settings')
    expect(String(headers['content-security-policy'])).toContain("frame-src 'none';")
  })

  test('allows the provider’s script only if third-party sign-in is on', async () => {
    const google = { clientId: 'client', issuer: 'https://issuer.example', jwksUrl: 'https://issuer.example/keys' }
    await using open = await startTestServer({ google })
    const { headers } = await open.visitor().get('/api/settings')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  test('has a unique id', async () => {
    const ids = [1, 2].map(async () => (await server.visitor().get('/api/settings')).headers['x-request-id'])
    expect(new Set(await Promise.all(ids)).size).toBe(2)
  })
})
