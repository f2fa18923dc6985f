import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { api } from '@otogi/contract/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listEntries, listAuditFaults } from '../../../test/books.ts'
import { countWaitingTransactions, lockRow } from '../../../test/lock-row.ts'
import { giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { winGame, winImageGame, winNameGame } from '../../../test/puzzles.ts'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'
import { readMoment } from '../../platform/process/clock.ts'
import { rollOver } from './index.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const WEDNESDAY = '2026-11-18T11:00:00Z'
const THURSDAY = '2026-11-19T11:00:00Z'
const FRIDAY = '2026-11-20T11:00:00Z'
const SATURDAY = '2026-11-21T11:00:00Z'
beforeEach(() => {
  server.setNow(WEDNESDAY)
})

const fetchBalance = async (player: Player) => (await player.call(api.wallet.find)).gachas
const fetchQuests = (player: Player) => player.call(api.quests.find)
const fetchUser = (player: Player) => player.call(api.accounts.find)
const listReasons = async (player: Player) =>
  (await listEntries(server, player.id)).map(({ reason }) => reason).toSorted()

test('with a clock two days ahead and set back, each game and quest is paid once and players can keep playing', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  await ana.call(api.games.claim, { game: 'image', mode: 0 })
  await ana.call(api.quests.claim, { game: 'image' })
  await winNameGame(server, ana)

  server.setNow(FRIDAY)
  expect(await fetchUser(ana)).toMatchObject({ paidAtRollover: 50 + 20 })
  await winImageGame(server, ana)
  await winGame(server, ana, 'opening')
  await ana.call(api.games.claim, { game: 'opening', mode: 0 })
  await ana.call(api.quests.claim, { game: 'opening' })

  server.setNow(WEDNESDAY)
  expect(await fetchUser(ana)).toMatchObject({ resetGameDay: '2026,11,18', paidAtRollover: 50 + 20 })
  expect(await fetchQuests(ana)).toMatchObject({
    statusQuestImage: 2,
    statusQuestName: 2,
    statusQuestOpening: 0,
    statusQuestAllGames: 2,
  })
  for (const game of ['image', 'name', 'opening', 'all']) {
    expect(await ana.refusal(api.quests.claim, { game })).toBe('NOT_CLAIMABLE')
  }
  expect(await ana.call(api.games.find)).toMatchObject({
    finishedImage: [true, false, false],
    statusRewardImage: [2, 0, 0],
    statusRewardName: 2,
    finishedOpening: [false, false, false],
  })
  await winGame(server, ana, 'opening')
  await ana.call(api.games.claim, { game: 'opening', mode: 0 })
  await ana.call(api.quests.claim, { game: 'opening' })

  server.setNow(FRIDAY)
  expect(await fetchUser(ana)).toMatchObject({ resetGameDay: '2026,11,20', paidAtRollover: 0 })
  expect(await fetchQuests(ana)).toMatchObject({ statusQuestImage: 2, statusQuestOpening: 2, statusQuestName: 0 })
  for (const game of ['image', 'opening']) {
    expect(await ana.refusal(api.quests.claim, { game })).toBe('NOT_CLAIMABLE')
    expect(await ana.refusal(api.games.claim, { game, mode: 0 })).toBe('NOT_CLAIMABLE')
  }
  server.setNow(SATURDAY)
  expect(await fetchUser(ana)).toMatchObject({ paidAtRollover: 0 })
  expect(await fetchBalance(ana)).toBe(100 + 5 * (50 + 20))
  const paid = ['image', 'image', 'name', 'opening', 'opening']
  const expected = [...paid.map((game) => `game:${game}:0`), ...paid.map((game) => `quest:${game}`), 'signup']
  expect(await listReasons(ana)).toEqual(expected.toSorted())
  expect(await listAuditFaults(server)).toEqual([])
})

test('winning another mode does not complete a quest of the day again', async () => {
  const ana = await server.player()
  await server.db.updateTable('players').set({ normal_open: true }).where('id', '=', ana.id).execute()
  await winImageGame(server, ana)
  await ana.call(api.quests.claim, { game: 'image' })
  server.setNow(THURSDAY)
  await fetchUser(ana)
  server.setNow(WEDNESDAY)
  await winImageGame(server, ana, 1)
  expect(await ana.refusal(api.quests.claim, { game: 'image' })).toBe('NOT_CLAIMABLE')
  server.setNow(FRIDAY)
  expect(await fetchUser(ana)).toMatchObject({ paidAtRollover: 50 })
})

test('rewards of all other days are paid, not only those of yesterday', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  await server.db
    .updateTable('players')
    .set({ day: parseDay('2026-11-17') })
    .where('id', '=', ana.id)
    .execute()
  server.setNow(SATURDAY)
  expect(await fetchUser(ana)).toMatchObject({ paidAtRollover: 50 + 20 })
})

test('a repeated weekday counts as one visit', async () => {
  const ana = await server.player()
  for (const [now, visits] of [
    [FRIDAY, 2],
    [WEDNESDAY, 2],
    [THURSDAY, 3],
    [FRIDAY, 3],
    [SATURDAY, 4],
  ] as const) {
    server.setNow(now)
    expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: visits })
  }
})

