import { expect, onTestFinished, test, vi } from 'vitest'
import { createWaitEstimator } from './queue-wait.ts'

const CONNECTIONS = 8

function createQueue() {
  let now = 0
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => spy.mockRestore())
  const { start, estimateMs } = createWaitEstimator(CONNECTIONS)
  return {
    estimate: (others = 0) => estimateMs(others),
    start,
    /** Each round starts this many requests together and ends them together after `ms`. */
    run: (rounds: number, requests: number, ms: number) => {
      for (let round = 0; round < rounds; round++) {
        const started = Array.from({ length: requests }, start)
        now += ms
        for (const end of started) end()
      }
    },
  }
}

test('nobody waits while connections are free', () => {
  const { estimate, run, start } = createQueue()
  run(20, 1, 500)
  for (let n = 0; n < CONNECTIONS; n++) start()
  expect(estimate()).toBe(0)
})

test('requests that finish at the same moment count like requests that finish one after another', () => {
  const { estimate, run } = createQueue()
  // Eight connections, each busy for 400 ms, finish one request per 50 ms on average.
  run(50, CONNECTIONS, 400)
  expect(estimate(CONNECTIONS + 10)).toBeCloseTo(500, -1)
  run(50, CONNECTIONS, 4)
  expect(estimate(CONNECTIONS + 10)).toBeCloseTo(5, 0)
})

test('requests in progress count even if the caller knows of fewer', () => {
  const { estimate, run, start } = createQueue()
  run(50, CONNECTIONS, 40)
  const started = Array.from({ length: CONNECTIONS + 10 }, start)
  expect(estimate(3)).toBeCloseTo(50, 0)
  for (const end of started) end()
  expect(estimate(3)).toBe(0)
})

test('one slow statement does not make the database look slow', () => {
  const { estimate, run } = createQueue()
  run(50, CONNECTIONS, 8)
  run(1, 1, 60_000)
  expect(estimate(CONNECTIONS + 10)).toBeLessThan(80)
})

test('a long queue is always a long wait, however fast the database was', () => {
  const { estimate, run } = createQueue()
  run(500, CONNECTIONS, 0)
  expect(estimate(2000)).toBeGreaterThan(100)
})
