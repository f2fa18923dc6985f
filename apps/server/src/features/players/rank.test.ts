import { expect, test } from 'vitest'
import { STANDING_RULES } from '../../../test/books.ts'
import { toId } from '../../../test/population/ids.ts'
import { insertPopulation } from '../../../test/population/population.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { readPositions, updateRankingSteps } from './index.ts'

const PLAYERS = 2000

test('a player’s position is the same whether it is counted from the best player or from the next step', async () => {
  await using server = await startTestServer({ brokenRules: STANDING_RULES })
  await insertPopulation(server.databaseUrl, {
    players: PLAYERS,
    today: server.clock.today(),
    cards: server.pack.cards,
    passwordHash: 'none',
    character: server.pack.characters[0]?.id ?? '',
  })
  const counted = await computeSamplePositions(server)
  expect(await readSamplePositions(server)).toEqual(counted)
  await updateRankingSteps(server.database)
  const steps = await server.db.selectFrom('ranking_steps').select('position').where('ranking', '=', 'level').execute()
  expect(steps.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([500, 1000, 1500, 2000])
  expect(await readSamplePositions(server)).toEqual(counted)

  // The player moves past several stored positions in a single update.
  const id = toId('player', 77)
  await server.db
    .updateTable('players')
    .set({ total_power: 1e9, level: 90, unique_cards: 24 })
    .where('id', '=', id)
    .execute()
  expect(await readPositions(server.db, id)).toEqual({ power: 1, level: 1, cards: 1 })
  await updateRankingSteps(server.database)
  expect(await readSamplePositions(server)).toEqual(await computeSamplePositions(server))
}, 60_000)

/** Some players with distinct values, and some with the same value as others. */
const SAMPLE = Array.from({ length: 40 }, (_, k) => (k * 77) % PLAYERS)

async function readSamplePositions(server: TestServer) {
  return Promise.all(SAMPLE.map((n) => readPositions(server.db, toId('player', n))))
}

/** Sorts all players in the test itself, to compare with the server's order. */
async function computeSamplePositions(server: TestServer) {
  const players = await server.db.selectFrom('players').selectAll().execute()
  const order = (better: (a: (typeof players)[number], b: (typeof players)[number]) => number) => {
    const ids = players.toSorted(better).map(({ id }) => id)
    return (id: string) => ids.indexOf(id) + 1
  }
  const power = order((a, b) => b.total_power - a.total_power || a.power_arrival - b.power_arrival)
  const level = order((a, b) => b.level - a.level || b.experience - a.experience || a.level_arrival - b.level_arrival)
  const cards = order((a, b) => b.unique_cards - a.unique_cards || a.cards_arrival - b.cards_arrival)
  return SAMPLE.map((n) => toId('player', n)).map((id) => ({ power: power(id), level: level(id), cards: cards(id) }))
}
