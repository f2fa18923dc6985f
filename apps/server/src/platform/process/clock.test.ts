import { expect, test } from 'vitest'
import { createClock, readMoment } from './clock.ts'

test('an instant and its day agree at midnight', () => {
  const beforeMidnight = Date.parse('2026-11-18T22:59:59.999Z')
  let time = beforeMidnight
  const clock = createClock(() => time++)
  expect(readMoment(clock)).toEqual({ at: new Date(beforeMidnight), today: '2026-11-18' })
  expect(clock.today()).toBe('2026-11-19')
})
