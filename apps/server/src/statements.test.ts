import { api } from '@otogi/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStatementCounter } from '../test/count-statements.ts'
import { UNDRAWN } from '../test/give.ts'
import { HOT_CALLS, ONE, createCallWithGachas } from '../test/hot-calls.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

const counter = createStatementCounter()
const counts = new Map<string, number>()
let server: TestServer

/** Calls that the web app sends with an idempotency key. */
const KEYED = ['claim of a game', 'claim of a quest', 'pull of ten', 'sale', 'cancellation', 'purchase']

beforeAll(async () => {
  server = await startTestServer({
    // The production setting: every sale and purchase is checked.
    marketGuard: 'enforce',
    readPlugin: counter.plugin,
    transactionPlugin: counter.plugin,
    brokenRules: UNDRAWN,
  })
  // The first pull stores its card pools. Later pulls refer to the stored pools.
  const { player, endpoint, input } = await createCallWithGachas(api.summon.pull, ONE)(server)
  await player.call(endpoint, input)
  await player.call(api.polls.find)
})
afterAll(async () => {
  process.stdout.write(`\nSQL statements per call\n${printTable()}\n`)
  await server[Symbol.asyncDispose]()
})

test.each(HOT_CALLS)(
  'a $name runs at most $limit statements and reads the player’s row once',
  async ({ name, limit, isFirstOfDay, create: make }) => {
    const { player, endpoint, input } = await make(server)
    const { statements, playerRows } = await counter.count(player, () => player.call(endpoint, input))
    counts.set(name, statements)
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(limit)
    // A read that triggers a rollover reads the row twice: first without a lock, then with one.
    expect(playerRows).toBe(endpoint.effect === 'read' && isFirstOfDay ? 2 : 1)
  },
)

test.each(HOT_CALLS.filter(({ name }) => KEYED.includes(name)))(
  'an idempotency key adds one statement to a $name',
  async ({ limit, create: make }) => {
    const { player, endpoint, input } = await make(server)
    const headers = { 'idempotency-key': 'statements-1' }
    const { statements } = await counter.count(player, () => player.call(endpoint, input, headers))
    expect(statements).toBe(limit + 1)
  },
)

function printTable(): string {
  const rows = HOT_CALLS.map(({ name, limit }) => `${name.padEnd(36)} ${counts.get(name) ?? '-'} of ${limit}`)
  return [...rows, 'An idempotency key adds one statement.'].join('\n')
}
