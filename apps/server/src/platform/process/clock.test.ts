import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

const BEFORE = Date.parse('2026-11-18T22:59:59.999Z')
const AFTER = BEFORE + 1

test('midnight does not fall into the middle of frozen work, however it waits', async () => {
  let time = BEFORE
  const clock = clockOf(() => time)
  const seen = await clock.freeze(async () => {
    const first = clock.today()
    time = AFTER
    await wait(0)
    return [first, clock.today(), await clock.freeze(() => Promise.resolve(clock.today()))]
  })
  expect(seen).toEqual(['2026-11-18', '2026-11-18', '2026-11-18'])
  expect(clock.today()).toBe('2026-11-19')
})

test('work frozen side by side keeps its own instant', async () => {
  let time = BEFORE
  const clock = clockOf(() => time)
  const early = clock.freeze(async () => {
    await wait(0)
    return clock.now()
  })
  time = AFTER
  const late = clock.freeze(() => Promise.resolve(clock.now()))
  expect(await Promise.all([early, late])).toEqual([BEFORE, AFTER])
})
