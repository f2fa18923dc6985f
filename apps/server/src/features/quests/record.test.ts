import { applyPlayerStats, applySummon, NO_PROGRESS, type QuestProgress } from '@otogi/rules/quests/quests'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import { getPlayer } from '../players/index.ts'
import { recordPlayerStats, recordSummon } from './record.ts'
import { findProgress, saveProgress } from './store.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const status = fc.nat(2)
const situation = fc.record({
  before: fc.record({ summonsWeek: fc.nat(11), power150k: status, power500k: status, level5: status, level20: status }),
  level: fc.constantFrom(1, 4, 5, 19, 20, 30),
  power: fc.constantFrom(0, 149_999, 150_000, 499_999, 500_000, 900_000),
  cards: fc.constantFrom(1, 10),
})

test('summons and completed quests are recorded in one statement, with the result of the rules', async () => {
  const { id } = await server.player()
  const record = async (before: QuestProgress, work: (tx: Tx) => Promise<void>) =>
    server.db.transaction().execute(async (tx) => {
      await saveProgress(tx as Tx, id, { quests: before })
      await work(tx as Tx)
      return (await findProgress(tx, id)).quests
    })
  const row = await getPlayer(server.db, id)
  await fc.assert(
    fc.asyncProperty(situation, async ({ before: given, level, power, cards }) => {
      const before = { ...NO_PROGRESS, ...given }
      const player = { ...row, level, total_power: power }
      const stats = { level, power }
      const summoned = await record(before, (tx) => recordSummon(tx, player, cards))
      expect(summoned).toEqual(applyPlayerStats(applySummon(before, cards), stats))
      const checked = await record(before, (tx) => recordPlayerStats(tx, player))
      expect(checked).toEqual(applyPlayerStats(before, stats))
    }),
    { numRuns: 150 },
  )
})
