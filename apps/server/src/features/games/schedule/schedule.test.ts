import type { Pack } from '@otogi/content/pack'
import { api } from '@otogi/contract/api'
import { addDays, parseDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES } from '@otogi/rules/games/games'
import { countDaysWithoutRepeat, SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { countWaitingTransactions } from '../../../../test/lock-row.ts'
import { createTestPack } from '../../../../test/pack.ts'
import { fetchPuzzle, readSharedAnswerId } from '../../../../test/puzzles.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { deriveSecrets } from '../../../platform/process/secrets.ts'
import { fillSchedule } from './fill.ts'
import { PUZZLES } from './grid.ts'
import { createPackSchedule } from './pack-schedule.ts'
import { listScheduled, type ScheduledPuzzle } from './store.ts'

vi.setConfig({ testTimeout: 120_000 })

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const KEYS = deriveSecrets('the key of the schedule').puzzles
const TODAY = parseDay('2030-01-01')

function addSeries(pack: Pack, id: string): Pack {
  const [series] = pack.series
  const [character] = pack.characters
  const [card] = pack.cards
  if (!series || !character || !card) throw new Error('the pack is empty')
  const people = ['one', 'two', 'three', 'four'].map((name) => `${id}-${name}`)
  const added = { ...series, id }
  return {
    ...pack,
    series: [added, ...pack.series],
    characters: [...people.map((name) => ({ ...character, id: name, series: id })), ...pack.characters],
    cards: [...people.map((name) => ({ ...card, id: name, character: name, series: id })), ...pack.cards],
    seriesById: new Map([...pack.seriesById, [id, added]]),
  }
}

const reorder = (pack: Pack): Pack => ({
  ...pack,
  series: pack.series.toReversed(),
  characters: pack.characters.toReversed(),
  cards: pack.cards.toReversed(),
})

function removeSeries(pack: Pack, id: string): Pack {
  const series = pack.series.filter((one) => one.id !== id)
  const stays = (one: { readonly series: string }) => one.series !== id
  return {
    ...pack,
    series,
    characters: pack.characters.filter(stays),
    cards: pack.cards.filter(stays),
    seriesById: new Map(series.map((one) => [one.id, one])),
  }
}

const createSchedule = (pack: Pack) => createPackSchedule(pack, KEYS)
const fill = (pack: Pack, day: MadridDay) => createSchedule(pack).schedule.fill(server.database, day)
const read = (from: MadridDay, to: MadridDay) => listScheduled(server.db, from, to)
const toLine = ({ day, game, mode, answer }: ScheduledPuzzle) => `${day} ${game} ${mode} ${answer}`
const readLines = async (from: MadridDay, to: MadridDay) => (await read(from, to)).map(toLine).toSorted()

/** Requires that no answer repeats too soon in the same game and mode. */
function expectNoRepeat(puzzles: readonly ScheduledPuzzle[], pack: Pack): void {
  const { answers } = createSchedule(pack)
  for (const [game, mode] of PUZZLES) {
    const shown = puzzles.filter((one) => one.game === game && one.mode === mode).map(({ answer }) => answer)
    const days = countDaysWithoutRepeat(answers.pool(game, mode).length)
    for (const [index, answer] of shown.entries())
      expect(shown.slice(index + 1, index + 1 + days)).not.toContain(answer)
  }
}

test('new series and a different pack order change none of 400 scheduled days, and are used on new days', async () => {
  const DAYS = 400
  const small = createTestPack()
  const grown = addSeries(small, 'ash-comet')
  const packs = [small, grown, reorder(grown), addSeries(reorder(grown), 'tin-meadow')]
  const known = new Map<string, string>()
  for (let passed = 0; passed < DAYS; passed++) {
    const pack = packs[Math.floor((passed * packs.length) / DAYS)] ?? small
    const today = addDays(TODAY, passed)
    await fill(pack, today)
    const scheduled = await read(addDays(today, -1), addDays(today, SCHEDULED_DAYS))
    expect(scheduled).toHaveLength((SCHEDULED_DAYS + 2) * PUZZLES.length)
    for (const { day, game, mode, answer } of scheduled) {
      const key = `${day} ${game} ${mode}`
      expect(known.get(key) ?? answer).toBe(answer)
      known.set(key, answer)
    }
  }
  const all = await read(TODAY, addDays(TODAY, DAYS + SCHEDULED_DAYS - 1))
  expectNoRepeat(all, small)
  const firstDays = ['ash-comet', 'tin-meadow'].map((id) => all.find(({ answer }) => answer === id)?.day ?? '')
  expect(firstDays[0]?.localeCompare(addDays(TODAY, DAYS / 4 + SCHEDULED_DAYS))).toBe(0)
  expect((firstDays[1] ?? '') >= addDays(TODAY, (DAYS * 3) / 4 + SCHEDULED_DAYS)).toBe(true)
})

test('the current day and earlier ones keep their answers when the first schedule is made', async () => {
  const day = parseDay('2035-06-01')
  const { answers, sequence } = createSchedule(server.pack)
  await fill(server.pack, day)
  const [yesterday, today] = await Promise.all([read(addDays(day, -1), addDays(day, -1)), read(day, day)])
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  for (const { game, mode, answer } of today)
    expect(answer).toBe(sequence.common(answers.pool(game, mode), game, mode, number))
  expect(yesterday).toHaveLength(PUZZLES.length)
})

test('if two servers with different packs fill the schedule at once, the second keeps the first one’s days', async () => {
  const day = parseDay('2040-01-01')
  const [first, second] = [server.pack, reorder(addSeries(server.pack, 'ash-comet'))]
  const held = Promise.withResolvers<void>()
  const filled = Promise.withResolvers<readonly string[]>()
  const slow = server.database.transaction(async (tx) => {
    await fillSchedule(tx, createSchedule(first), day)
    filled.resolve((await listScheduled(tx, day, addDays(day, SCHEDULED_DAYS))).map(toLine).toSorted())
    await held.promise
  })
  const written = await filled.promise
  const later = addDays(day, 1)
  const fast = fill(second, later)
  while ((await countWaitingTransactions(server)) === 0) {
    // Waits until the second server waits for the first one.
  }
  held.resolve()
  await Promise.all([slow, fast])
  expect(await readLines(day, addDays(day, SCHEDULED_DAYS))).toEqual(written)
  const all = await read(day, addDays(later, SCHEDULED_DAYS))
  expect(all).toHaveLength((SCHEDULED_DAYS + 2) * PUZZLES.length)
  expectNoRepeat(all, first)
})

test('two servers that open a day at once serve the same puzzles', async () => {
  await using second = await startTestServer({ sameDatabaseAs: server, pack: reorder(server.pack) })
  for (const now of ['2045-01-01T11:00:00Z', '2045-03-01T11:00:00Z']) {
    server.setNow(now)
    second.setNow(now)
    await Promise.all([server.visitor().get('/api/pack'), second.visitor().get('/api/pack')])
    for (const [game, mode] of PUZZLES)
      expect(await readSharedAnswerId(second, game, mode)).toBe(await readSharedAnswerId(server, game, mode))
  }
})

describe('a series that the pack no longer has', () => {
  const day = parseDay('2050-01-01')
  const gone = 'paper-fox'

  test('is replaced on future days; past days and other puzzles stay the same', async () => {
    const full = createTestPack()
    const rest = removeSeries(full, gone)
    await fill(full, addDays(day, -20))
    await fill(full, day)
    const [past, future] = [addDays(day, -1), addDays(day, SCHEDULED_DAYS)] as const
    const before = { past: await readLines(addDays(day, -20), past), future: await read(day, future) }
    const replaced = await createSchedule(rest).schedule.update(server.database, { today: day, at: new Date() })
    const after = await read(day, future)
    const { answers } = createSchedule(rest)
    const isGone = ({ game, mode, answer }: ScheduledPuzzle) => !answers.pool(game, mode).includes(answer)
    expect(replaced.length).toBeGreaterThan(20)
    const logged = await server.db
      .selectFrom('desk_log')
      .select('details')
      .where('action', '=', 'puzzle.replace')
      .execute()
    expect(logged.map(({ details }) => details)).toEqual(replaced.map(({ game, mode }) => ({ game, mode })))
    expect(replaced).toHaveLength(before.future.filter(isGone).length)
    expect(after.filter(isGone)).toEqual([])
    const kept = before.future.filter((puzzle) => !isGone(puzzle)).map(toLine)
    expect(after.map(toLine)).toEqual(expect.arrayContaining(kept))
    expect(await readLines(addDays(day, -20), past)).toEqual(before.past)
    expectNoRepeat(after, rest)
    expect(await createSchedule(rest).schedule.update(server.database, { today: day, at: new Date() })).toEqual([])
  })

  test('does not stop the server, and its answer from yesterday is omitted', async () => {
    const now = '2055-01-01T11:00:00Z'
    server.setNow(now)
    await server.visitor().get('/api/pack')
    const yesterday = await read(parseDay('2054-12-31'), parseDay('2054-12-31'))
    const id = yesterday.find(({ game, mode }) => game === 'image' && mode === 0)?.answer ?? ''
    await using smaller = await startTestServer({
      sameDatabaseAs: server,
      pack: removeSeries(createTestPack(), id),
      now: Date.parse(now),
    })
    const player = await smaller.player()
    for (const game of GAMES) expect((await fetchPuzzle(player, game))._id).not.toBe('')
    const answers = await player.call(api.statistics.yesterday)
    const isKnown = ({ game, mode, answer }: ScheduledPuzzle) => smaller.games.answers.pool(game, mode).includes(answer)
    expect(answers).toHaveLength(yesterday.filter(isKnown).length)
    expect(answers.length).toBeLessThan(PUZZLES.length)
  })
})

test('a day is fixed shortly before it begins', async () => {
  server.setNow('2060-01-01T22:45:00Z')
  await server.visitor().get('/api/pack')
  const [today, tomorrow] = [parseDay('2060-01-01'), parseDay('2060-01-02')]
  const isFixed = async (day: MadridDay) => (await read(day, day)).map(({ openedAt }) => openedAt !== null)
  expect(new Set(await isFixed(today))).toEqual(new Set([true]))
  expect(new Set(await isFixed(tomorrow))).toEqual(new Set([false]))
  server.setNow('2060-01-01T22:51:00Z')
  await server.visitor().get('/api/pack')
  expect(new Set(await isFixed(tomorrow))).toEqual(new Set([true]))
})
