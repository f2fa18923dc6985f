import { api } from '@otogi/contract/api'
import { addDays, parseDay } from '@otogi/rules/calendar/madrid-day'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  fetchPuzzle,
  readAnswer,
  guessWord,
  openAllModes,
  guessFromList,
  winGame,
  winImageGame,
  winNameGame,
  listWrongGuesses,
  listWrongTitles,
  createWrongWord,
} from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import type { Player } from '../../../../test/player.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const FIRST = parseDay('2026-11-18')
const goTo = (days: number) => server.setNow(`${addDays(FIRST, days)}T11:00:00Z`)
beforeEach(() => {
  goTo(0)
})

const missImage = async (player: Player, times: number) => {
  for (const title of (await listWrongTitles(server, player)).slice(0, times))
    await guessFromList(player, 'image', title)
}

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the record', () => {
  test('of a new player is empty', async () => {
    const ana = await server.player()
    const record = await ana.call(api.statistics.stats)
    expect(record).toMatchObject({ played: 0, won: 0, currentStreak: 0, longestStreak: 0, days: [] })
    expect(record.games).toHaveLength(16)
    expect(record.games.filter(({ played, distribution }) => played > 0 || distribution.length > 0)).toEqual([])
  })

  test('counts games played and won, by game, mode and misses', async () => {
    const [ana, decoy] = [await server.player(), await server.player()]
    await openAllModes(server, ana)
    await winImageGame(server, decoy)
    await missImage(ana, 2)
    await winImageGame(server, ana)
    await winGame(server, ana, 'eyes', 2)
    await guessWord(ana, await createWrongWord(ana))
    await ana.call(api.games.reset, { game: 'pixel', mode: 0 })
    goTo(1)
    await winImageGame(server, ana)
    const { games, ...record } = await ana.call(api.statistics.stats)
    const played = games.filter((one) => one.played > 0)
    expect(played).toEqual([
      { game: 'image', mode: 0, played: 2, won: 2, distribution: [1, 0, 1] },
      { game: 'name', mode: 0, played: 1, won: 0, distribution: [] },
      { game: 'eye', mode: 2, played: 1, won: 1, distribution: [1] },
    ])
    expect(record).toEqual({
      played: 4,
      won: 3,
      currentStreak: 2,
      longestStreak: 2,
      freezes: 0,
      frozenDays: [],
      days: [
        { day: '2026-11-18', played: 3, won: 2 },
        { day: '2026-11-19', played: 1, won: 1 },
      ],
    })
  })

  test('ends a streak after a whole day without a win, and keeps the longest', async () => {
    const ana = await server.player()
    const streaks = async () => {
      const { currentStreak, longestStreak } = await ana.call(api.statistics.stats)
      return [currentStreak, longestStreak]
    }
    for (const day of [0, 1, 2]) {
      goTo(day)
      await winNameGame(server, ana)
    }
    expect(await streaks()).toEqual([3, 3])
    goTo(3)
    await missImage(ana, 1)
    expect(await streaks()).toEqual([3, 3])
    goTo(4)
    expect(await streaks()).toEqual([0, 3])
    await winImageGame(server, ana)
    expect(await streaks()).toEqual([1, 3])
  })

  test('earns a freeze in seven days, uses it on a missed day, and shows the day', async () => {
    const [ana, bob] = [await server.player(), await server.player()]
    for (const day of [0, 1, 2, 3, 4, 5, 6]) {
      goTo(day)
      await winNameGame(server, ana)
    }
    expect(await ana.call(api.statistics.stats)).toMatchObject({ currentStreak: 7, freezes: 1, frozenDays: [] })
    goTo(8)
    const missed = { currentStreak: 7, freezes: 0, frozenDays: ['2026-11-25'] }
    expect(await ana.call(api.statistics.stats)).toMatchObject(missed)
    await winNameGame(server, ana)
    expect(await ana.call(api.statistics.stats)).toMatchObject({ ...missed, currentStreak: 8 })
    goTo(10)
    expect(await ana.call(api.statistics.stats)).toMatchObject({ ...missed, currentStreak: 0, longestStreak: 8 })
    expect(await bob.call(api.statistics.stats)).toMatchObject({ currentStreak: 0, freezes: 0, frozenDays: [] })
  })

  test('earns one freeze for a seventh day that is won in several requests at the same time', async () => {
    const ana = await server.player()
    for (const day of [0, 1, 2, 3, 4, 5]) {
      goTo(day)
      await winNameGame(server, ana)
    }
    goTo(6)
    const { text: guess } = await readAnswer(server, ana, 'image')
    const { _id: puzzleId } = await fetchPuzzle(ana, 'image')
    const wins = [1, 2, 3].map(() =>
      ana.send(api.games.guess, { userid: ana.id, game: 'image', mode: 0, guess, puzzleId }),
    )
    const statuses = (await Promise.all([...wins, winNameGame(server, ana)])).map((one) =>
      'status' in one ? one.status : 200,
    )
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409])
    expect(await ana.call(api.statistics.stats)).toMatchObject({ currentStreak: 7, freezes: 1 })
  })

  test('continues streaks over the clock change', async () => {
    server.setNow('2026-10-24T21:30:00Z')
    const ana = await server.player()
    for (const at of ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', '2026-10-25T23:30:00Z']) {
      server.setNow(at)
      await winImageGame(server, ana)
    }
    expect(await ana.call(api.statistics.stats)).toMatchObject({ currentStreak: 3 })
  })
})

