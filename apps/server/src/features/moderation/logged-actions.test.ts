import { api } from '@otogi/contract/api'
import type { DeskEndpoint } from '@otogi/contract/desk/declare'
import { desk } from '@otogi/contract/desk/desk'
import { addDays } from '@otogi/rules/calendar/madrid-day'
import { afterAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { giveGachas } from '../../../test/give.ts'
import { inviteOperator, signUpOperator } from '../../../test/operator.ts'
import type { Player } from '../../../test/player.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const owner = await signUpOperator(server, 'owner')
const reason = 'a test of the log'

const { announcements, banner, books, calendar, market, players, polls, reports, takedown } = desk
const texts = { en: 'Tea', es: 'Té' }
const pollOptions = { first: texts, second: { en: 'Coffee', es: 'Café' } }
const [today, soon] = [server.clock.today(), addDays(server.clock.today(), 20)]
const puzzle = { day: soon, game: 'image', mode: 0 } as const

const createPlayer = async (input: object = {}) => ({ playerId: (await server.player()).id, ...input })

async function suspendPlayer() {
  const input = await createPlayer()
  await owner.call(players.suspend, { ...input, days: 1, note: 'Rude.', reason })
  return input
}

async function reportPlayer() {
  const [reporter, reported] = [await server.player(), await server.player()]
  const { username } = await reported.call(api.accounts.find)
  await reporter.call(api.reports.create, { username, kind: 'name' })
  return (await owner.call(reports.list)).find(({ reportedId }) => reportedId === reported.id)?.id
}

async function offerCard() {
  const seller = await server.player()
  const listing = await putUpForSale(server, seller, 20)
  return { seller, listing, input: { listingId: listing._id } }
}

async function freezeOffer() {
  const { input } = await offerCard()
  await owner.call(market.freeze, { ...input, reason })
  return input
}

async function sellCard() {
  const [buyer, { seller, listing, input }] = [await server.player(), await offerCard()]
  await giveGachas(server.db, buyer.id, 100, new Date(server.clock.now()))
  await buyer.call(api.market.buy, toPurchase(seller, listing))
  return input
}

async function createAnnouncement() {
  await owner.call(announcements.create, { texts, firstDay: today, lastDay: soon, reason })
  return { number: (await owner.call(announcements.list)).at(-1)?.number }
}

async function withdrawSong() {
  const input = { kind: 'song', subject: server.pack.series[0]?.id }
  await owner.call(takedown.withdraw, { ...input, reason })
  return input
}

async function closePoll() {
  await owner.call(api.polls.find)
  await owner.send(polls.close, { reason })
}

type Row = readonly [action: string, endpoint: DeskEndpoint, prepare: () => Promise<object>]

/** Every desk action with a valid input. `prepare` creates the subject of the action and returns the input. */
const ROWS: readonly Row[] = [
  ['player.suspend', players.suspend, () => createPlayer({ days: 3, note: 'Rude.' })],
  ['player.lift', players.lift, suspendPlayer],
  ['player.end-sessions', players.endSessions, createPlayer],
  ['player.rename', players.rename, () => createPlayer({ username: 'Renamed' })],
  ['player.remove-picture', players.removePicture, createPlayer],
  ['player.export', players.export, createPlayer],
  ['player.compensate', players.compensate, () => createPlayer({ gachas: 5 })],
  ['player.deduct', players.deduct, () => createPlayer({ gachas: 5 })],
  ['report.act', reports.decide, async () => ({ reportId: await reportPlayer(), outcome: 'acted' })],
  ['report.dismiss', reports.decide, async () => ({ reportId: await reportPlayer(), outcome: 'dismissed' })],
  ['offer.freeze', market.freeze, async () => (await offerCard()).input],
  ['offer.unfreeze', market.unfreeze, freezeOffer],
  ['sale.undo', market.undo, sellCard],
  ['puzzle.reveal', calendar.reveal, () => Promise.resolve({ day: soon })],
  ['puzzle.pin', calendar.pin, async () => ({ ...puzzle, answer: await findFreeAnswer() })],
  ['puzzle.replace', calendar.replace, () => Promise.resolve(puzzle)],
  ['announcement.create', announcements.create, () => Promise.resolve({ texts, firstDay: today, lastDay: soon })],
  ['announcement.end', announcements.end, createAnnouncement],
  ['banner.set', banner.choose, () => Promise.resolve({ series: server.pack.series[1]?.id, lastDay: soon })],
  ['books.audit', books.audit, () => Promise.resolve({})],
  ['poll.create', polls.create, createPollInput],
  ['poll.plan', polls.create, () => Promise.resolve({ ...pollOptions, firstDay: soon })],
  ['poll.cancel', polls.cancel, planPoll],
  ['poll.close', polls.close, () => owner.call(api.polls.find).then(() => ({}))],
  ['takedown.restore', takedown.restore, withdrawSong],
  ['takedown.withdraw', takedown.withdraw, () => Promise.resolve({ kind: 'card', subject: server.pack.cards[0]?.id })],
]

async function createPollInput() {
  await closePoll()
  return pollOptions
}

async function planPoll() {
  const firstDay = addDays(soon, 1)
  await owner.call(polls.create, { ...pollOptions, firstDay, reason })
  return { firstDay }
}

/** The answer that is used least on the scheduled days. */
async function findFreeAnswer() {
  const answers = await owner.call(calendar.answers, { game: puzzle.game })
  const near = await server.db.selectFrom('puzzle_schedule').select('answer').where('game', '=', puzzle.game).execute()
  const counts = (answer: string) => near.filter((row) => row.answer === answer).length
  return answers.toSorted((a, b) => counts(a.answer) - counts(b.answer))[0]?.answer
}

const listLog = () => server.db.selectFrom('desk_log').selectAll().orderBy('id').execute()

test('these are all desk actions', () => {
  const actions = Object.values(desk)
    .flatMap((section) => Object.values<DeskEndpoint>(section))
    .filter(({ method, needsPasskey, path }) => method !== 'GET' && needsPasskey && path !== '/api/desk/signOut')
  expect(new Set(ROWS.map(([, { path }]) => path))).toEqual(new Set(actions.map(({ path }) => path)))
})

test.each(ROWS)('%s adds exactly one entry to the log, with its reason', async (action, endpoint, prepare) => {
  const input = await prepare()
  const before = await listLog()
  await owner.call(endpoint, { ...input, reason })
  const added = (await listLog()).slice(before.length)
  expect(added).toMatchObject([{ action, reason, role: 'owner', operator: owner.id }])
})

test('each command about roles adds exactly one entry to the log', async () => {
  const run = createCommandRunner(server)
  const player: Player = await server.player('Helper')
  await inviteOperator(server, player)
  for (const [action, ...words] of [
    ['role.grant', 'desk', 'grant', 'Helper', 'editor', reason],
    ['role.revoke', 'desk', 'revoke', 'Helper', reason],
  ] as const) {
    const before = await listLog()
    expect(await run(...words)).toMatchObject({ ok: true })
    const added = (await listLog()).slice(before.length)
    expect(added).toMatchObject([{ action, reason, role: null, operator: null, subject: player.id }])
  }
})
