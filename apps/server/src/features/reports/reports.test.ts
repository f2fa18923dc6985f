import { api } from '@otogi/contract/api'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { countWaitingTransactions, lockRow } from '../../../test/lock-row.ts'
import type { Player } from '../../../test/player.ts'
import { putUpForSale } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { anonymizePlayer } from '../players/index.ts'
import { decideReport, listOpenReports } from './index.ts'

const START = '2026-11-18T11:00:00.000Z'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => server.setNow(START))
afterEach(() => server.db.deleteFrom('reports').execute())

const decide = async (outcome: 'dismissed' | 'acted', reportId?: string) => {
  const [first] = await listOpenReports(server.db)
  const moderation = { actor: undefined, reason: 'a test', at: new Date(server.clock.now()) }
  return server.database.transaction((tx) =>
    decideReport(tx, moderation, { reportId: reportId ?? first?.id ?? '', outcome }),
  )
}

const report = (player: Player, username: string, kind = 'name', text?: string) =>
  player.call(api.reports.create, { username, kind, text })

const readInbox = async (player: Player) =>
  (await player.call(api.market.inbox)).map(({ kind, subject, username, card, gachas }) => ({
    kind,
    ...(subject && { subject }),
    ...(username && { username }),
    ...(card && { card, gachas }),
  }))

test('when a report is dismissed, the reporters are notified and the reported player is not', async () => {
  const [ana, ben, eve] = [await server.player(), await server.player(), await server.player('Reported1')]
  await report(ana, 'reported1', 'name', '  This name is rude.  ')
  server.setNow('2026-11-18T11:00:01.000Z')
  await report(ben, 'Reported1')
  expect(await listOpenReports(server.db)).toEqual([
    expect.objectContaining({
      kind: 'name',
      username: 'Reported1',
      subject: { username: 'Reported1', picture: null },
      reports: [expect.objectContaining({ text: 'This name is rude.' }), expect.objectContaining({ text: '' })],
    }),
  ])
  expect(await decide('dismissed')).toEqual({ reported: eve.id, closed: 2, pictures: [] })
  const notice = { kind: 'report-dismissed', subject: 'name', username: 'Reported1' }
  expect([await readInbox(ana), await readInbox(ben), await readInbox(eve)]).toEqual([[notice], [notice], []])
  expect(await listOpenReports(server.db)).toEqual([])
})

test('when a moderator acts on a report, both sides get an unread notice', async () => {
  const [ana, eve, bob] = [await server.player(), await server.player('Reported2'), await server.player()]
  await report(ana, 'Reported2', 'picture')
  await decide('acted')
  expect(await readInbox(ana)).toEqual([{ kind: 'report-acted', subject: 'picture', username: 'Reported2' }])
  expect(await readInbox(eve)).toEqual([{ kind: 'moderated', subject: 'picture' }])
  expect(eve.heard.at(-1)?.text).not.toContain(ana.id)
  expect(await readInbox(bob)).toEqual([])
  expect((await eve.call(api.quests.ready)).inbox).toBe(1)
  await eve.call(api.market.readInbox)
  expect((await eve.call(api.quests.ready)).inbox).toBe(0)
  expect((await ana.call(api.quests.ready)).inbox).toBe(1)
})

test('a player reports an offer, which the moderator sees as it was', async () => {
  const [ana, eve] = [await server.player(), await server.player('Seller2')]
  const { _id: listingId, card, price } = await putUpForSale(server, eve, 77)
  await ana.call(api.reports.createForOffer, { listingId })
  await eve.call(api.market.cancel, { cardId: card._id, price })
  const [open] = await listOpenReports(server.db)
  expect(open).toMatchObject({ kind: 'offer', listingId, subject: { username: 'Seller2', card: card._id, price: 77 } })
  await decide('acted')
  expect(await readInbox(eve)).toEqual([{ kind: 'moderated', subject: 'offer', card: card._id, gachas: 77 }])
  expect(await ana.refusal(api.reports.createForOffer, { listingId })).toBe('LISTING_GONE')
  expect(await ana.refusal(api.reports.createForOffer, { listingId: 'none' })).toBe('LISTING_GONE')
})

