import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('notifies listeners of each new value until they unsubscribe', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const leave = store.subscribe(first)
  store.subscribe(second)
  store.write(2)
  leave()
  store.write(3)
  expect(store.read()).toBe(3)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})
