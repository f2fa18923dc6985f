import { GAMES } from '@otogi/rules/games/games'
import {
  applyGameWon,
  applyPlayerStats,
  applySummon,
  NO_PROGRESS,
  type QuestProgress,
} from '@otogi/rules/quests/quests'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { getPlayer } from '../players/index.ts'
import { buildGameWonWrite, buildPlayerStatsWrites, buildSummonWrite } from './record.ts'
import { buildProgressWrite, findProgress } from './store.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const status = fc.nat(2)
const situation = fc.record({
  before: fc.record({
    image: status,
    opening: status,
    allGames: fc.nat(GAMES.length + 1),
    finishedToday: fc.nat(2 ** GAMES.length - 1),
    summonsWeek: fc.nat(11),
    power150k: status,
    power500k: status,
    level5: status,
    level20: status,
  }),
  level: fc.constantFrom(1, 4, 5, 19, 20, 30),
  power: fc.constantFrom(0, 149_999, 150_000, 499_999, 500_000, 900_000),
  cards: fc.constantFrom(1, 10),
  game: fc.constantFrom(...GAMES),
})

test('wins, summons and completed quests are recorded without a read, with the result of the rules', async () => {
  const { id } = await server.player()
  const record = async (before: QuestProgress, writes: readonly WithQueries[]) =>
    server.db.transaction().execute(async (tx) => {
      await writeTogether(tx as Tx, [buildProgressWrite(id, { quests: before })])
      if (writes.length > 0) await writeTogether(tx as Tx, writes)
      return (await findProgress(tx, id)).quests
    })
  const row = await getPlayer(server.db, id)
  await fc.assert(
    fc.asyncProperty(situation, async ({ before: given, level, power, cards, game }) => {
      const before = { ...NO_PROGRESS, ...given }
      const player = { ...row, level, total_power: power }
      const stats = { level, power }
      const summoned = await record(before, [buildSummonWrite(player, cards)])
      expect(summoned).toEqual(applyPlayerStats(applySummon(before, cards), stats))
      const won = await record(before, [buildGameWonWrite(player, game)])
      expect(won).toEqual(applyPlayerStats(applyGameWon(before, game), stats))
      expect(await record(before, buildPlayerStatsWrites(player))).toEqual(applyPlayerStats(before, stats))
    }),
    { numRuns: 150 },
  )
})
