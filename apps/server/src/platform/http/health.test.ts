import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { drainConnections } from './close.ts'
import { startTestServer } from '../../../test/test-server.ts'

test('the server is healthy while it can write to its database, and unhealthy otherwise', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
  const visitor = server.visitor()
  const well = await visitor.get('/api/health')
  expect([well.status, well.body]).toEqual([200, { status: 'ok', version: 'test' }])
  await sql
    .raw(
      `create function fail() returns trigger language plpgsql as $$
        begin raise exception 'read-only' using errcode = '25006'; end $$;
      create trigger fail before insert or update on write_checks for each row execute function fail()`,
    )
    .execute(server.db)
  server.setNow('2026-11-18T11:00:01Z')
  const ill = await visitor.get('/api/health')
  expect([ill.status, ill.body]).toEqual([503, { error: 'Temporarily unavailable', code: 'UNAVAILABLE' }])
  expect(ill.headers['retry-after']).toBe('5')
  expect((await visitor.get('/api/health/live')).status).toBe(200)
  const logged = lines.filter((line) => line.includes('not ready'))
  expect(logged).toEqual([expect.stringContaining('"reason":"25006: read-only"')])
  await sql`drop trigger fail on write_checks`.execute(server.db)
  server.setNow('2026-11-18T11:00:02Z')
  expect((await visitor.get('/api/health')).status).toBe(200)
})

test('a stopping server is unhealthy, still serves and closes connections', async () => {
  await using server = await startTestServer()
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  await drainConnections(server.app, 1)
  expect((await fetch(`${address}/api/health`)).status).toBe(503)
  const reply = await fetch(`${address}/api/health/live`)
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close'])
})

test('the server is unhealthy while it cannot store pictures', async () => {
  const full = () => Promise.reject(new Error('no space left on device'))
  await using server = await startTestServer({ pictures: (kept) => ({ ...kept, tryWrite: full }) })
  expect((await server.visitor().get('/api/health')).status).toBe(503)
})

test('many health checks write to the database only once a second', async () => {
  let writes = 0
  const count = () => Promise.resolve(void (writes += 1))
  await using server = await startTestServer({ pictures: (kept) => ({ ...kept, tryWrite: count }) })
  const ask = () => Promise.all(Array.from({ length: 20 }, () => server.visitor().get('/api/health')))
  await ask()
  await ask()
  server.setNow('2026-11-18T11:00:01Z')
  await ask()
  expect(writes).toBe(2)
})

test('the server is unhealthy while its database does not respond', async () => {
  await using server = await startTestServer()
  const locked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const standing = server.db.transaction().execute(async (tx) => {
    await sql`lock table write_checks`.execute(tx)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  expect((await server.visitor().get('/api/health')).status).toBe(503)
  held.resolve()
  await standing
})

test('an internal error is reported without details', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const ana = await server.player()
  await server.db.schema.dropTable('wallets').execute()
  const { status, body } = await ana.send(api.wallet.find, { id: ana.id })
  expect([status, body]).toEqual([500, { error: 'Unknown error', code: 'FAULT' }])
})
