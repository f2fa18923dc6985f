import { api } from '@otogi/contract/api'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../../test/world.ts'

test('the server is well while its database answers, and says so when it does not', async () => {
  await using world = await startWorld({ breaks: 'all' })
  const visitor = world.visitor()
  const well = await visitor.get('/api/health')
  expect([well.status, well.body]).toEqual([200, { status: 'ok', version: 'test' }])
  await world.db.destroy()
  const ill = await visitor.get('/api/health')
  expect([ill.status, ill.body]).toEqual([503, { error: 'Temporarily unavailable', code: 'UNAVAILABLE' }])
})

test('the server is not well while its database stands still', async () => {
  const standing: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: () => new Promise(() => {}) }
  await using world = await startWorld({ breaks: 'all', reads: standing })
  expect((await world.visitor().get('/api/health')).status).toBe(503)
})

test('a fault of ours is told without detail', async () => {
  await using world = await startWorld({ breaks: 'all' })
  const ana = await world.player()
  await world.db.destroy()
  const { status, body } = await ana.send(api.wallet.find, { id: ana.id })
  expect([status, body]).toEqual([500, { error: 'Internal error', code: 'FAULT' }])
})
