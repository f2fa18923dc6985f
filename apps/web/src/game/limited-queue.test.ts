import { expect, it } from 'vitest'
import { createLimitedQueue } from './limited-queue.ts'

it('starts the next entry when one has ended, first in, first out', () => {
  const turns = createLimitedQueue(2)
  const begun: string[] = []
  const [endFirst, endSecond] = ['a', 'b', 'c', 'd'].map((name) => turns.enqueue(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  endSecond?.()
  expect(begun).toEqual(['a', 'b', 'c'])
  endFirst?.()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('skips a removed entry and counts each end once', () => {
  const turns = createLimitedQueue(1)
  const begun: string[] = []
  const [endFirst, giveUp] = ['a', 'b', 'c', 'd'].map((name) => turns.enqueue(() => begun.push(name)))
  giveUp?.()
  endFirst?.()
  endFirst?.()
  expect(begun).toEqual(['a', 'c'])
})