test('a player reports the same thing again only after a decision', async () => {
  const [ana] = [await server.player(), await server.player('Reported3')]
  const input = { username: 'Reported3', kind: 'name' }
  await ana.call(api.reports.create, input)
  expect(await ana.refusal(api.reports.create, input)).toBe('REPORT_OPEN')
  await report(ana, 'Reported3', 'profile')
  await decide('dismissed')
  await report(ana, 'Reported3')
})

test('a player sends at most ten reports a day, even all at once', async () => {
  const ana = await server.player()
  const names = Array.from({ length: 13 }, (_, n) => `Many${n}x`)
  for (const name of names) await server.player(name)
  const inputs = names.map((username) => ({ userid: ana.id, username, kind: 'name' }))
  const answers = await Promise.all(inputs.map((input) => ana.send(api.reports.create, input)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const left = inputs.find((_, n) => answers[n]?.status !== 200)
  expect(await ana.refusal(api.reports.create, { ...left })).toBe('REPORT_LIMIT')
  server.setNow('2026-11-19T11:00:00.000Z')
  await ana.call(api.reports.create, { ...left })
})

test('a report is refused if it is about oneself, nobody, or not valid', async () => {
  const ana = await server.player('Honest1')
  await server.player('Honest2')
  const refuse = (input: object) => ana.refusal(api.reports.create, { kind: 'name', username: 'Honest2', ...input })
  expect(await refuse({ username: 'honest1' })).toBe('OWN_REPORT')
  expect(await refuse({ username: 'nobody' })).toBe('PLAYER_UNKNOWN')
  expect(await refuse({ kind: 'offer' })).toBe('INVALID')
  expect(await refuse({ text: 'x'.repeat(501) })).toBe('INVALID')
  const { _id: listingId } = await putUpForSale(server, ana, 5)
  expect(await ana.refusal(api.reports.createForOffer, { listingId })).toBe('OWN_REPORT')
  expect(await listOpenReports(server.db)).toEqual([])
})

test('a report is decided once, even by two moderators at the same time', async () => {
  const [ana] = [await server.player(), await server.player('Reported4')]
  await report(ana, 'Reported4')
  const [open] = await listOpenReports(server.db)
  const outcomes = await Promise.allSettled([decide('acted', open?.id), decide('dismissed', open?.id)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readInbox(ana)).toHaveLength(1)
  await expect(decide('acted', open?.id)).rejects.toMatchObject({ code: 'REPORT_GONE' })
  await expect(decide('acted', 'not an id')).rejects.toMatchObject({ code: 'REPORT_GONE' })
})

test('no notice is stored for an account that is deleted during the decision', async () => {
  const [ana] = [await server.player(), await server.player('Reported5')]
  await report(ana, 'Reported5')
  const held = await lockRow(server, ana.id)
  const deciding = decide('acted')
  while ((await countWaitingTransactions(server)) < 1) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
  await held.release((tx) => anonymizePlayer(tx, ana.id, new Date(server.clock.now())))
  await deciding
  expect(await server.db.selectFrom('notices').selectAll().where('player_id', '=', ana.id).execute()).toEqual([])
})

test('an export contains the player’s own reports, but not those about the player', async () => {
  const [ana, eve] = [await server.player('Reporter6'), await server.player('Reported6')]
  await report(ana, 'Reported6', 'name', 'my own words')
  const read = async (player: Player) =>
    ((await player.call(api.profile.download, { id: player.id })) as { kept: { reports: unknown[] } }).kept.reports
  expect(await read(ana)).toEqual([expect.objectContaining({ text: 'my own words', reported: null })])
  expect(await read(eve)).toEqual([])
})
