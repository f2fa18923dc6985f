import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/backup.ts'
import { migrate } from '../platform/db/migrate.ts'

const cli = resolve(import.meta.dirname, '../cli.ts')
const WAIT = { timeout: 60_000, interval: 20 }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-stopped-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('Ctrl-C during a backup removes the temporary file and prints a message', async () => {
  const url = await createDatabase()
  await migrate(url)
  const holder = new pg.Client(url)
  await holder.connect()
  // Locks a table, so that the backup waits for it.
  await holder.query('begin; lock table wallets in access exclusive mode')
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: url, SECRET_KEY: 'k'.repeat(64) }
  const child = spawn(process.execPath, [cli, 'backup', 'write', join(folder, 'day.backup')], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const gone = once(child, 'close')
  const isWaiting = async () => {
    const { rowCount } = await holder.query(
      "select 1 from pg_locks where not granted and relation = 'wallets'::regclass",
    )
    return rowCount === 1
  }
  await expect.poll(isWaiting, WAIT).toBe(true)
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^day\.backup\.[0-9a-f]{32}\.part$/)])
  child.kill('SIGINT')
  await expect.poll(() => readdir(folder), WAIT).toEqual([])
  await holder.query('rollback')
  await holder.end()
  expect(await gone).toEqual([1, null])
  expect(output).toBe('Stopped: nothing was changed\n')
}, 120_000)
