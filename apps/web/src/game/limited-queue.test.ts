import { expect, it } from 'vitest'
import { createLimitedQueue } from './limited-queue.ts'

it('lets the next one begin when one has ended, in the order they came', () => {
  const turns = createLimitedQueue(2)
  const begun: string[] = []
  const [endFirst, endSecond] = ['a', 'b', 'c', 'd'].map((name) => turns.enqueue(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  endSecond?.()
  expect(begun).toEqual(['a', 'b', 'c'])
  endFirst?.()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('passes over one that has given up its place, and counts no end twice', () => {
  const turns = createLimitedQueue(1)
  const begun: string[] = []
  const [endFirst, giveUp] = ['a', 'b', 'c', 'd'].map((name) => turns.enqueue(() => begun.push(name)))
  giveUp?.()
  endFirst?.()
  endFirst?.()
  expect(begun).toEqual(['a', 'c'])
})
