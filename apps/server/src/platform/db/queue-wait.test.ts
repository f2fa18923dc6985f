import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWaitEstimator } from './queue-wait.ts'

const CONNECTIONS = 8

function createFakePool() {
  let now = 0
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => spy.mockRestore())
  const pool = Object.assign(new EventEmitter(), { waitingCount: 0, options: { max: CONNECTIONS } })
  return {
    estimate: createWaitEstimator(pool as unknown as pg.Pool),
    setWaiting: (count: number) => void (pool.waitingCount = count),
    releaseEvery: (ms: number, times: number) => {
      for (let n = 0; n < times; n++) {
        now += ms
        pool.emit('release')
      }
    },
  }
}

test('nobody waits while connections are free', () => {
  const { estimate, releaseEvery } = createFakePool()
  releaseEvery(500, 100)
  expect(estimate(0)).toBe(0)
})

test('the expected wait is the queue times the time between two releases', () => {
  const { estimate, setWaiting, releaseEvery } = createFakePool()
  setWaiting(10)
  releaseEvery(20, 200)
  expect(estimate(0)).toBeCloseTo(200, 0)
  releaseEvery(2, 200)
  expect(estimate(0)).toBeCloseTo(20, 0)
})

test('quiet periods and one slow statement do not make the database look slow', () => {
  const { estimate, setWaiting, releaseEvery } = createFakePool()
  setWaiting(10)
  releaseEvery(2, 200)
  setWaiting(0)
  releaseEvery(60_000, 100)
  setWaiting(10)
  expect(estimate(0)).toBeLessThan(50)
})

test('a long queue is always a long wait, however fast the database was', () => {
  const { estimate, setWaiting, releaseEvery } = createFakePool()
  setWaiting(2000)
  releaseEvery(0, 500)
  expect(estimate(0)).toBeGreaterThan(100)
})

test('accepted calls that have not asked for a connection yet lengthen the wait, too', () => {
  const { estimate, setWaiting, releaseEvery } = createFakePool()
  setWaiting(1)
  releaseEvery(20, 200)
  expect(estimate(CONNECTIONS + 10)).toBeCloseTo(200, 0)
  expect(estimate(CONNECTIONS)).toBeCloseTo(20, 0)
})
