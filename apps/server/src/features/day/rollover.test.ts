import { api } from '@otogi/contract/api'
import { QUEST_KEYS } from '@otogi/rules/quests/quests'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listEntries, listAuditFaults } from '../../../test/books.ts'
import type { Player } from '../../../test/player.ts'
import {
  guessTitle,
  guessWord,
  fetchPuzzle,
  winImageGame,
  winNameGame,
  listWrongTitles,
  createWrongWord,
} from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow('2026-11-18T11:00:00Z')
})

const fetchBalance = async (player: Player) => (await player.call(api.wallet.find)).gachas
const fetchQuests = (player: Player) => player.call(api.quests.find)
const setQuests = (player: Player, progress: Record<string, number>) =>
  server.db.updateTable('quest_progress').set(progress).where('player_id', '=', player.id).execute()

test('many concurrent calls start a day only once', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  await winImageGame(server, ana)
  server.setNow('2026-11-19T11:00:00Z')
  const calls = [
    () => ana.send(api.wallet.find, { id: ana.id }),
    () => ana.send(api.accounts.updateReset, { userId: ana.id }),
    () => ana.send(api.games.removeAll, { userid: ana.id, type: false }),
    () => ana.send(api.day.update),
    () => ana.send(api.quests.updateWeek, { userid: ana.id, numWeek: 1, login: 1, summon: 0 }),
  ]
  const answers = await Promise.all(Array.from({ length: 8 }, () => calls.map((call) => call())).flat())
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 2, statusQuestImage: 0, statusQuestAllGames: 0 })
  expect(await listEntries(server, ana.id)).toEqual([
    { reason: 'signup', delta: 100 },
    { reason: 'game:image:0', delta: 50 },
    { reason: 'quest:image', delta: 20 },
  ])
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 70, resetGameDay: '2026,11,19' })
  const kept = await server.db.selectFrom('players').select('day').where('id', '=', decoy.id).executeTakeFirstOrThrow()
  expect(kept.day).toBe('2026-11-18')
  expect(await listAuditFaults(server)).toEqual([])
})

test('the new day brings new puzzles, no misses and five resets', async () => {
  const ana = await server.player()
  const [title = ''] = await listWrongTitles(server, ana)
  await guessTitle(ana, title)
  await guessWord(ana, await createWrongWord(ana))
  await ana.call(api.games.reset, { game: 'image', mode: 0 })
  const before = await ana.call(api.games.find)
  server.setNow('2026-11-19T11:00:00Z')
  const after = await ana.call(api.games.find)
  expect(after).toMatchObject({ triesname: 0, triesimage: [0, 0, 0], trieswords: [], resets: 5 })
  expect(after.resetsByGame.image).toBe(5)
  const ids = (record: typeof before) => [record.nameid, ...record.imageid, ...record.eyeid]
  expect(new Set([...ids(before), ...ids(after)]).size).toBe(14)
})

test('unclaimed rewards are paid and reported, and claimed ones are not paid again', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  await winNameGame(server, ana)
  await ana.call(api.games.claim, { game: 'image', mode: 0 })
  await ana.call(api.quests.claim, { game: 'name' })
  await setQuests(ana, { all_games: 6 })
  expect(await fetchBalance(ana)).toBe(100 + 50 + 20)
  server.setNow('2026-11-19T11:00:00Z')
  expect(await ana.call(api.accounts.updateReset)).toMatchObject({ paidAtRollover: 50 + 20 + 100 })
  expect(await fetchBalance(ana)).toBe(170 + 170)
  expect((await listEntries(server, ana.id)).slice(3)).toEqual([
    { reason: 'game:name:0', delta: 50 },
    { reason: 'quest:image', delta: 20 },
    { reason: 'quest:all', delta: 100 },
  ])
  server.setNow('2026-11-20T11:00:00Z')
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 0 })
  expect(await fetchBalance(ana)).toBe(340)
})

test('an unclaimed win after two misses is paid with the reduced reward', async () => {
  const ana = await server.player()
  for (const title of (await listWrongTitles(server, ana)).slice(0, 2)) await guessTitle(ana, title)
  await winImageGame(server, ana)
  server.setNow('2026-11-19T11:00:00Z')
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 40 + 20 })
})

