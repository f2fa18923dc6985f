import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { expect, test } from 'vitest'
import { signUpOperator } from '../../../test/operator.ts'
import { startTestServer } from '../../../test/test-server.ts'

test('an editor closes a poll and starts another at the desk, each with a reason', async () => {
  await using server = await startTestServer()
  const [editor, moderator] = [await signUpOperator(server, 'editor'), await signUpOperator(server)]
  await editor.call(api.polls.find)
  const [first, second] = [
    { en: 'Cats', es: 'Gatos' },
    { en: 'Dogs', es: 'Perros' },
  ]
  const poll = { first, second, reason: 'a change' }
  expect(await moderator.refusal(desk.polls.create, poll)).toBe('DESK_ROLE_REQUIRED')
  expect(await editor.refusal(desk.polls.create, poll)).toBe('POLL_RUNNING')
  await editor.call(desk.polls.close, { reason: 'enough votes' })
  expect(await editor.refusal(desk.polls.close, { reason: 'enough votes' })).toBe('POLL_NONE')
  expect(await editor.refusal(desk.polls.create, { ...poll, second: first })).toBe('INVALID')
  expect(await editor.refusal(desk.polls.create, { ...poll, first: { en: ' ', es: 'Gatos' } })).toBe('INVALID')
  await editor.call(desk.polls.create, poll)
  const last = { options: [first, second], votes: [0, 0], lastDay: '2026-12-02', isOpen: true }
  expect(await moderator.call(desk.polls.find)).toEqual({ last, planned: [] })
  expect(await moderator.call(api.polls.find)).toMatchObject({ name: ['Cats', 'Dogs'] })
  const { entries } = await moderator.call(desk.log.list)
  expect(entries.slice(0, 2).map(({ action, reason }) => [action, reason])).toEqual([
    ['poll.create', 'a change'],
    ['poll.close', 'enough votes'],
  ])
})

test('an editor plans a poll for a later day and cancels it, each with a reason', async () => {
  await using server = await startTestServer()
  const [editor, moderator] = [await signUpOperator(server, 'editor'), await signUpOperator(server)]
  const options = [
    { en: 'Cats', es: 'Gatos' },
    { en: 'Dogs', es: 'Perros' },
  ] as const
  const firstDay = '2026-12-24'
  const poll = { first: options[0], second: options[1], firstDay, reason: 'a winter poll' }
  const cancellation = { firstDay, reason: 'no winter' }
  expect(await moderator.refusal(desk.polls.create, poll)).toBe('DESK_ROLE_REQUIRED')
  expect(await moderator.refusal(desk.polls.cancel, cancellation)).toBe('DESK_ROLE_REQUIRED')
  expect(await editor.refusal(desk.polls.create, { ...poll, firstDay: '2026-11-18' })).toBe('INVALID')
  await editor.call(desk.polls.create, poll)
  expect(await editor.refusal(desk.polls.create, poll)).toBe('POLL_PLANNED')
  expect(await moderator.call(desk.polls.find)).toEqual({
    last: null,
    planned: [{ options, firstDay, lastDay: '2027-01-07' }],
  })
  await editor.call(desk.polls.cancel, cancellation)
  expect(await editor.refusal(desk.polls.cancel, cancellation)).toBe('POLL_NOT_PLANNED')
  expect(await moderator.call(desk.polls.find)).toEqual({ last: null, planned: [] })
  const { entries } = await moderator.call(desk.log.list)
  expect(entries.slice(0, 2).map(({ action, subject, reason }) => [action, subject, reason])).toEqual([
    ['poll.cancel', firstDay, 'no winter'],
    ['poll.plan', firstDay, 'a winter poll'],
  ])
})
