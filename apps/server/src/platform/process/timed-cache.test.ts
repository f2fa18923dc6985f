import { expect, test } from 'vitest'
import { createTimedCache } from './timed-cache.ts'

/** Returns a function that counts its calls. The first call returns 1, the second 2. */
function createLoadCounter() {
  let loads = 0
  return async () => (loads += 1)
}

test('a value is loaded once, and again when it is too old', async () => {
  const cache = createTimedCache<number>({ maxAgeMs: 1000 })
  const load = createLoadCounter()
  expect(await Promise.all([cache(0, load), cache(0, load), cache(999, load)])).toEqual([1, 1, 1])
  expect(await cache(1000, load)).toBe(2)
})

test('a value is loaded again after the clock was set back by more than its age', async () => {
  const cache = createTimedCache<number>({ maxAgeMs: 1000 })
  const load = createLoadCounter()
  expect(await cache(5000, load)).toBe(1)
  expect(await cache(4001, load)).toBe(1)
  expect(await cache(4000, load)).toBe(2)
})

test('a failure is not cached: the next caller loads again', async () => {
  const cache = createTimedCache<number>({ maxAgeMs: 1000 })
  await expect(cache(0, async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache(1, async () => 7)).toBe(7)
})

test('a late failure does not replace a newer value', async () => {
  const cache = createTimedCache<number>({ maxAgeMs: 1000 })
  const slow = Promise.withResolvers<number>()
  const first = cache(0, () => slow.promise)
  expect(await cache(1000, async () => 7)).toBe(7)
  slow.reject(new Error('down'))
  await expect(first).rejects.toThrow('down')
  expect(await cache(1001, async () => 8)).toBe(7)
})

test('a failure can be cached, so that callers do not make the server retry more often', async () => {
  const cache = createTimedCache<number>({ maxAgeMs: 1000, keepFailures: true })
  await expect(cache(0, async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache(999, async () => 7)).rejects.toThrow('down')
  expect(await cache(1000, async () => 7)).toBe(7)
})
