import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { fetchPuzzle } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

/**
 * Each entry describes a midnight in Madrid: the instant, the day that ends, the day that begins, and the following
 * Monday.
 */
const MIDNIGHTS: [string, string, string, string][] = [
  ['2026-11-18T23:00:00Z', '2026,11,18', '2026,11,19', '2026,11,23'],
  ['2026-07-14T22:00:00Z', '2026,07,14', '2026,07,15', '2026,07,20'],
  ['2026-03-28T23:00:00Z', '2026,03,28', '2026,03,29', '2026,03,30'],
  ['2026-03-29T22:00:00Z', '2026,03,29', '2026,03,30', '2026,04,06'],
  ['2026-10-24T22:00:00Z', '2026,10,24', '2026,10,25', '2026,10,26'],
  ['2026-10-25T23:00:00Z', '2026,10,25', '2026,10,26', '2026,11,02'],
  ['2026-12-31T23:00:00Z', '2026,12,31', '2027,01,01', '2027,01,04'],
  ['2028-02-28T23:00:00Z', '2028,02,28', '2028,02,29', '2028,03,06'],
]

test.each(MIDNIGHTS)('at %s the day %s ends and %s starts', async (instant, ended, begun, monday) => {
  const midnight = Date.parse(instant)
  server.setNow(midnight - 1)
  const ana = await server.player()
  expect(await ana.call(api.day.find)).toMatchObject({ lastReset: ended })
  const last = await fetchPuzzle(ana, 'image')
  expect(last.endsAt).toBe(midnight)
  server.setNow(midnight)
  expect(await ana.call(api.day.find)).toEqual({ lastReset: begun, resetWeek: monday })
  expect(await ana.call(api.day.update)).toBe(midnight)
  expect(await ana.call(api.accounts.find)).toMatchObject({ resetGameDay: begun })
  const first = await fetchPuzzle(ana, 'image')
  expect(first.number).toBe(last.number + 1)
  const isMonday = new Date(midnight + 43_200_000).getUTCDay() === 1
  expect((await ana.call(api.quests.find)).statusLogInWeek).toBe(isMonday ? 1 : 2)
})

test.each([
  ['2026-03-28T23:00:00Z', 23],
  ['2026-10-24T22:00:00Z', 25],
])('the day that starts at %s lasts %i hours', async (instant, hours) => {
  server.setNow(instant)
  const ana = await server.player()
  const { endsAt } = await fetchPuzzle(ana, 'name')
  expect(endsAt - Date.parse(instant)).toBe(hours * 3_600_000)
})
