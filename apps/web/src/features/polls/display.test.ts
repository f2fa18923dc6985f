import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, test } from 'vitest'
import { toPollDisplay } from './display.ts'
import type { Poll } from './use-poll.ts'

const poll = (change: Partial<Poll> = {}): Poll => ({
  id: '1',
  name: ['Moon', 'Sun'],
  names: [fillMissingLanguages({ en: 'Moon', es: 'Luna' }), fillMissingLanguages({ en: 'Sun', es: 'Sol' })],
  votes: [1, 2],
  voterIds: [],
  finished: false,
  startedAt: Date.parse('2026-11-18T16:45:00Z'),
  expiresOn: '2026,12,02',
  ...change,
})

test.each([
  ['open', {}],
  ['voted', { voterIds: ['me'] }],
  ['open', { voterIds: ['another'] }],
  ['finished', { finished: true }],
  ['finished', { finished: true, voterIds: ['me'] }],
] as const)('a poll is %s when it is %j', (state, change) => {
  expect(toPollDisplay(poll(change as Partial<Poll>), 'me').state).toBe(state)
})

test('the shares are whole percentages and the winner has the larger one', () => {
  const { choices, winner } = toPollDisplay(poll(), 'me')
  expect(choices.map(({ share }) => share)).toEqual([33, 67])
  expect(winner.name.es).toBe('Sol')
})

test('the first option wins on a tie, and while nobody has voted', () => {
  expect(toPollDisplay(poll({ votes: [3, 3] }), 'me').winner.option).toBe(1)
  expect(toPollDisplay(poll({ votes: [0, 0] }), 'me').winner.option).toBe(1)
})

test('the elapsed time counts from the start of the poll; a poll without an end date shows no times', () => {
  expect(toPollDisplay(poll(), 'me').beganAt).toBe(Date.parse('2026-11-18T16:45:00Z'))
  expect(toPollDisplay(poll(), 'me').endsAt).toBe(Date.parse('2026-12-02T23:00:00Z'))
  const endless = toPollDisplay(poll({ expiresOn: null }), 'me')
  expect([endless.beganAt, endless.endsAt]).toEqual([undefined, undefined])
})
