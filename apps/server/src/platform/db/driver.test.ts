import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from './db.ts'
import { createDialect, runAtCommit, type ReservedClient } from './driver.ts'
import type { Tables } from './tables.ts'

/** A fake connection that records each batch's statements. Statements that contain `failingStatement` fail. */
function createFakeClient(failingStatement = 'no statement') {
  const batches: string[][] = []
  let [isBatch, isReleasedBroken] = [false, false]
  const client: ReservedClient = {
    query(text) {
      if (isBatch) batches.at(-1)?.push(text)
      else batches.push([text])
      if (text.includes(failingStatement)) return Promise.reject(new Error(`${text} failed`))
      return Promise.resolve({
        command: text.split(' ')[0]?.toUpperCase() ?? '',
        rowCount: 0,
        rows: [{ text }],
      })
    },
    batch(send) {
      batches.push([])
      isBatch = true
      try {
        return send()
      } finally {
        isBatch = false
      }
    },
    collect() {},
    countPending: () => 0,
    getSilenceMs: () => 0,
    destroy() {},
    release: (isBroken) => void (isReleasedBroken = isBroken),
  }
  const db = new Kysely<Tables>({
    dialect: createDialect({
      query: client.query,
      reserve: () => Promise.resolve(client),
      close: () => Promise.resolve(),
    }),
  })
  const run = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute((tx) => work(tx as Tx))
  return { batches, run, isReleasedBroken: () => isReleasedBroken }
}

const read = sql`select 1`
const write = sql`insert into spent_nonces values (1)`

test('BEGIN is sent together with the first read', async () => {
  const { batches, run } = createFakeClient()
  await run((tx) => read.execute(tx))
  expect(batches).toEqual([['begin', 'select 1'], ['commit']])
})

test('BEGIN is sent together with the lock of a player’s row', async () => {
  const { batches, run } = createFakeClient()
  const lock = '\n  select * from players for no key update'
  await run((tx) => sql.raw(lock).execute(tx))
  expect(batches).toEqual([['begin', lock], ['commit']])
})

test('a write is not sent before BEGIN has worked', async () => {
  const { batches, run } = createFakeClient('begin')
  await expect(run((tx) => write.execute(tx))).rejects.toThrow('begin failed')
  expect(batches.flat()).not.toContainEqual(expect.stringContaining('insert'))
})

test('a transaction whose BEGIN fails behind a read writes nothing', async () => {
  const { batches, run } = createFakeClient('begin')
  const work = run(async (tx) => {
    await read.execute(tx)
    await write.execute(tx)
  })
  await expect(work).rejects.toThrow('begin failed')
  expect(batches.flat()).toEqual(['begin', 'select 1', 'rollback'])
})

test('the last statement is sent together with COMMIT', async () => {
  const { batches, run } = createFakeClient()
  await run(async (tx) => {
    await read.execute(tx)
    await runAtCommit(tx, { execute: () => write.execute(tx) })
  })
  expect(batches).toEqual([
    ['begin', 'select 1'],
    ['insert into spent_nonces values (1)', 'commit'],
  ])
})

test('a transaction throws the error of the statement that is sent with COMMIT', async () => {
  const { batches, run } = createFakeClient('insert')
  const work = run(async (tx) => {
    await read.execute(tx)
    await runAtCommit(tx, { execute: () => write.execute(tx) })
  })
  await expect(work).rejects.toThrow('insert into spent_nonces values (1) failed')
  expect(batches.at(-1)).toEqual(['rollback'])
})

test('a transaction refuses statements after the last one', async () => {
  const { batches, run } = createFakeClient()
  const work = run(async (tx) => {
    await read.execute(tx)
    await runAtCommit(tx, { execute: () => write.execute(tx) })
    await read.execute(tx)
  })
  await expect(work).rejects.toThrow('the last statement')
  expect(batches).toEqual([['begin', 'select 1'], ['rollback']])
})

test('a transaction without statements sends nothing', async () => {
  const { batches, run } = createFakeClient()
  await run(() => Promise.resolve())
  await expect(run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(batches).toEqual([])
})

test('a connection whose ROLLBACK fails is closed', async () => {
  const { run, isReleasedBroken } = createFakeClient('rollback')
  const work = run(async (tx) => {
    await read.execute(tx)
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('rollback failed')
  expect(isReleasedBroken()).toBe(true)
})