test('skipped days count no visit and lose nothing', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  server.setNow('2026-11-21T11:00:00Z')
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 70, resetGameDay: '2026,11,21' })
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 2 })
  server.setNow('2026-12-15T11:00:00Z')
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 0, resetGameDay: '2026,12,15' })
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 1 })
})

test('each day counts one visit, and the seventh is rewarded', async () => {
  server.setNow('2026-11-16T08:00:00Z')
  const ana = await server.player()
  for (let day = 0; day < 7; day++) {
    server.setNow(Date.parse('2026-11-16T08:00:00Z') + day * 86_400_000)
    await ana.call(api.accounts.find)
    await ana.call(api.day.update)
    expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: day + 1 })
    if (day < 6) expect(await ana.refusal(api.quests.claim, { game: 'log' })).toBe('NOT_CLAIMABLE')
  }
  const [record, wallet] = await ana.call(api.quests.claim, { game: 'log' })
  expect([record.statusLogInWeek, wallet.gachas]).toEqual([8, 600])
})

test('a new week resets visits and summons, pays completed quests and counts its first visit', async () => {
  server.setNow('2026-11-22T11:00:00Z')
  const [ana, decoy] = [await server.player(), await server.player()]
  await setQuests(ana, { logins_week: 7, summons_week: 10 })
  await setQuests(decoy, { logins_week: 8, summons_week: 9 })
  const { numWeek } = await fetchQuests(ana)
  server.setNow('2026-11-23T11:00:00Z')
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 150 + 500 })
  expect(await decoy.call(api.accounts.find)).toMatchObject({ paidAtRollover: 0 })
  for (const player of [ana, decoy]) {
    const fresh = { statusLogInWeek: 1, statusSummonsWeek: 0, numWeek: numWeek + 1 }
    expect(await fetchQuests(player)).toMatchObject(fresh)
  }
  expect((await listEntries(server, ana.id)).slice(1)).toEqual([
    { reason: 'quest:summon', delta: 150 },
    { reason: 'quest:log', delta: 500 },
  ])
})

test('a new day in the same week keeps the weekly quests', async () => {
  const ana = await server.player()
  await setQuests(ana, { logins_week: 3, summons_week: 10 })
  server.setNow('2026-11-19T11:00:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 4, statusSummonsWeek: 10 })
  await ana.call(api.quests.claim, { game: 'summon' })
  server.setNow('2026-11-20T11:00:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 5, statusSummonsWeek: 11 })
})

test('special quests stay claimable or claimed over days and weeks', async () => {
  const ana = await server.player()
  await setQuests(ana, { level_5: 1, power_150k: 2 })
  server.setNow('2026-12-01T11:00:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLevel5: 1, statusPower1: 2, statusLevel20: 0 })
  expect(await ana.call(api.accounts.find)).toMatchObject({ paidAtRollover: 0 })
  const [record] = await ana.call(api.quests.claim, { game: 'level' })
  expect(record.statusLevel5).toBe(2)
})

test('the calls of the old client only start the day, even if repeated', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  server.setNow('2026-11-19T11:00:00Z')
  const calls = async () => [
    await ana.call(api.accounts.updateReset),
    await ana.call(api.games.removeAll, { type: true }),
    await ana.call(api.games.create),
    await ana.call(api.quests.create),
    await ana.call(api.quests.updateWeek, { numWeek: 0, login: 7, summon: 10 }),
    await ana.call(api.day.updateWeek),
    await ana.call(api.wallet.create, { gachas: 999_999_999 }),
    await ana.call(api.collection.create),
    await ana.call(api.games.updateSelected, { game: 'image', mode: 0 }),
    await ana.call(api.day.update),
  ]
  const once = await calls()
  await Promise.all([calls(), calls()])
  expect(await calls()).toEqual(once)
  expect(await listEntries(server, ana.id)).toHaveLength(3)
  for (const game of QUEST_KEYS) expect(await ana.refusal(api.quests.claim, { game })).toBe('NOT_CLAIMABLE')
  expect(await ana.refusal(api.games.claim, { game: 'image', mode: 0 })).toBe('NOT_CLAIMABLE')
})

test('deleting today’s games deletes nothing', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  const before = await fetchPuzzle(ana, 'image')
  await ana.call(api.games.removeAll, { type: false })
  expect(await fetchPuzzle(ana, 'image')).toEqual(before)
})
