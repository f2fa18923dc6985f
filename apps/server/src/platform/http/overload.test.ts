import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveGachas } from '../../../test/give.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { shedCalls } from './overload.ts'
import { RetryLater } from './refusal.ts'

/** Number of queued reads. At one millisecond each, the last of them waits three times as long as the limit. */
const READS = 300

/** Queues reads behind a lock. Returns a function that releases the lock and awaits them. */
async function overload(server: TestServer): Promise<() => Promise<void>> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = server.db.transaction().execute(async (tx) => {
    await sql`lock table polls in access exclusive mode`.execute(tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  const { reader } = server.database
  const reads = Promise.all(Array.from({ length: READS }, () => reader.selectFrom('polls').select('id').execute()))
  // The reads join the queue only after a few microtasks.
  await setImmediate()
  return async () => {
    release.resolve()
    await Promise.all([holding, reads])
  }
}

test('an overloaded server asks players to retry, and serves them as soon as the load ends', async () => {
  await using server = await startTestServer({ shedsCalls: true })
  const ana = await server.player()
  const end = await overload(server)
  const balance = { id: ana.id }
  for (const refused of [
    await ana.send(api.wallet.find, balance),
    await server.visitor().send(api.accounts.signIn, { username: 'ana', password: 'lantern7' }),
  ]) {
    expect([refused.status, refused.body]).toEqual([503, { error: 'Temporarily unavailable', code: 'UNAVAILABLE' }])
    expect(refused.headers['retry-after']).toBe('2')
  }
  await end()
  expect((await ana.send(api.wallet.find, balance)).status).toBe(200)
})

test('health checks, the API document and the web app are served during an overload', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'otogi-web-'))
  await writeFile(join(webRoot, 'index.html'), '<title>Otogi</title>')
  await writeFile(join(webRoot, 'app.js'), '')
  await mkdir(join(webRoot, '.vite'))
  await writeFile(join(webRoot, '.vite/prerendered.json'), '{"pages":{}}')
  await using server = await startTestServer({ shedsCalls: true, webRoot })
  const end = await overload(server)
  for (const path of ['/api/health', '/api/health/live', '/api/openapi.json', '/app.js', '/market'])
    expect([path, (await server.visitor().get(path)).status]).toEqual([path, 200])
  await end()
  await rm(webRoot, { recursive: true })
})

test('a pull that an overloaded server refused is paid once when it is repeated', async () => {
  await using server = await startTestServer({ shedsCalls: true })
  const ana = await server.player()
  await giveGachas(server.db, ana.id, 100)
  const before = await ana.call(api.wallet.find)
  const [input, key] = [{ id: ana.id, raritys: ['B'] }, { 'idempotency-key': 'one-pull' }]
  const end = await overload(server)
  expect((await ana.send(api.summon.pull, input, key)).status).toBe(503)
  await end()
  const pulled = await ana.send(api.summon.pull, input, key)
  const repeated = await ana.send(api.summon.pull, input, key)
  expect([pulled.status, repeated.status, repeated.text]).toEqual([200, 200, pulled.text])
  const after = await ana.call(api.wallet.find)
  expect([before, after]).toEqual([
    { gachas: 200, throws: 0 },
    { gachas: 190, throws: 1 },
  ])
})

test('calls that the server has accepted and not yet answered count as a queue, but sign-ins do not', async () => {
  const answer = Promise.withResolvers<void>()
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof RetryLater ? 503 : 500).send())
  shedCalls(app, { estimateWaitMs: (kind, calls) => (kind === 'write' && calls >= 2 ? 1000 : 0) })
  for (const endpoint of [api.summon.pull, api.accounts.signIn])
    app.post(endpoint.path, { config: { endpoint } }, () => answer.promise.then(() => ({})))
  const send = async (endpoint: Endpoint) => (await app.inject({ method: 'POST', url: endpoint.path })).statusCode
  const accepted = [api.accounts.signIn, api.accounts.signIn, api.summon.pull, api.summon.pull].map(send)
  expect(await send(api.summon.pull)).toBe(503)
  answer.resolve()
  expect(await Promise.all(accepted)).toEqual([200, 200, 200, 200])
  expect(await send(api.summon.pull)).toBe(200)
})

test('a read is refused after a shorter wait than a write, so that reads leave room for writes', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof RetryLater ? 503 : 500).send())
  let waitMs = 30
  shedCalls(app, { estimateWaitMs: () => waitMs })
  for (const endpoint of [api.summon.pull, api.wallet.find])
    app.route({ method: endpoint.method, url: endpoint.path, config: { endpoint }, handler: () => ({}) })
  const send = async ({ method, path }: Endpoint) => (await app.inject({ method, url: path })).statusCode
  const sendBoth = async () => [await send(api.summon.pull), await send(api.wallet.find)]
  expect(await sendBoth()).toEqual([200, 200])
  waitMs = 60
  expect(await sendBoth()).toEqual([200, 503])
  waitMs = 120
  expect(await sendBoth()).toEqual([503, 503])
})
