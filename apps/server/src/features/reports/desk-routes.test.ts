import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, expect, test } from 'vitest'
import { signUpOperator } from '../../../test/operator.ts'
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
