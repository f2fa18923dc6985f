import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { api } from '@otogi/contract/api'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { STANDING_RULES } from '../../../test/books.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer({ brokenRules: STANDING_RULES })
afterAll(() => server[Symbol.asyncDispose]())

let now = Date.parse('2026-11-18T11:00:00Z')
const passSeconds = (seconds: number) => server.setNow((now += seconds * 1000))
// Advances the clock, so that each test gets uncached rankings.
beforeEach(() => passSeconds(10))

type Figures = { total_power?: number; level?: number; experience?: number; unique_cards?: number }

const setFigures = (player: Player, figures: Figures) =>
  server.db.updateTable('players').set(figures).where('id', '=', player.id).execute()

const fetchRanking = (player: Player) => player.call(api.ranking.find)

const listNames = (list: readonly { username: string }[]) => list.map(({ username }) => username)

test('each list has its own order and contains the player’s position', async () => {
  await using other = await startTestServer({ brokenRules: STANDING_RULES })
  const [ana, ben, cleo] = [await other.player('Anaaa'), await other.player('Bennn'), await other.player('Cleoo')]
  const give = (player: Player, figures: Figures) =>
    other.db.updateTable('players').set(figures).where('id', '=', player.id).execute()
  await give(ana, { total_power: 300, level: 2, experience: 90, unique_cards: 1 })
  await give(ben, { total_power: 100, level: 3, experience: 0, unique_cards: 3 })
  await give(cleo, { total_power: 200, level: 2, experience: 95, unique_cards: 2 })
  const ranking = await ana.call(api.ranking.find)
  expect(ranking.topTotalPowerUsers).toEqual([
    { username: 'Anaaa', profilePicture: DEFAULT_PICTURE, totalPower: 300 },
    { username: 'Cleoo', profilePicture: DEFAULT_PICTURE, totalPower: 200 },
    { username: 'Bennn', profilePicture: DEFAULT_PICTURE, totalPower: 100 },
  ])
  expect(ranking.topLevelUsers.map((user) => [user.username, user.profileLevel])).toEqual([
    ['Bennn', 3],
    ['Cleoo', 2],
    ['Anaaa', 2],
  ])
  expect(ranking.topCollection[0]).toEqual({
    userDetails: { username: 'Bennn', profilePicture: DEFAULT_PICTURE },
    totalUniqueCards: 3,
  })
  expect(ranking.totalCards).toBe(other.pack.cards.length)
  expect(ranking.me).toEqual({ power: 1, level: 3, cards: 3 })
  expect((await ben.call(api.ranking.find)).me).toEqual({ power: 3, level: 1, cards: 1 })
})

test('of players with the same value, the one who reached it first ranks higher', async () => {
  const [early, late] = [await server.player(), await server.player()]
  for (const player of [late, early])
    await setFigures(player, { total_power: 900, level: 9, experience: 5, unique_cards: 9 })
  expect((await fetchRanking(late)).me).toEqual({ power: 1, level: 1, cards: 1 })
  expect((await fetchRanking(early)).me).toEqual({ power: 2, level: 2, cards: 2 })
  await setFigures(late, { total_power: 900, level: 9 })
  await setFigures(early, { total_power: 901 })
  await setFigures(early, { total_power: 900 })
  passSeconds(10)
  expect((await fetchRanking(late)).me).toEqual({ power: 1, level: 1, cards: 1 })
})

test('the lists are read again after ten seconds', async () => {
  const ana = await server.player()
  const before = await fetchRanking(ana)
  await setFigures(ana, { total_power: 5000 })
  passSeconds(9)
  expect(await fetchRanking(ana)).toEqual(before)
  passSeconds(1)
  const after = await fetchRanking(ana)
  expect(after.topTotalPowerUsers[0]).toMatchObject({ totalPower: 5000 })
  expect(after.me.power).toBe(1)
})

test('a hundred players are listed, and the others also get their position', async () => {
  const ana = await server.player()
  const { password_hash: hash } = await server.db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow()
  const crowd = Array.from({ length: 120 }, (_, i) => ({
    username: `crowd${i}`,
    email: `crowd${i}@example.org`,
    password_hash: hash,
    day: parseDay('2026-11-18'),
    created_at: new Date(now),
    total_power: 10_000 + i,
    level: 50,
    experience: i,
    unique_cards: 100 + i,
  }))
  await server.db.insertInto('players').values(crowd).execute()
  const { topTotalPowerUsers, topLevelUsers, topCollection, me } = await fetchRanking(ana)
  expect([topTotalPowerUsers, topLevelUsers, topCollection].map((list) => list.length)).toEqual([100, 100, 100])
  expect(listNames(topTotalPowerUsers).slice(0, 2)).toEqual(['crowd119', 'crowd118'])
  const ahead = async (column: 'total_power' | 'unique_cards') =>
    (await server.db.selectFrom('players').select('id').where(column, '>', 0).execute()).length
  expect(me.power).toBeGreaterThan(await ahead('total_power'))
  expect(me.cards).toBeGreaterThan(await ahead('unique_cards'))
  expect(me.level).toBeGreaterThan(120)
})

test('concurrent visitors get the same lists', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  passSeconds(10)
  const pages = await Promise.all(Array.from({ length: 10 }, (_, i) => fetchRanking(i % 2 ? ana : ben)))
  expect(new Set(pages.map(({ me: _me, ...lists }) => JSON.stringify(lists))).size).toBe(1)
})

test('the lists contain no ids and no email addresses', async () => {
  const ana = await server.player()
  await fetchRanking(ana)
  expect(ana.heard.at(-1)?.text).not.toMatch(/@example|"id"|"_id"/)
})

test('a visitor without an account gets no lists', async () => {
  expect(await server.visitor().refusal(api.ranking.find)).toBe('SESSION_REQUIRED')
})
