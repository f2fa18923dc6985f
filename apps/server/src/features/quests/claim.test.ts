import { api } from '@otogi/contract/api'
import { QUESTS } from '@otogi/rules/quests/quests'
import { afterAll, expect, test } from 'vitest'
import { listEntries, listAuditFaults } from '../../../test/books.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

/**
 * Each entry has the column of a quest, the quest's name in the API, the progress at which it can be claimed, and its
 * reward.
 */
const CLAIMS = [
  ['image', 'image', 'statusQuestImage', 1, 20],
  ['silueta', 'silhouette', 'statusQuestSilueta', 1, 20],
  ['name', 'name', 'statusQuestName', 1, 20],
  ['opening', 'opening', 'statusQuestOpening', 1, 20],
  ['all', 'all_games', 'statusQuestAllGames', 6, 100],
  ['summon', 'summons_week', 'statusSummonsWeek', 10, 150],
  ['log', 'logins_week', 'statusLogInWeek', 7, 500],
  ['power', 'power_150k', 'statusPower1', 1, 500],
  ['power1', 'power_500k', 'statusPower10', 1, 3000],
  ['level', 'level_5', 'statusLevel5', 1, 500],
  ['level1', 'level_20', 'statusLevel20', 1, 3500],
] as const

const setStatus = (player: Player, column: string, status: number) =>
  server.db
    .updateTable('quest_progress')
    .set({ [column]: status })
    .where('player_id', '=', player.id)
    .execute()

const fetchGachas = async (player: Player) => (await player.call(api.wallet.find)).gachas

test.each(CLAIMS)(
  'the quest %s can be claimed once, and only at its goal',
  async (game, column, field, goal, reward) => {
    const [ana, decoy] = [await server.player(), await server.player()]
    for (const status of [0, goal - 1, goal + 1]) {
      await setStatus(ana, column, status)
      const { status: answered, body } = await ana.send(api.quests.claim, { userid: ana.id, game, gachas: 1e6 })
      expect([answered, body]).toEqual([409, expect.objectContaining({ code: 'NOT_CLAIMABLE' })])
    }
    await setStatus(ana, column, goal)
    await setStatus(decoy, column, goal)
    const [record, wallet] = await ana.call(api.quests.claim, { game, gachas: -999_999 })
    expect([record[field], wallet]).toEqual([goal + 1, { gachas: 100 + reward, throws: 0 }])
    expect(await ana.refusal(api.quests.claim, { game })).toBe('NOT_CLAIMABLE')
    expect((await listEntries(server, ana.id)).slice(1)).toEqual([{ reason: `quest:${game}`, delta: reward }])
    expect(await fetchGachas(decoy)).toBe(100)
    expect((await decoy.call(api.quests.find))[field]).toBe(goal)
  },
)

test('the table above contains every quest', () => {
  expect(QUESTS.map(({ key }) => key)).toEqual(CLAIMS.map(([key]) => key))
})

test.each(CLAIMS)(
  'of twenty concurrent claims of %s, one is paid and the others are refused',
  async (game, column, _, goal, reward) => {
    const ana = await server.player()
    await setStatus(ana, column, goal)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.send(api.quests.claim, { userid: ana.id, game })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await fetchGachas(ana)).toBe(100 + reward)
  },
)

test('concurrent claims of different quests are all paid', async () => {
  const ana = await server.player()
  for (const [, column, , goal] of CLAIMS) await setStatus(ana, column, goal)
  expect(await ana.call(api.quests.ready)).toEqual({ games: 0, quests: CLAIMS.length, inbox: 0, solved: 0 })
  await Promise.all(CLAIMS.map(([game]) => ana.call(api.quests.claim, { game })))
  expect(await fetchGachas(ana)).toBe(100 + CLAIMS.reduce((sum, [, , , , reward]) => sum + reward, 0))
  expect(await ana.call(api.quests.ready)).toEqual({ games: 0, quests: 0, inbox: 0, solved: 0 })
  expect(await listAuditFaults(server)).toEqual([])
})

