import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { startRun } from './server-run.ts'

const RULE = 'the database contains everything that each server run wrote'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-runs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const runAudit = (server: TestServer, dataDir: string) =>
  createCommandRunner(server, undefined, { dataDir, target: inject('postgres') })('ledger', 'audit')

/** Ways in which a second server on the same folder could damage the database while the first is running. */
const LOSSES = [
  ['lost the last writes of', 'beats - 1'],
  ['lost all writes of', '0'],
] as const

test.each(LOSSES)('the audit finds a database that %s a run, even if its books balance', async (_, beats) => {
  await using server = await startTestServer()
  const dataDir = await createFolder()
  const run = await startRun(server.database, join(dataDir, 'runs'))
  await run.beat()
  await run.beat()
  await run.stop()
  const sound = await runAudit(server, dataDir)
  expect(sound).toMatchObject({ ok: true, lines: expect.arrayContaining([`ok     ${RULE}`]) as string[] })
  await sql.raw(`update server_runs set beats = ${beats}`).execute(server.db)
  const { ok, lines } = await runAudit(server, dataDir)
  expect(ok).toBe(false)
  expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([
    expect.stringMatching(
      `^FAULT  ${RULE}: 1 broken, such as [0-9a-f-]{36}, which wrote 3 counts of which [02] are left$`,
    ),
  ])
})

test('a run with lost commits stays recorded after the next run, and a complete run does not', async () => {
  await using server = await startTestServer()
  const dataDir = await createFolder()
  const { database } = server
  const live = async () => {
    const run = await startRun(database, join(dataDir, 'runs'))
    await run.stop()
  }
  await live()
  await server.db.deleteFrom('server_runs').execute()
  await live()
  await live()
  const files = (await readdir(dataDir, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name))
  expect(files).toHaveLength(2)
  expect((await runAudit(server, dataDir)).ok).toBe(false)
})

test('during an outage a run counts only what the database contains', async () => {
  await using server = await startTestServer()
  const dataDir = await createFolder()
  const { database } = server
  let isOut = false
  const run = await startRun(
    { ...database, transaction: (work) => (isOut ? Promise.reject(new Error('out')) : database.transaction(work)) },
    join(dataDir, 'runs'),
  )
  await run.beat()
  isOut = true
  await run.beat()
  await run.stop()
  expect((await runAudit(server, dataDir)).ok).toBe(true)
})
