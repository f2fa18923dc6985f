import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Reader } from './db.ts'
import { openLossyProxy } from '../../../test/lossy-proxy.ts'
import { isOutage } from '../http/outage.ts'
import { connect } from './postgres.ts'

const READY = encodeMessage('Z', 'I')
const WELCOME = Buffer.concat([encodeMessage('R', '\0\0\0\0'), READY])
const NO_ROWS = Buffer.concat([
  encodeMessage('1'),
  encodeMessage('2'),
  encodeMessage('n'),
  encodeMessage('C', 'SELECT 0\0'),
  READY,
])
const SHUT_DOWN = encodeMessage('E', 'SFATAL\0C57P01\0Mterminating connection\0\0')

const lost: string[] = []
const db = connect(`${inject('postgres')}/postgres`, (error) => lost.push(error.message), 4)
afterAll(() => db.close())

async function readBackendPid(reader: Reader): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(reader)
  return rows[0]?.pid ?? 0
}

async function terminateBackend(pid: number): Promise<void> {
  const admin = new pg.Client(`${inject('postgres')}/postgres`)
  await admin.connect()
  await admin.query('select pg_terminate_backend($1, 5000)', [pid])
  await admin.end()
}

test('a connection lost during a transaction fails only that transaction', async () => {
  const work = db.transaction(async (tx) => {
    await terminateBackend(await readBackendPid(tx))
    return readBackendPid(tx)
  })
  await expect(work).rejects.toThrow(/connection/)
  expect(lost.join()).toContain('terminating connection')
  expect(await db.transaction(readBackendPid)).toBeGreaterThan(0)
})

test.each(['40001', '40P01'])('a transaction that fails with %s is retried', async (code) => {
  let runs = 0
  const last = await db.transaction(async (tx) => {
    if (++runs < 3) await raiseError(tx, code)
    return runs
  })
  expect(last).toBe(3)
})

test('a transaction that fails otherwise is not retried', async () => {
  let runs = 0
  const work = db.transaction(async (tx) => {
    runs++
    await raiseError(tx, '23514')
  })
  await expect(work).rejects.toThrow('on purpose')
  expect(runs).toBe(1)
})

test.each([
  ['statement_timeout', '5s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '10s'],
])('the connection setting %s is %s', async (setting, value) => {
  const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db.reader)
  expect(rows).toEqual([{ value }])
})

test('reads work while every connection for writes is in use', async () => {
  const begun = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const release = Promise.withResolvers<void>()
  const writes = begun.map(({ resolve }) =>
    db.transaction(async (tx) => {
      await readBackendPid(tx)
      resolve()
      await release.promise
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  expect(await readBackendPid(db.reader)).toBeGreaterThan(0)
  release.resolve()
  await Promise.all(writes)
})

test('PostgreSQL refuses writes of a reader, also in raw SQL', async () => {
  const writing = sql`create table written_by_a_reader ()`.execute(db.reader)
  await expect(writing).rejects.toThrow('cannot execute CREATE TABLE in a read-only transaction')
})

function raiseError(tx: Reader, code: string): Promise<unknown> {
  return sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`).execute(tx)
}

test('an error while a connection closes is ignored', async () => {
  const { port, clientClosed } = await startFakePostgres()
  const missed: Error[] = []
  const leaving = connect(`postgres://otogi:test@127.0.0.1:${port}/otogi`, (error) => missed.push(error))
  await sql`select`.execute(leaving.reader)
  await leaving.close()
  await clientClosed
  expect(missed).toEqual([])
})

/** Starts a fake PostgreSQL server that answers one statement and resets the connection when the client ends it. */
async function startFakePostgres(): Promise<{ port: number; clientClosed: Promise<unknown> }> {
  const server = createServer()
  onTestFinished(() => void server.close())
  const clientClosed = new Promise((done) => {
    server.on('connection', (socket: Socket) => {
      socket.once('data', () => {
        socket.write(WELCOME)
        socket.on('data', (said) => {
          if (said.toString('latin1', 0, 1) === 'X') socket.end(SHUT_DOWN, () => socket.once('close', done))
          else socket.write(NO_ROWS)
        })
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, clientClosed }
}

function encodeMessage(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const SOON_MS = 2000

test('lost packets fail only the calls made at that time', async () => {
  await using line = await openLossyProxy(`${inject('postgres')}/postgres`)
  const broken: string[] = []
  const far = connect(line.url, (error) => broken.push(error.message), 2, SOON_MS)
  onTestFinished(() => far.close())
  const calls = () => [1, 2].flatMap(() => [readBackendPid(far.reader), far.transaction(readBackendPid)])
  await Promise.all(calls())
  line.lose()
  const during = await Promise.allSettled(calls())
  expect(during.map((one) => one.status === 'rejected' && isOutage(one.reason))).toEqual([true, true, true, true])
  // The two reads share a connection.
  expect(broken).toEqual(Array.from({ length: 3 }, () => 'no answer within 2 s'))
  line.mend()
  expect(await Promise.all(calls())).toEqual([1, 2, 3, 4].map(() => expect.any(Number) as number))
})

test('a connection lost during a transaction leaves none of its changes', async () => {
  await using line = await openLossyProxy(`${inject('postgres')}/postgres`)
  const far = connect(line.url, () => {}, 2, SOON_MS)
  onTestFinished(() => far.close())
  await db.transaction((tx) => sql`create table if not exists half_way (n int)`.execute(tx))
  const work = far.transaction(async (tx) => {
    await sql`insert into half_way values (1)`.execute(tx)
    line.lose()
    await sql`insert into half_way values (2)`.execute(tx)
  })
  await expect(work).rejects.toSatisfy(isOutage)
  line.mend()
  expect((await sql`select n from half_way`.execute(far.reader)).rows).toEqual([])
})

test('when connections are cut, all waiting and later calls fail immediately', async () => {
  await using line = await openLossyProxy(`${inject('postgres')}/postgres`)
  const far = connect(line.url, (error) => lost.push(error.message), 2)
  await readBackendPid(far.reader)
  line.lose()
  const waiting = readBackendPid(far.reader)
  far.cut()
  await expect(waiting).rejects.toSatisfy(isOutage)
  await expect(readBackendPid(far.reader)).rejects.toThrow('the server stops')
  await far.close()
})

test('when connections are cut, transactions and a close that wait for a new connection end immediately', async () => {
  await using line = await openLossyProxy(`${inject('postgres')}/postgres`)
  line.lose()
  const far = connect(line.url, (error) => lost.push(error.message), 2)
  const transaction = far.transaction(() => Promise.resolve())
  // The transaction asks for a connection only after a few microtasks.
  await setImmediate()
  const closed = far.close()
  far.cut()
  await expect(transaction).rejects.toThrow('the server stops')
  await closed
})