test('one call claims all completed quests, each with its own ledger entry', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  for (const [, column, , goal] of CLAIMS) await setStatus(ana, column, goal)
  await setStatus(decoy, 'image', 1)
  await ana.call(api.quests.claim, { game: 'name' })
  await setStatus(ana, 'opening', 0)
  const paid = CLAIMS.filter(([key]) => key !== 'name' && key !== 'opening')
  const sum = paid.reduce((total, [, , , , reward]) => total + reward, 0)

  const { progress, ...reply } = await ana.call(api.quests.claimAll, { gachas: 1_000_000 })

  expect(reply).toEqual({
    claimed: paid.map(([key]) => key),
    paid: sum,
    balance: { gachas: 100 + 20 + sum, throws: 0 },
  })
  expect(progress).toEqual(await ana.call(api.quests.find))
  expect(paid.map(([, , field]) => progress[field])).toEqual(paid.map(([, , , goal]) => goal + 1))
  expect(progress.statusQuestOpening).toBe(0)
  expect((await listEntries(server, ana.id)).slice(2)).toEqual(
    paid.map(([key, , , , reward]) => ({ reason: `quest:${key}`, delta: reward })),
  )
  expect(await ana.refusal(api.quests.claimAll, {})).toBe('NOT_CLAIMABLE')
  expect(await ana.call(api.quests.ready)).toMatchObject({ quests: 0 })
  expect(await fetchGachas(decoy)).toBe(100)
  expect(await listAuditFaults(server)).toEqual([])
})

test('claiming all pays once per Idempotency-Key, and the reply is the same', async () => {
  const ana = await server.player()
  for (const column of ['image', 'name']) await setStatus(ana, column, 1)
  const key = { 'idempotency-key': 'claim-all-quests' }
  const send = () => ana.send(api.quests.claimAll, { userid: ana.id }, key)
  const answers = await Promise.all(Array.from({ length: 6 }, send))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect([answers[0]?.status, await fetchGachas(ana)]).toEqual([200, 140])
})

test('a claim of another player’s quests is refused', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  await setStatus(bob, 'image', 1)
  const { status, body } = await ana.send(api.quests.claimAll, { userid: bob.id })
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'NOT_YOURS' })])
  expect([await fetchGachas(ana), await fetchGachas(bob)]).toEqual([100, 100])
})

test('one Idempotency-Key pays once with the same reply, and is refused for another quest', async () => {
  const ana = await server.player()
  await setStatus(ana, 'image', 1)
  await setStatus(ana, 'name', 1)
  const key = { 'idempotency-key': 'claim-a-quest' }
  const send = (game: string) => ana.send(api.quests.claim, { userid: ana.id, game }, key)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('image')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect((await send('name')).status).toBe(422)
  expect(await fetchGachas(ana)).toBe(120)
})

test('a daily quest is paid again on another day, a special quest is not', async () => {
  const ana = await server.player()
  for (const column of ['image', 'level_5']) await setStatus(ana, column, 1)
  await ana.call(api.quests.claim, { game: 'image' })
  await ana.call(api.quests.claim, { game: 'level' })
  server.setNow('2026-11-19T11:00:00Z')
  expect((await ana.call(api.quests.find)).statusQuestImage).toBe(0)
  await setStatus(ana, 'image', 1)
  await ana.call(api.quests.claim, { game: 'image' })
  await setStatus(ana, 'level_5', 1)
  const { status } = await ana.send(api.quests.claim, { userid: ana.id, game: 'level' })
  expect(status).not.toBe(200)
  expect(await fetchGachas(ana)).toBe(100 + 20 + 20 + 500)
})

test.each(['none', 'eyes', 'toString', '', 7, null])('the unknown quest %j is refused', async (game) => {
  const ana = await server.player()
  expect(await ana.refusal(api.quests.claim, { game, gachas: 1_000_000 })).toBe('INVALID')
})

test('summoned cards count toward the weekly quest, up to ten', async () => {
  const ana = await server.player()
  const pull = (count: number) => ana.call(api.summon.pull, { raritys: Array.from({ length: count }, () => 'B') })
  await pull(1)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusSummonsWeek: 1 })
  await server.db.updateTable('quest_progress').set({ image: 1 }).where('player_id', '=', ana.id).execute()
  await ana.call(api.quests.claim, { game: 'image' })
  await pull(10)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusSummonsWeek: 10 })
  await ana.call(api.quests.claim, { game: 'summon' })
  await pull(10)
  expect(await ana.call(api.quests.find)).toMatchObject({ statusSummonsWeek: 11 })
})

test('the definitions list each quest with its reward and its tab', async () => {
  const ana = await server.player()
  const definitions = await ana.call(api.quests.definitions)
  expect(definitions.map(({ _id, reward }) => [_id, reward])).toEqual(
    CLAIMS.map(([key, , , , reward]) => [key, reward]),
  )
  const names = Object.fromEntries(definitions.map(({ _id, name }) => [_id, name]))
  expect(names).toMatchObject({ silueta: 'Solve the silhouette of the day', power1: 'Reach a total power of 500000 P' })
  expect(new Set(Object.values(names)).size).toBe(CLAIMS.length)
  expect(definitions.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 5 }, () => 'daily'),
    ...Array.from({ length: 2 }, () => 'week'),
    ...Array.from({ length: 4 }, () => 'special'),
  ])
})
