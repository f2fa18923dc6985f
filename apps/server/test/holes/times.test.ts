import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startWorld } from '../world.ts'

test('R8 two tabs at the seventy-ninth throw get one certain S+ and count on', async () => {
  await using world = await startWorld()
  for (let round = 0; round < 6; round++) {
    const ana = await world.player()
    await world.db.updateTable('wallets').set({ throws: 79 }).where('player_id', '=', ana.id).execute()
    const tab = () => ana.call(api.summon.pull, { raritys: ['B'], throws: 79 })
    await Promise.all([tab(), tab()])
    const pulls = await world.db
      .selectFrom('pulls')
      .select(['throws_before', 'rarities'])
      .where('player_id', '=', ana.id)
      .orderBy('counter')
      .execute()
    expect(pulls.map((pull) => pull.throws_before)).toEqual([79, 0])
    expect(pulls[0]?.rarities).toEqual(['S+'])
    expect((await ana.call(api.wallet.find)).throws).toBe(1)
  }
})

test('R9 a week goes on over the end of a month', async () => {
  await using world = await startWorld({ now: Date.parse('2026-11-28T11:00:00Z') })
  const ana = await world.player()
  world.setNow('2026-11-30T11:00:00Z')
  expect(await ana.call(api.quests.find)).toMatchObject({ statusLogInWeek: 1, statusSummonsWeek: 0 })
  await ana.call(api.summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })
  await ana.call(api.quests.claim, { game: 'summon' })
  for (const [visits, day] of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].entries()) {
    world.setNow(`${day}T11:00:00Z`)
    await ana.call(api.day.updateWeek)
    expect(await ana.call(api.quests.find)).toMatchObject({ statusLogInWeek: visits + 2, statusSummonsWeek: 11 })
    expect(await ana.refusal(api.quests.claim, { game: 'summon' })).toBe('NOT_CLAIMABLE')
  }
})
