import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createKeyedQueues, createQueue } from './queue.ts'

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE', retryAfterSeconds: 5 }) as unknown

test('tasks run one after another in order, even if some fail', async () => {
  const run = createQueue({ concurrency: 1, maxQueueLength: 5, maxWaitMs: Infinity })
  const seen: string[] = []
  const work = (name: string) =>
    run(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('tasks are refused while the queue is full', async () => {
  const run = createQueue({ concurrency: 1, maxQueueLength: 2, maxWaitMs: Infinity })
  const first = Promise.withResolvers<void>()
  const [a, b, c] = [run(() => first.promise), run(() => Promise.resolve()), run(() => Promise.resolve())]
  await expect(run(() => Promise.resolve())).rejects.toEqual(unavailable)
  first.resolve()
  await Promise.all([a, b, c])
  await expect(run(() => Promise.resolve('done'))).resolves.toBe('done')
})

test('a task that has waited too long is refused and not run', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const run = createQueue({ concurrency: 1, maxQueueLength: 9, maxWaitMs: 1000 })
  const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const longWork = () => {
    begun.resolve()
    return first.promise
  }
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  const turns = [run(longWork), run(work)]
  await begun.promise
  now.mockReturnValue(1001)
  first.resolve('done')
  const outcomes = await Promise.allSettled([...turns, run(work)])
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'done' },
    { status: 'rejected', reason: unavailable },
    { status: 'fulfilled', value: 'done' },
  ])
  expect(work).toHaveBeenCalledTimes(1)
})

/** Creates tasks that run until the test ends them. `running` lists those in progress. */
function createGatedTasks() {
  const running: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gateOf = (name: string) => gates.get(name) ?? gates.set(name, Promise.withResolvers<void>()).get(name)
  return {
    running,
    work: (name: string) => async () => {
      running.push(name)
      await gateOf(name)?.promise
      running.splice(running.indexOf(name), 1)
    },
    end: (name: string) => gateOf(name)?.resolve(),
  }
}

test('no more tasks than allowed run at once', async () => {
  const run = createQueue({ concurrency: 2, maxQueueLength: 9, maxWaitMs: Infinity })
  const { running, work, end } = createGatedTasks()
  const [a, b, c] = ['a', 'b', 'c'].map((name) => run(work(name)))
  await setImmediate()
  expect(running).toEqual(['a', 'b'])
  end('b')
  await b
  await setImmediate()
  expect(running).toEqual(['a', 'c'])
  end('a')
  end('c')
  await Promise.all([a, c])
})

test('in a keyed queue, a task never waits for another key', async () => {
  const run = createKeyedQueues({ concurrency: 1, maxQueueLength: 9, maxWaitMs: Infinity })
  const { running, work, end } = createGatedTasks()
  const [a, b, other] = [run('ana', work('a')), run('ana', work('b')), run('eva', work('other'))]
  await setImmediate()
  expect(running).toEqual(['a', 'other'])
  for (const name of ['a', 'b', 'other']) end(name)
  await Promise.all([a, b, other])
  expect(running).toEqual([])
})
