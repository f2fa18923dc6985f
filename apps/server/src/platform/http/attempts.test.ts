import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

const toRefusal = (seconds: number) =>
  expect.objectContaining({ code: 'TOO_MANY', retryAfterSeconds: seconds }) as unknown as Error

test('failed attempts are limited by key until their window ends', () => {
  let now = 0
  const attempts = createAttempts({ max: 2, windowSeconds: 60 }, () => now)
  attempts.begin('ana')
  now = 10_000
  attempts.begin('ana')
  expect(() => attempts.begin('ana')).toThrow(toRefusal(50))
  attempts.begin('eva')
  now = 60_000
  attempts.begin('ana')
})

test('attempts that succeed are not limited', () => {
  const attempts = createAttempts({ max: 1, windowSeconds: 60 })
  for (let n = 0; n < 5; n++) attempts.begin('ana')()
  attempts.begin('ana')
  expect(() => attempts.begin('ana')).toThrow(toRefusal(60))
})

test('concurrent attempts are limited before any of them has failed', () => {
  const attempts = createAttempts({ max: 2, windowSeconds: 60 })
  const succeed = attempts.begin('ana')
  attempts.begin('ana')
  expect(() => attempts.begin('ana')).toThrow(toRefusal(60))
  succeed()
  attempts.begin('ana')
})
