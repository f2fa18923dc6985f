import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, expect, test } from 'vitest'
import { signUpOperator } from '../../../test/operator.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const { announcements, log } = desk

test('the number of an announcement that the database cannot store is refused', async () => {
  const editor = await signUpOperator(server, 'editor')
  const end = { number: 8_908_428_975_589_054, reason: 'canceled' }
  expect(await editor.refusal(announcements.end, end)).toBe('INVALID')
})

test('an editor announces something to everyone and ends it, each with a reason', async () => {
  const [editor, moderator] = [await signUpOperator(server, 'editor'), await signUpOperator(server)]
  const texts = { en: 'Double week', es: 'Semana doble' }
  const announcement = { texts, firstDay: '2026-11-18', lastDay: '2026-11-20', reason: 'an event' }
  expect(await moderator.refusal(announcements.create, announcement)).toBe('DESK_ROLE_REQUIRED')
  expect(await editor.refusal(announcements.create, { ...announcement, lastDay: '2026-11-17' })).toBe('INVALID')
  await editor.call(announcements.create, announcement)
  expect(await server.visitor().call(api.announcements.find)).toMatchObject([{ texts }])
  const [open] = await moderator.call(announcements.list)
  expect(open).toMatchObject({ texts, startsAt: Date.parse('2026-11-17T23:00:00Z') })
  const end = { number: open?.number, reason: 'canceled' }
  expect(await moderator.refusal(announcements.end, end)).toBe('DESK_ROLE_REQUIRED')
  await editor.call(announcements.end, end)
  expect(await server.visitor().call(api.announcements.find)).toEqual([])
  expect(await editor.refusal(announcements.end, end)).toBe('INVALID')
  const { entries } = await moderator.call(log.list, { subject: String(open?.number) })
  expect(entries.map(({ action, role }) => [action, role])).toEqual([
    ['announcement.end', 'editor'],
    ['announcement.create', 'editor'],
  ])
})
