import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import { runOnOneServer } from './single-runner.ts'

const WAIT = { timeout: 20_000, interval: 10 }

/** Starts several servers that want to run the jobs. Returns which of them are running the jobs now. */
async function startRunners(count: number) {
  const server = await startTestServer()
  const running = new Set<number>()
  const mostAtOnce = { count: 0 }
  const runners = Array.from({ length: count }, (_, id) =>
    runOnOneServer(server.databaseUrl, {
      tryEveryMs: 10,
      startJobs: () => {
        running.add(id)
        mostAtOnce.count = Math.max(mostAtOnce.count, running.size)
        return () => Promise.resolve(void running.delete(id))
      },
    }),
  )
  onTestFinished(async () => {
    await Promise.all(runners.map((stop) => stop()))
    await server[Symbol.asyncDispose]()
  })
  const breakConnection = () =>
    sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`.execute(server.db)
  return { running, runners, mostAtOnce, breakConnection }
}

test('one of three servers runs the jobs, and another takes over when it stops', async () => {
  const { running, runners, mostAtOnce } = await startRunners(3)
  const stopped: (number | undefined)[] = []
  for (const _ of runners) {
    await expect.poll(() => running.size, WAIT).toBe(1)
    const [runner] = running
    expect(stopped).not.toContain(runner)
    stopped.push(runner)
    await runners[runner ?? 0]?.()
  }
  expect(running.size).toBe(0)
  expect(mostAtOnce.count).toBe(1)
})

test('a server that loses its connection stops the jobs, and they run again', async () => {
  const { running, breakConnection } = await startRunners(2)
  await expect.poll(() => running.size, WAIT).toBe(1)
  const starts: string[] = []
  const add = running.add.bind(running)
  running.add = (id) => {
    starts.push(`after ${running.size} others`)
    return add(id)
  }
  await breakConnection()
  await expect.poll(() => starts.length, WAIT).toBe(1)
  expect(running.size).toBe(1)
})
