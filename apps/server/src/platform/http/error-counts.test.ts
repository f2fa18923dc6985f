import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../../test/backup.ts'
import { migrate } from '../db/migrate.ts'
import { connect } from '../db/postgres.ts'
import { createClock } from '../process/clock.ts'
import { countErrors, deleteOldErrorCounts, listErrorCounts } from './error-counts.ts'
import { setErrorHandler } from './error-replies.ts'
import { RetryLater } from './refusal.ts'

const url = await createDatabase()
await migrate(url)
const db = connect(url, () => {}, 2)
afterAll(() => db.close())

const clock = createClock(() => Date.parse('2026-11-18T11:00:00Z'))

async function sendFailingRequests(paths: readonly string[]): Promise<void> {
  const app = Fastify()
  setErrorHandler(app)
  countErrors(app, { db, clock })
  app.get('/works', () => ({}))
  app.get('/fails', () => Promise.reject(new Error('a bug')))
  app.get('/waits', () => Promise.reject(new RetryLater('UNAVAILABLE', 2)))
  for (const path of paths) await app.inject(path)
  await app.close()
}

test('failed replies are counted by day and status, by several servers together, and deleted after a year', async () => {
  await sendFailingRequests(['/works', '/fails', '/waits', '/waits', '/unknown'])
  await sendFailingRequests(['/waits'])
  const list = () => listErrorCounts(db.reader, clock.today())
  expect((await list()).toSorted((a, b) => a.http_status - b.http_status)).toEqual([
    { day: '2026-11-18', http_status: 500, replies: 1 },
    { day: '2026-11-18', http_status: 503, replies: 3 },
  ])
  await db.transaction((tx) => deleteOldErrorCounts(tx, createClock(() => Date.parse('2028-01-01T11:00:00Z')).today()))
  expect(await list()).toEqual([])
})
