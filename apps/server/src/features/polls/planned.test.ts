import { api } from '@otogi/contract/api'
import { parseDay } from '@otogi/rules/calendar/madrid-day'
import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { cancelPoll, planPoll } from './index.ts'

/** Returns noon in Madrid on the day that is this many days after the start of the first poll. */
const toInstant = (days: number) => Date.parse('2026-11-18T11:00:00Z') + days * 86_400_000

const runAsOperator = <T>({ db }: TestServer, work: (tx: Tx) => Promise<T>) =>
  db.transaction().execute((tx) => work(tx as Tx))

const toModeration = ({ clock }: TestServer) => ({ actor: undefined, reason: 'a test', at: new Date(clock.now()) })

const CATS = [
  fillMissingLanguages({ en: 'Cats', es: 'Gatos' }),
  fillMissingLanguages({ en: 'Dogs', es: 'Perros' }),
] as const

const plan = (server: TestServer, firstDay: string) =>
  runAsOperator(server, (tx) => planPoll(tx, toModeration(server), { options: CATS, firstDay: parseDay(firstDay) }))

test('a planned poll starts on its first day; the open poll ends the day before', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  await plan(server, '2026-11-21')
  expect(await ana.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ _id: '1', expirationdDate: '2026,11,20' })
  server.setNow(toInstant(2))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: false })
  server.setNow(toInstant(3))
  const started = await ana.call(api.polls.find)
  expect(started).toMatchObject({ _id: '2', name: ['Cats', 'Dogs'], finished: false, expirationdDate: '2026,12,05' })
  expect(await server.db.selectFrom('planned_polls').selectAll().execute()).toEqual([])
  server.setNow(toInstant(3 + 15 + 7))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '3', name: ['Tea', 'Coffee'] })
})

test('a planned poll replaces the result of the poll before it', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  await plan(server, '2026-12-05')
  server.setNow(toInstant(16))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
  server.setNow(toInstant(17))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '2', name: ['Cats', 'Dogs'], finished: false })
})

test('a poll of the pack ends before the next planned poll', async () => {
  await using server = await startTestServer()
  await plan(server, '2026-11-21')
  const ana = await server.player()
  expect(await ana.call(api.polls.find)).toMatchObject({ name: ['Moon', 'Sun'], expirationdDate: '2026,11,20' })
})

test('concurrent visitors start one planned poll', async () => {
  await using server = await startTestServer()
  const players = await Promise.all(Array.from({ length: 8 }, () => server.player()))
  await players[0]?.call(api.polls.find)
  await plan(server, '2026-11-21')
  server.setNow(toInstant(3))
  const polls = await Promise.all(players.map((player) => player.call(api.polls.find)))
  expect(polls.map((poll) => [poll?._id, poll?.name[0]])).toEqual(players.map(() => ['2', 'Cats']))
  expect(await server.db.selectFrom('polls').select('id').execute()).toHaveLength(2)
})

const cancel = (server: TestServer, firstDay: string) =>
  runAsOperator(server, (tx) => cancelPoll(tx, toModeration(server), parseDay(firstDay)))

test('when a planned poll is canceled, the open poll gets its last day back', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const findLastDay = async () => (await ana.call(api.polls.find))?.expirationdDate
  expect(await findLastDay()).toBe('2026,12,02')
  await plan(server, '2026-11-25')
  await plan(server, '2026-11-21')
  await plan(server, '2026-12-20')
  server.setNow(toInstant(1))
  expect(await findLastDay()).toBe('2026,11,20')
  await cancel(server, '2026-12-20')
  expect(await findLastDay()).toBe('2026,11,20')
  await cancel(server, '2026-11-21')
  expect(await findLastDay()).toBe('2026,11,24')
  await cancel(server, '2026-11-25')
  expect(await findLastDay()).toBe('2026,12,02')
})

test('a poll that has ended stays finished when the planned poll after it is canceled', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  await plan(server, '2026-11-21')
  server.setNow(toInstant(3))
  await cancel(server, '2026-11-21')
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
})

test('a canceled poll does not start', async () => {
  await using server = await startTestServer()
  await plan(server, '2026-11-21')
  await cancel(server, '2026-11-21')
  await expect(cancel(server, '2026-11-21')).rejects.toMatchObject({ code: 'POLL_NOT_PLANNED' })
  server.setNow(toInstant(3))
  const ana = await server.player()
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', name: ['Moon', 'Sun'] })
})

test('a poll is planned for a later day, and only one for each day', async () => {
  await using server = await startTestServer()
  await expect(plan(server, '2026-11-18')).rejects.toMatchObject({ code: 'INVALID' })
  await plan(server, '2026-11-19')
  await expect(plan(server, '2026-11-19')).rejects.toMatchObject({ code: 'POLL_PLANNED' })
})
