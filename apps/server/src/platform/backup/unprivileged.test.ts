import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase, listDatabaseObjects, runQuery } from '../../../test/backup.ts'
import { openConnection } from '../db/postgres.ts'
import { runUnprivileged } from './unprivileged.ts'

test('a restore writes rows with no right except inserting into its tables', async () => {
  const target = await createDatabase()
  await runQuery(target, 'create table mine (id int); create table other (id int); create sequence counts')
  const refused = [
    `insert into pg_proc (oid) values (42424242)`,
    `insert into other values (1)`,
    `delete from mine`,
    `copy mine from program 'true'`,
    `create function f() returns int language sql as 'select 1'`,
    `select pg_read_file('PG_VERSION')`,
    `alter table mine add column more int`,
  ]
  for (const statement of refused) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await using opened = new AsyncDisposableStack()
    const { client, db } = await openConnection(target, opened)
    await client.query('begin')
    const work = runUnprivileged(db, { tables: ['mine'], sequences: ['counts'] }, async () => {
      await client.query('insert into mine values (1)')
      await sql`select setval('counts', 5)`.execute(db)
      await client.query(statement)
    })
    await expect(work, statement).rejects.toThrow(/permission denied|must be owner/)
  }
  expect((await listDatabaseObjects(target)).toSorted()).toEqual(['counts', 'mine', 'other'])
})
