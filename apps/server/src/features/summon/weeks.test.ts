import { addDays, parseDay } from '@otogi/rules/calendar/madrid-day'
import { selectForWeek } from '@otogi/rules/summon/rotation'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import { createWithdrawn } from '../withdrawn/index.ts'
import { findEdition } from './special.ts'
import { listBannerWeeks } from './store.ts'
import { fillBannerWeeks } from './weeks.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const MONDAY = parseDay('2030-01-07')

test('a new series gets the next week not yet stored, and every series has its turn', async () => {
  const { pack } = server
  const [first] = pack.series
  if (!first) throw new Error('the pack has no series')
  await fillBannerWeeks(server.database, pack, MONDAY)
  const before = await listBannerWeeks(server.db)
  const ids = pack.series.map(({ id }) => id)
  expect(before.map(({ series }) => series)).toEqual(before.map(({ week }) => selectForWeek(ids, week)))
  const grown = { ...pack, series: [{ ...first, id: 'ash-comet' }, ...pack.series] }
  await fillBannerWeeks(server.database, grown, addDays(MONDAY, 6))
  expect(await listBannerWeeks(server.db)).toEqual(before)
  await fillBannerWeeks(server.database, grown, addDays(MONDAY, 7))
  const after = await listBannerWeeks(server.db)
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)?.series).toBe('ash-comet')
  const content = createWithdrawn(grown).current()
  expect((await findEdition(server.db, grown, content, addDays(MONDAY, 3))).series.id).toBe(before[0]?.series)
  for (let week = 2; week <= grown.series.length; week++)
    await fillBannerWeeks(server.database, grown, addDays(MONDAY, 7 * week))
  const turns = (await listBannerWeeks(server.db)).map(({ series }) => series)
  expect(new Set(turns.slice(-grown.series.length)).size).toBe(grown.series.length)
})
