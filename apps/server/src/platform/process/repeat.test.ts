import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, repeatWork } from './repeat.ts'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the daily work runs immediately and every day until it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const end = repeatWork(work, { everyMs: DAY_MS, onError: () => {} })
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(25 * HOUR_MS)
  expect(work).toHaveBeenCalledTimes(3)
  await end()
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS)
  expect(work).toHaveBeenCalledTimes(3)
})

test('a failure is reported, and the work runs again the next day', async () => {
  const faults: unknown[] = []
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve()).mockRejectedValueOnce('no disk')
  const end = repeatWork(work, { everyMs: DAY_MS, onError: (fault) => faults.push(fault) })
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(faults).toEqual(['no disk'])
  expect(work).toHaveBeenCalledTimes(2)
  await end()
})

test('stopping waits for work in progress', async () => {
  const working = Promise.withResolvers<void>()
  const events: string[] = []
  const end = repeatWork(() => working.promise.then(() => void events.push('done')), {
    everyMs: DAY_MS,
    onError: () => {},
  })
  const ended = end().then(() => events.push('ended'))
  working.resolve()
  await ended
  expect(events).toEqual(['done', 'ended'])
})

test('a run is skipped while the previous one is in progress', async () => {
  const working = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => working.promise)
  const end = repeatWork(work, { everyMs: HOUR_MS, onError: () => {} })
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  expect(work).toHaveBeenCalledTimes(1)
  working.resolve()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(work).toHaveBeenCalledTimes(2)
  await end()
})