describe('the history', () => {
  test('lists each day played, newest first, with games in the order of the hub', async () => {
    const ana = await server.player()
    const image = await readAnswer(server, ana, 'image')
    await winImageGame(server, ana)
    goTo(2)
    const name = await readAnswer(server, ana, 'name')
    await winNameGame(server, ana)
    const missed = await readAnswer(server, ana, 'eyes')
    for (const guess of (await listWrongGuesses(server, ana, 'eyes')).slice(0, 4))
      await guessFromList(ana, 'eyes', guess)
    const [second, first, ...rest] = await ana.call(api.statistics.history)
    expect(rest).toEqual([])
    expect(second).toEqual({
      day: '2026-11-20',
      number: 689,
      results: [
        { game: 'name', mode: 0, tries: 0, finished: true, answer: name.texts, card: expect.any(String) },
        { game: 'eye', mode: 0, tries: 4, finished: false, answer: null, card: null },
      ],
    })
    expect(first).toEqual({
      day: '2026-11-18',
      number: 687,
      results: [{ game: 'image', mode: 0, tries: 0, finished: true, answer: image.texts, card: image.card }],
    })
    goTo(3)
    const [past] = await ana.call(api.statistics.history)
    expect(past?.results[1]).toMatchObject({ game: 'eye', finished: false, answer: missed.texts })
  })

  test('has pages of fourteen played days', async () => {
    const ana = await server.player()
    for (let day = 0; day < 17; day++) {
      goTo(day * 2)
      await winImageGame(server, ana)
    }
    const newest = await ana.call(api.statistics.history)
    expect(newest.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, n) => addDays(FIRST, 32 - 2 * n)))
    const older = await ana.call(api.statistics.history, { before: newest.at(-1)?.day })
    expect(older.map(({ day }) => day)).toEqual([addDays(FIRST, 4), addDays(FIRST, 2), FIRST])
    expect(await ana.call(api.statistics.history, { before: FIRST })).toEqual([])
  })

  test.each(['2026-02-31', '2026-13-01'])('refuses the invalid date %s', async (before) => {
    const ana = await server.player()
    expect(await ana.refusal(api.statistics.history, { before })).toBe('INVALID')
  })

  test('is different for each player', async () => {
    const [ana, decoy] = [await server.player(), await server.player()]
    await winImageGame(server, ana)
    expect(await decoy.call(api.statistics.history)).toEqual([])
  })
})
