import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import type { Reader } from './db.ts'
import { readSnapshot } from './snapshot.ts'

test('the type of a reader does not allow writing', () => {
  // This function is compiled but never run. Each of its lines must be a type error.
  const writes = (db: Reader) => [
    // @ts-expect-error -- Reader has no insertInto
    db.insertInto('spent_nonces'),
    // @ts-expect-error -- Reader has no updateTable
    db.updateTable('players'),
    // @ts-expect-error -- Reader has no deleteFrom
    db.deleteFrom('sessions'),
    // @ts-expect-error -- Reader has no mergeInto
    db.mergeInto('wallets'),
    // @ts-expect-error -- Reader cannot change tables
    db.schema,
    // @ts-expect-error -- Reader has no common table expressions, because they may write
    db.with,
    // @ts-expect-error -- Reader has no transactions
    db.transaction(),
  ]
  expect(writes).toBeInstanceOf(Function)
})

test('a column with a type of the rules accepts only its values', () => {
  const reads = (db: Reader) => [
    // @ts-expect-error -- unknown game
    db.selectFrom('rounds').where('game', '=', 'chess'),
    // @ts-expect-error -- unknown mode
    db.selectFrom('rounds').where('mode', '=', 3),
    // @ts-expect-error -- unknown status
    db.selectFrom('rounds').where('status', '=', 3),
    // @ts-expect-error -- a string that was not validated as a day
    db.selectFrom('rounds').where('day', '=', '2026-11-18'),
    // @ts-expect-error -- unknown rarity
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
