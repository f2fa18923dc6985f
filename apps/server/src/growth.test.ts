import { api } from '@otogi/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateRankingSteps } from './features/players/index.ts'
import { UNDRAWN } from '../test/give.ts'
import { HOT_CALLS, ONE, createCallWithGachas } from '../test/hot-calls.ts'
import { insertPopulation } from '../test/population/population.ts'
import { explainStatements, listReadRows } from '../test/read-rows.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

const PLAYERS = 12_000
/** Maximum number of rows that a call's statement may read from one table, regardless of the number of players. */
const MOST_ROWS = 1200

let server: TestServer
let empty: TestServer
const plans = explainStatements()

beforeAll(async () => {
  empty = await startTestServer({ brokenRules: UNDRAWN })
  await insertPopulation(empty.databaseUrl, {
    players: PLAYERS,
    today: empty.clock.today(),
    cards: empty.pack.cards,
    passwordHash: 'none',
    character: empty.pack.characters[0]?.id ?? '',
  })
  await updateRankingSteps(empty.database)
  await plans.enable(empty.databaseUrl)
  server = await startTestServer({ sameDatabaseAs: empty, brokenRules: UNDRAWN })
  // The first pull stores its card pools. Later pulls refer to the stored pools.
  const { player, endpoint, input } = await createCallWithGachas(api.summon.pull, ONE)(server)
  await player.call(endpoint, input)
}, 120_000)
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await empty[Symbol.asyncDispose]()
}, 60_000)

test.each(HOT_CALLS)('the statements of “$name” read few rows, however many players there are', async ({ create }) => {
  const { player, endpoint, input } = await create(server)
  const explained = await plans.record(() => player.call(endpoint, input))
  expect(explained.length).toBeGreaterThan(0)
  expect(explained.flatMap(listReadRows).filter(({ rows, isScan }) => isScan || rows > MOST_ROWS)).toEqual([])
})
