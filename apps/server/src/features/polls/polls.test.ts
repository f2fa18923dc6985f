import { api } from '@otogi/contract/api'
import { mapLanguages, fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { closePoll, createPoll } from './index.ts'

/** Returns noon in Madrid this many days after the first poll started. */
const toInstant = (days: number) => Date.parse('2026-11-18T11:00:00Z') + days * 86_400_000

const runAsOperator = <T>({ db }: TestServer, work: (tx: Tx) => Promise<T>) =>
  db.transaction().execute((tx) => work(tx as Tx))

const toModeration = ({ clock }: TestServer) => ({ actor: undefined, reason: 'a test', at: new Date(clock.now()) })

const CATS = [
  fillMissingLanguages({ en: 'Cats', es: 'Gatos' }),
  fillMissingLanguages({ en: 'Dogs', es: 'Perros' }),
] as const

test('the first visitor starts the pack’s first poll, which lasts two weeks', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  server.setNow('2026-11-18T16:45:00Z')
  expect(await ana.call(api.polls.find)).toEqual({
    _id: '1',
    name: ['Moon', 'Sun'],
    names: [fillMissingLanguages({ en: 'Moon', es: 'Moon es' }), fillMissingLanguages({ en: 'Sun', es: 'Sun es' })],
    votes: [0, 0],
    usersId: [],
    finished: false,
    startedAt: Date.parse('2026-11-18T16:45:00Z'),
    expirationdDate: '2026,12,02',
  })
})

test('a vote counts once and is shown only to its player', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player(), await server.player()]
  await ana.call(api.polls.find)
  const voted = await ana.call(api.polls.vote, { voteUser: 2 })
  expect(voted).toMatchObject({ votes: [0, 1], usersId: [ana.id], finished: false })
  const again = await ana.send(api.polls.vote, { userId: ana.id, voteUser: 1 })
  expect([again.status, again.body]).toEqual([400, { error: 'El usuario ya ha votado', code: 'POLL_VOTED' }])
  expect(await ben.call(api.polls.find)).toMatchObject({ votes: [0, 1], usersId: [] })
  expect((await ben.call(api.polls.vote, { voteUser: 1 })).usersId).toEqual([ben.id])
  expect(await ana.call(api.polls.find)).toMatchObject({ votes: [1, 1], usersId: [ana.id] })
})

test('the options are named in the language of the player', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player(), await server.player()]
  await ana.call(api.accounts.updateLanguage, { lan: 'es' })
  const [first, second] = ['Moon es', 'Sun es']
  expect((await ana.call(api.polls.find))?.name).toEqual([first, second])
  expect((await ana.call(api.polls.finish))?.name).toEqual([first, second])
  expect((await ana.call(api.polls.vote, { voteUser: 1 })).name).toEqual([first, second])
  expect((await ben.call(api.polls.find))?.name).toEqual(['Moon', 'Sun'])
})

test('a poll that is older than a language is shown in English', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  await ana.call(api.accounts.updateLanguage, { lan: 'es' })
  await server.db.updateTable('polls').set({ options: '[{"en":"Moon"},{"en":"Sun"}]' }).execute()
  expect(await ana.call(api.polls.find)).toMatchObject({
    name: ['Moon', 'Sun'],
    names: [mapLanguages(() => 'Moon'), mapLanguages(() => 'Sun')],
  })
})

test('a vote for a third option is refused', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  expect(await ana.refusal(api.polls.vote, { voteUser: 3 })).toBe('INVALID')
})

test('a vote for another player is refused', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player(), await server.player()]
  await ana.call(api.polls.find)
  expect(await ana.refusal(api.polls.vote, { userId: ben.id, voteUser: 1 })).toBe('NOT_YOURS')
})

test('of a hundred votes of one player at once, one counts', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => ana.send(api.polls.vote, { userId: ana.id, voteUser: 1 + (i % 2) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
  const { votes = [] } = (await ana.call(api.polls.find)) ?? {}
  expect(votes.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('votes of many players at once are all counted', async () => {
  await using server = await startTestServer()
  const players = await Promise.all(Array.from({ length: 12 }, () => server.player()))
  await Promise.all(players.map((player) => player.call(api.polls.find)))
  await Promise.all(players.map((player, i) => player.call(api.polls.vote, { voteUser: 1 + (i % 2) })))
  expect(await players[0]?.call(api.polls.find)).toMatchObject({ votes: [6, 6] })
})

test('concurrent visitors start one poll', async () => {
  await using server = await startTestServer()
  const players = await Promise.all(Array.from({ length: 8 }, () => server.player()))
  const asked = () => Promise.all(players.map((player, i) => player.call(i % 2 ? api.polls.find : api.polls.finish)))
  expect((await asked()).map((poll) => poll?._id)).toEqual(players.map(() => '1'))
  server.setNow(toInstant(15 + 7))
  expect((await asked()).map((poll) => poll?._id)).toEqual(players.map(() => '2'))
  expect(await server.db.selectFrom('polls').select('id').execute()).toHaveLength(2)
})

test('a poll accepts votes until its last day, shows its result for a week, and is followed by the next poll', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player(), await server.player()]
  await ana.call(api.polls.find)
  server.setNow('2026-12-02T22:59:59Z')
  await ana.call(api.polls.vote, { voteUser: 1 })
  server.setNow('2026-12-02T23:00:00Z')
  expect(await ben.refusal(api.polls.vote, { voteUser: 2 })).toBe('POLL_NONE')
  const finished = await ben.call(api.polls.finish)
  expect(finished).toMatchObject({ _id: '1', finished: true, votes: [1, 0], usersId: [] })
  expect(await ben.call(api.polls.finish)).toEqual(finished)
  server.setNow('2026-12-09T22:59:59Z')
  expect(await ben.call(api.polls.find)).toEqual(finished)
  expect(await ben.refusal(api.polls.vote, { voteUser: 2 })).toBe('POLL_NONE')
  server.setNow('2026-12-09T23:00:00Z')
  expect(await ben.call(api.polls.find)).toMatchObject({ _id: '2', name: ['Tea', 'Coffee'], finished: false })
  expect(await ana.call(api.polls.find)).toMatchObject({ votes: [0, 0], usersId: [] })
})

test('a result is not shown after its week, even if nobody has seen it', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  server.setNow(toInstant(60))
  const ben = await server.player()
  expect(await ben.call(api.polls.find)).toMatchObject({ _id: '2', finished: false })
})

test('after the last poll of the pack there is no poll until the operator creates one', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  for (const days of [0, 22, 44]) {
    server.setNow(toInstant(days))
    await ana.call(api.polls.find)
  }
  expect(await ana.call(api.polls.find)).toBeNull()
  expect(await ana.call(api.polls.finish)).toBeNull()
  expect(await ana.refusal(api.polls.vote, { voteUser: 1 })).toBe('POLL_NONE')
  await runAsOperator(server, (tx) => createPoll(tx, toModeration(server), CATS))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '3', name: ['Cats', 'Dogs'], finished: false })
})

