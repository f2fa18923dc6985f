import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import type { Reader } from './db.ts'
import { readSnapshot } from './snapshot.ts'

test('the type of a reader does not allow writing', () => {
  // This function is compiled but never run. Each of its lines must be a type error.
  const writes = (db: Reader) => [
    // @ts-expect-error -- no insert
    db.insertInto('spent_nonces'),
    // @ts-expect-error -- no update
    db.updateTable('players'),
    // @ts-expect-error -- no delete
    db.deleteFrom('sessions'),
    // @ts-expect-error -- no merge
    db.mergeInto('wallets'),
    // @ts-expect-error -- no change of tables
    db.schema,
    // @ts-expect-error -- no common table expression, which may write
    db.with,
    // @ts-expect-error -- no transaction
    db.transaction(),
  ]
  expect(writes).toBeInstanceOf(Function)
})

test('a column with a type of the rules accepts only its values', () => {
  const reads = (db: Reader) => [
    // @ts-expect-error -- no game of that name
    db.selectFrom('rounds').where('game', '=', 'chess'),
    // @ts-expect-error -- no such mode
    db.selectFrom('rounds').where('mode', '=', 3),
    // @ts-expect-error -- no such status
    db.selectFrom('rounds').where('status', '=', 3),
    // @ts-expect-error -- a text that nobody has checked to be a day
    db.selectFrom('rounds').where('day', '=', '2026-11-18'),
    // @ts-expect-error -- no such rarity
    db.selectFrom('book_draws').where('rarity', '=', 'C'),
  ]
  expect(reads).toBeInstanceOf(Function)
})

test('PostgreSQL refuses writes in a snapshot', async () => {
  await using server = await startTestServer()
  const writing = readSnapshot(server.db, (snapshot) =>
    (snapshot as typeof server.db).deleteFrom('sessions').executeTakeFirst(),
  )
  await expect(writing).rejects.toThrow('cannot execute DELETE in a read-only transaction')
})
