import { expect, test } from 'vitest'
import { createBusyProcesses, watchLoad } from './load.ts'

test('a process reports that it is busy while it works, and that it is not afterwards', async () => {
  const reports: boolean[] = []
  const reported = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stop = watchLoad((isBusy) => reported[reports.push(isBusy) - 1]?.resolve())
  const work = setInterval(() => {
    const end = performance.now() + 20
    while (performance.now() < end);
  }, 1)
  await reported[0]?.promise
  clearInterval(work)
  await reported[1]?.promise
  stop()
  expect(reports).toEqual([true, false])
})

test('a server is busy as long as one of its processes is', () => {
  const busy = createBusyProcesses()
  busy.set(1, true)
  busy.set(2, true)
  busy.set(1, false)
  expect(busy.hasAny()).toBe(true)
  busy.set(2, false)
  expect(busy.hasAny()).toBe(false)
})
