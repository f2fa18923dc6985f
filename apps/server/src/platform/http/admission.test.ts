import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { api } from '@otogi/contract/api'
import { LIMITS, type Limits } from '@otogi/contract/limits'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { everyEndpoint, startTestServer, type TestServer } from '../../../test/test-server.ts'

const ONE_EACH = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, max: 1 }]),
) as Limits

/** Requests that match no endpoint of the contract. */
const OTHER_PATHS = [
  ['GET', '/api/health'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
  ['GET', '/media/c/none.webp'],
  ['GET', '/media/p/none.webp'],
  ['GET', '/media/p/none.mp4'],
  ['GET', '/media/u/none.webp'],
  ['GET', '/media/nothing-here'],
  ['GET', '/nothing-here'],
  ['POST', '/api/nothing-here'],
  ['PUT', '/nothing-here'],
  ['DELETE', '/media/c/none.webp'],
] as const

const EVERY_PATH = [...everyEndpoint.map(({ method, path }) => [method, path] as const), ...OTHER_PATHS]

type EarlyReply = {
  readonly status: number | undefined
  readonly code: unknown
  readonly headers: IncomingMessage['headers']
}

/** Sends the headers and the first byte of the body, but never the rest. */
async function sendPartialRequest(port: number, method: string, path: string, extraHeaders = {}): Promise<EarlyReply> {
  const headers = { 'content-type': 'application/json', 'content-length': 1000, ...extraHeaders }
  const request = send({ port, host: '127.0.0.1', method, path, headers, agent: false })
  request.on('error', () => {})
  onTestFinished(() => void request.destroy())
  request.write('{')
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body: { code?: string } = JSON.parse(await text(answer)) as object
  return { status: answer.statusCode, code: body.code, headers: answer.headers }
}

async function listen(server: TestServer): Promise<number> {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return (server.app.server.address() as AddressInfo).port
}

describe('a compressed body', () => {
  test('is refused on every path before it is read', async () => {
    await using server = await startTestServer()
    const port = await listen(server)
    for (const [method, path] of EVERY_PATH) {
      const { status, code, headers } = await sendPartialRequest(port, method, path, { 'content-encoding': 'br' })
      expect([method, path, status, code]).toEqual([method, path, 415, 'BODY_ENCODED'])
      expect(headers['accept-encoding']).toBe('identity')
    }
  })

  test.each(['br', 'zstd', 'gzip', 'deflate', 'identity', 'br, gzip', 'x', ''])(
    'is refused with the encoding "%s"',
    async (encoding) => {
      await using server = await startTestServer()
      const ana = await server.player()
      const input = { userid: ana.id, lan: 'es' }
      expect(await ana.refusal(api.accounts.updateLanguage, input, { 'content-encoding': encoding })).toBe(
        'BODY_ENCODED',
      )
    },
  )
})

describe('a request above its limit is refused', () => {
  test('on every path before its body is read', async () => {
    await using server = await startTestServer({ rateLimits: ONE_EACH })
    const port = await listen(server)
    for (const [at, [method, path]] of EVERY_PATH.entries()) {
      const headers = { 'x-forwarded-for': `198.51.100.${at}` }
      const first = await server.visitor().request({ method, url: path, headers })
      expect([method, path, first.status]).not.toContain(429)
      const { status, code, headers: replyHeaders } = await sendPartialRequest(port, method, path, headers)
      expect([method, path, status, code]).toEqual([method, path, 429, 'TOO_MANY'])
      expect(Number(replyHeaders['retry-after'])).toBeGreaterThan(0)
    }
  })

  test('all players of a network share ten times the limit of one player', async () => {
    const write = { max: 2, windowSeconds: 60 }
    await using server = await startTestServer({ rateLimits: { ...LIMITS, write } })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let n = 0; n < 10; n++) {
      const player = await server.player(undefined, from(`198.51.100.${n}`))
      for (let call = 0; call < 2; call++)
        expect((await player.send(api.day.update, {}, from('203.0.113.1'))).status).toBe(200)
    }
    const late = await server.player(undefined, from('198.51.100.99'))
    expect((await late.send(api.day.update, {}, from('203.0.113.1'))).status).toBe(429)
    expect((await late.send(api.day.update, {}, from('203.0.113.2'))).status).toBe(200)
  })
})

describe('pictures', () => {
  const media = { max: 3, windowSeconds: 60 }
  const getCard = (player: Player) => player.get('/media/c/none.webp')

  test('are limited by network for visitors but not for the players of that network', async () => {
    await using server = await startTestServer({ rateLimits: { ...LIMITS, media } })
    const ana = await server.player()
    for (let n = 0; n < 3; n++) expect((await getCard(server.visitor())).status).toBe(404)
    expect((await getCard(server.visitor())).status).toBe(429)
    for (let n = 0; n < 3; n++) expect((await getCard(ana)).status).toBe(404)
    expect((await getCard(ana)).status).toBe(429)
  })
})
