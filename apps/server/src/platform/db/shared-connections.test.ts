import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createSharedConnections, type SharedConnections } from './shared-connections.ts'

const WAIT = { timeout: 15_000 }
const url = `${inject('postgres')}/postgres`

function openShared(max: number): SharedConnections {
  const shared = createSharedConnections({ config: { connectionString: url }, max, limitMs: undefined, onBroken() {} })
  onTestFinished(() => shared.close())
  return shared
}

/** While the clock stands still, no statement counts as slow. */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
}

async function readPid(shared: SharedConnections): Promise<number> {
  const { rows } = await shared.query('select pg_backend_pid() as pid where $1::int = 1', [1])
  return (rows as { pid: number }[])[0]?.pid ?? 0
}

test('many reads at once share half of the connections', async () => {
  const shared = openShared(4)
  stopClock()
  const readAll = () => Promise.all(Array.from({ length: 20 }, () => readPid(shared)))
  const pids = new Set<number>()
  while (pids.size < 2) for (const pid of await readAll()) pids.add(pid)
  for (let round = 0; round < 5; round++) for (const pid of await readAll()) pids.add(pid)
  expect(pids.size).toBe(2)
})

test('a failed read does not affect the reads behind it on the same connection', async () => {
  const shared = openShared(1)
  const outcomes = await Promise.allSettled([
    readPid(shared),
    shared.query('select 1 / $1::int', [0]),
    shared.query('select no_such_column where $1', [true]),
    readPid(shared),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
})

test('reads do not wait for slow statements while another connection can be opened', async () => {
  const shared = openShared(3)
  await using holder = new AsyncDisposableStack()
  const client = new pg.Client(url)
  await client.connect()
  holder.defer(() => client.end())
  await client.query('select pg_advisory_lock(79)')
  const slow = [1, 2].map(() => shared.query('select pg_advisory_lock_shared($1::int)', [79]))
  await vi.waitFor(async () => {
    const { rows } = await client.query(
      "select 1 from pg_locks where locktype = 'advisory' and objid = 79 and not granted",
    )
    expect(rows.length).toBeGreaterThan(0)
  }, WAIT)
  for (let n = 0; n < 20; n++) expect(await readPid(shared)).toBeGreaterThan(0)
  await client.query('select pg_advisory_unlock(79)')
  await Promise.all(slow)
})

test('if the database accepts no more connections, existing ones are used and new ones rarely tried', async () => {
  const shared = openShared(8)
  await readPid(shared)
  stopClock()
  const connect = vi.spyOn(pg.Client.prototype, 'connect').mockRejectedValue(new Error('too many clients'))
  onTestFinished(() => connect.mockRestore())
  for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, () => readPid(shared)))
  expect(connect.mock.calls.length).toBeLessThanOrEqual(3)
})
