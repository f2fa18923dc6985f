import { api } from '@otogi/contract/api'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { countWaitingTransactions, lockRow } from '../../../test/lock-row.ts'
import { startTestServer } from '../../../test/test-server.ts'

test('many concurrent writes of one player do not delay other players', async () => {
  await using server = await startTestServer()
  const [ana, eva] = [await server.player(), await server.player()]
  const row = await lockRow(server, ana.id)
  const writes = Array.from({ length: 30 }, () => ana.send(api.day.update))
  while ((await countWaitingTransactions(server)) < 2) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
  expect((await eva.send(api.day.update)).status).toBe(200)
  expect((await eva.send(api.accounts.find, { id: eva.id })).status).toBe(200)
  expect(await countWaitingTransactions(server)).toBe(2)
  await row.release()
  const statuses = (await Promise.all(writes)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('many requests of a session are looked up two at a time', async () => {
  const lookups = new WeakSet<object>()
  let [now, most] = [0, 0]
  const readPlugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = JSON.stringify(node)
      if (text.includes('token_hash') && text.includes('from players')) {
        lookups.add(queryId)
        now += 1
        most = Math.max(most, now)
      }
      return node
    },
    transformResult({ result, queryId }) {
      if (lookups.has(queryId)) now -= 1
      return Promise.resolve(result)
    },
  }
  await using server = await startTestServer({ readPlugin })
  const ana = await server.player()
  await Promise.all(Array.from({ length: 30 }, () => ana.call(api.wallet.find)))
  expect(most).toBe(2)
})