test('the operator has to close the open poll before starting another', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  await expect(runAsOperator(server, (tx) => createPoll(tx, toModeration(server), CATS))).rejects.toMatchObject({
    code: 'POLL_RUNNING',
  })
  expect(await runAsOperator(server, (tx) => closePoll(tx, toModeration(server)))).toMatchObject({ id: 1 })
  await expect(runAsOperator(server, (tx) => closePoll(tx, toModeration(server)))).rejects.toMatchObject({
    code: 'POLL_NONE',
  })
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
  expect(await runAsOperator(server, (tx) => createPoll(tx, toModeration(server), CATS))).toMatchObject({ id: 2 })
  expect(await ana.call(api.polls.find)).toMatchObject({ name: ['Cats', 'Dogs'], finished: false })
})

test('a vote of an account below the minimum age is refused', async () => {
  await using server = await startTestServer({ pollMinAccountDays: 3 })
  const ana = await server.player()
  await ana.call(api.polls.find)
  server.setNow(toInstant(3) - 1)
  expect(await ana.refusal(api.polls.vote, { voteUser: 1 })).toBe('ACCOUNT_TOO_YOUNG')
  server.setNow(toInstant(3))
  expect(await ana.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ votes: [1, 0] })
})

test('a poll that expired while the clock was ahead continues after the clock is set back', async () => {
  await using server = await startTestServer()
  const [ana, ben] = [await server.player(), await server.player()]
  await ana.call(api.polls.find)
  server.setNow(toInstant(16))
  const eve = await server.player()
  expect(await eve.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
  server.setNow(toInstant(0))
  expect(await ben.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ finished: false, usersId: [ben.id] })
  expect(await eve.call(api.polls.vote, { voteUser: 2 })).toMatchObject({ expirationdDate: '2026,12,02' })
  const newcomer = await server.player()
  expect(await newcomer.call(api.polls.vote, { voteUser: 2 })).toMatchObject({ votes: [1, 2] })
})

test('a poll that started while the clock was far ahead ends two weeks after the clock is set back', async () => {
  await using server = await startTestServer()
  server.setNow(toInstant(3650))
  const ana = await server.player()
  await ana.call(api.polls.find)
  server.setNow(toInstant(0))
  const { startedAt } = (await ana.call(api.polls.find)) ?? {}
  expect(startedAt).toBe(toInstant(0))
  expect(await ana.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ expirationdDate: '2026,12,02' })
  server.setNow(toInstant(15))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
})

test('a poll that the operator closed while the clock was ahead stays closed', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.polls.find)
  server.setNow(toInstant(10))
  await runAsOperator(server, (tx) => closePoll(tx, toModeration(server)))
  server.setNow(toInstant(0))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '1', finished: true })
  expect(await ana.refusal(api.polls.vote, { voteUser: 1 })).toBe('POLL_NONE')
  server.setNow(toInstant(7))
  expect(await ana.call(api.polls.find)).toMatchObject({ _id: '2', finished: false })
})

test('an account created while the clock was ahead counts as created when the clock is set back', async () => {
  await using server = await startTestServer({ pollMinAccountDays: 3 })
  server.setNow(toInstant(300))
  const ana = await server.player()
  server.setNow(toInstant(0))
  await ana.call(api.polls.find)
  expect(await ana.refusal(api.polls.vote, { voteUser: 1 })).toBe('ACCOUNT_TOO_YOUNG')
  server.setNow(toInstant(3))
  expect(await ana.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ votes: [1, 0] })
})

test('a clock that is set back by a second prevents no vote', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  server.setNow(toInstant(0) - 1000)
  await ana.call(api.polls.find)
  expect(await ana.call(api.polls.vote, { voteUser: 1 })).toMatchObject({ votes: [1, 0] })
})
