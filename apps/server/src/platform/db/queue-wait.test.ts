import { expect, onTestFinished, test, vi } from 'vitest'
import { createWaitEstimator } from './queue-wait.ts'

function createQueue() {
  let [now, waiting] = [0, 0]
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => spy.mockRestore())
  const { recordRelease, estimateMs } = createWaitEstimator()
  return {
    estimate: () => estimateMs(waiting),
    setWaiting: (count: number) => void (waiting = count),
    releaseEvery: (ms: number, times: number) => {
      for (let n = 0; n < times; n++) {
        now += ms
        recordRelease(waiting)
      }
    },
  }
}

test('nobody waits while connections are free', () => {
  const { estimate, releaseEvery } = createQueue()
  releaseEvery(500, 100)
  expect(estimate()).toBe(0)
})

test('the expected wait is the queue times the time between two releases', () => {
  const { estimate, setWaiting, releaseEvery } = createQueue()
  setWaiting(10)
  releaseEvery(20, 200)
  expect(estimate()).toBeCloseTo(200, 0)
  releaseEvery(2, 200)
  expect(estimate()).toBeCloseTo(20, 0)
})

test('quiet periods and one slow statement do not make the database look slow', () => {
  const { estimate, setWaiting, releaseEvery } = createQueue()
  setWaiting(10)
  releaseEvery(2, 200)
  setWaiting(0)
  releaseEvery(60_000, 100)
  setWaiting(10)
  expect(estimate()).toBeLessThan(50)
})

test('a long queue is always a long wait, however fast the database was', () => {
  const { estimate, setWaiting, releaseEvery } = createQueue()
  setWaiting(2000)
  releaseEvery(0, 500)
  expect(estimate()).toBeGreaterThan(100)
})