test('with a clock an hour ahead at the end of a week, both weeks keep their counts', async () => {
  server.setNow('2026-11-22T22:30:00Z')
  const ana = await server.player()
  await server.db
    .updateTable('quest_progress')
    .set({ logins_week: 6, summons_week: 8 })
    .where('player_id', '=', ana.id)
    .execute()
  const pull = () => ana.call(api.summon.pull, { raritys: ['B'] })
  server.setNow('2026-11-22T23:30:00Z')
  await pull()
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 1, statusSummonsWeek: 1 })

  server.setNow('2026-11-22T22:45:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 6, statusSummonsWeek: 8 })
  await pull()
  await pull()
  await ana.call(api.quests.claim, { game: 'summon' })

  server.setNow('2026-11-22T23:00:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 1, statusSummonsWeek: 1 })
  server.setNow('2026-11-22T22:59:00Z')
  expect(await fetchQuests(ana)).toMatchObject({ statusLogInWeek: 6, statusSummonsWeek: 11 })
  expect(await ana.refusal(api.quests.claim, { game: 'summon' })).toBe('NOT_CLAIMABLE')
})

test('future days do not count in a streak', async () => {
  const ana = await server.player()
  await winImageGame(server, ana)
  for (const now of [THURSDAY, FRIDAY]) {
    server.setNow(now)
    await winImageGame(server, ana)
  }
  server.setNow(WEDNESDAY)
  const record = await ana.call(api.statistics.stats)
  expect(record).toMatchObject({ currentStreak: 1, longestStreak: 1, days: [{ day: '2026-11-18' }] })
  expect(await ana.call(api.statistics.history)).toMatchObject([{ day: '2026-11-18' }])
})

test('a call from yesterday that waited for a call of today does not set the day back', async () => {
  server.setNow('2026-11-17T11:00:00Z')
  const ana = await server.player()
  await winImageGame(server, ana)
  server.setNow('2026-11-18T22:59:59.999Z')
  const row = await lockRow(server, ana.id)
  const late = fetchUser(ana)
  while ((await countWaitingTransactions(server)) < 1) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
  server.setNow('2026-11-18T23:00:00Z')
  await row.release((tx, player) => rollOver(tx, player, readMoment(server.clock)))
  expect(await late).toMatchObject({ resetGameDay: '2026,11,19', paidAtRollover: 70 })
  expect(await fetchUser(ana)).toMatchObject({ resetGameDay: '2026,11,19', paidAtRollover: 70 })
})

test('after a clock a year ahead, every call works for old and new players', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  await winImageGame(server, ana)
  server.setNow('2027-11-18T11:00:00Z')
  await ana.send(api.accounts.signIn, { username: (await readUsername(ana)) ?? '', password: 'lantern7' })
  const eve = await server.player()
  for (const player of [ana, eve]) {
    await winNameGame(server, player)
    await giveGachas(server.db, player.id, 200, new Date(server.clock.now()))
    await player.call(api.summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })
  }
  const [cardId] = (await eve.call(api.collection.find)).cards
  await eve.call(api.market.sell, { cardId, price: 10 })
  await server.visitor().call(api.books.find)

  server.setNow('2026-11-18T12:00:00Z')
  for (const player of [ana, ben, eve]) {
    for (const endpoint of everyEndpoint.filter(({ path }) => !ENDS.has(path))) {
      const { status, text } = await player.send(endpoint, fillInput(endpoint, player, cardId))
      expect([endpoint.path, status < 500 && status !== 401, text]).toEqual([endpoint.path, true, text])
    }
    expect(await fetchUser(player)).toMatchObject({ resetGameDay: '2026,11,18' })
    await winGame(server, player, 'pixel')
    await player.call(api.games.claim, { game: 'pixel', mode: 0 })
  }
  expect(await listAuditFaults(server)).toEqual([])
})

const readUsername = async (player: Player) =>
  (await server.db.selectFrom('players').select('username').where('id', '=', player.id).executeTakeFirst())?.username

/** Endpoints that end the session or delete the account. */
const ENDS = new Set<string>([
  api.accounts.logOut.path,
  api.accounts.create.path,
  api.accounts.signIn.path,
  api.profile.remove.path,
  api.profile.changePassword.path,
])

/** A valid value for each input field of every endpoint. */
function fillInput(endpoint: (typeof everyEndpoint)[number], player: Player, cardId: string | undefined): object {
  const own = Object.fromEntries(endpoint.owner.map((field) => [field, player.id]))
  if (endpoint.method === 'GET') return { ...own, ...(endpoint.path.includes('card') && cardId ? { cardId } : {}) }
  const guess = { game: 'image', mode: 0, word: 'ABC', guess: 'Unheard Of', puzzleId: 'x' }
  const trade = { cardId, price: 10, userIdMarket: player.id, raritys: ['B'], favourite: false }
  return { ...guess, ...trade, voteUser: 1, lan: 'en', username: '', cards: [], statistics: true, ...own }
}
