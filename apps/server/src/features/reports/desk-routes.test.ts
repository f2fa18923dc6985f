import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, expect, test } from 'vitest'
import { signUpOperator } from '../../../test/operator.ts'
import { createPicture, toDataUrl } from '../../../test/pictures.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test('a moderator decides about a report, with a reason that everybody with a role can read', async () => {
  const [moderator, editor] = [await signUpOperator(server), await signUpOperator(server, 'editor')]
  const [ana, eve] = [await server.player('Reporter1'), await server.player('Reported1')]
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'picture', text: 'not for children' })
  const [open] = await moderator.call(desk.reports.list)
  expect(open).toMatchObject({
    kind: 'picture',
    reportedId: eve.id,
    username: 'Reported1',
    subject: { username: 'Reported1', picture: '/media/u/default.webp' },
    reports: [{ username: 'Reporter1', text: 'not for children' }],
  })
  const decision = { reportId: open?.id, outcome: 'acted', reason: 'removed the picture' }
  expect(await editor.refusal(desk.reports.list)).toBe('DESK_ROLE_REQUIRED')
  expect(await editor.refusal(desk.reports.decide, decision)).toBe('DESK_ROLE_REQUIRED')
  expect(await moderator.refusal(desk.reports.decide, { ...decision, reason: '  ' })).toBe('INVALID')
  expect(await moderator.call(desk.reports.decide, decision)).toEqual({ closed: 1 })
  expect(await moderator.refusal(desk.reports.decide, decision)).toBe('REPORT_GONE')
  expect(await moderator.call(desk.reports.list)).toEqual([])
  expect((await eve.call(api.market.inbox)).map(({ kind }) => kind)).toEqual(['moderated'])
  expect((await ana.call(api.market.inbox)).map(({ kind }) => kind)).toEqual(['report-acted'])
  const { entries } = await editor.call(desk.log.list, { subject: eve.id })
  expect(entries).toEqual([
    expect.objectContaining({ action: 'report.act', role: 'moderator', reason: 'removed the picture' }),
  ])
})

test('an owner cannot decide about a report on the owner’s own name, another operator can', async () => {
  const owner = await signUpOperator(server, 'owner')
  const { username } = await owner.call(api.accounts.find)
  const ana = await server.player()
  await ana.call(api.reports.create, { username, kind: 'name' })
  const [open] = await owner.call(desk.reports.list)
  const decision = { reportId: open?.id, outcome: 'dismissed', reason: 'a plain name' }
  expect(await owner.refusal(desk.reports.decide, decision)).toBe('OWN_CASE')
  await (await signUpOperator(server)).call(desk.reports.decide, decision)
  expect((await ana.call(api.market.inbox)).map(({ kind }) => kind)).toEqual(['report-dismissed'])
})

const upload = async (player: Player, color: string) => {
  const picture = toDataUrl(await createPicture('png', color))
  return String((await player.call(api.accounts.update, { picture })).profilePicture)
}

/** A player who uploaded another picture after the first one was reported. */
async function replaceReportedPicture(moderator: Player) {
  const [ana, eve] = [await server.player(), await server.player()]
  const reported = await upload(eve, '#aa0000')
  const { username } = await eve.call(api.accounts.find)
  await ana.call(api.reports.create, { username, kind: 'picture' })
  const current = await upload(eve, '#00aa00')
  const open = (await moderator.call(desk.reports.list)).find(({ reportedId }) => reportedId === eve.id)
  return { eve, reported, current, shown: open?.subject.picture, reportId: open?.id }
}

test.each(['acted', 'dismissed'])(
  'a reported picture stays until the report is %s, although the player has replaced it',
  async (outcome) => {
    const moderator = await signUpOperator(server)
    const { reported, current, shown, reportId } = await replaceReportedPicture(moderator)
    expect(shown).toBe(reported)
    expect((await moderator.get(reported)).status).toBe(200)
    await moderator.call(desk.reports.decide, { reportId, outcome, reason: 'seen' })
    expect([(await moderator.get(reported)).status, (await moderator.get(current)).status]).toEqual([404, 200])
  },
)

test('a decision leaves a reported picture that the player still uses', async () => {
  const [moderator, ana, eve] = [await signUpOperator(server), await server.player(), await server.player('Stays1')]
  const picture = await upload(eve, '#0000aa')
  await ana.call(api.reports.create, { username: 'Stays1', kind: 'profile' })
  const open = (await moderator.call(desk.reports.list)).find(({ reportedId }) => reportedId === eve.id)
  await moderator.call(desk.reports.decide, { reportId: open?.id, outcome: 'dismissed', reason: 'harmless' })
  expect((await moderator.get(picture)).status).toBe(200)
})

test('a picture that a moderator removes is deleted immediately, even if a report shows it', async () => {
  const [moderator, ana, eve] = [await signUpOperator(server), await server.player(), await server.player('Removed1')]
  const picture = await upload(eve, '#00aaaa')
  await ana.call(api.reports.create, { username: 'Removed1', kind: 'picture' })
  await moderator.call(desk.players.removePicture, { playerId: eve.id, reason: 'not for children' })
  expect((await moderator.get(picture)).status).toBe(404)
})

test('the pictures of a reported player are deleted with the account', async () => {
  const moderator = await signUpOperator(server)
  const { eve, reported, current } = await replaceReportedPicture(moderator)
  await eve.call(api.profile.remove, { password: 'lantern7' })
  expect([(await moderator.get(reported)).status, (await moderator.get(current)).status]).toEqual([404, 404])
})
