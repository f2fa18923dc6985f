import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOwnerFaults, listTables } from './tables/faults.ts'
import { findColumnFaults, findPrivacyFaults, listColumns } from './tables/privacy.ts'

const wallet = 'apps/server/src/features/wallet/store.ts'
const ranking = 'apps/server/src/features/ranking/store.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'otogi-tables-'))
  addFile('apps/server/migrations/0001-wallets.sql', '-- Balances.\ncreate table wallets (\n  id int\n);\n')
  addFile(wallet, "export const balance = (db) => db.selectFrom('wallets as w').selectAll()")
})
afterEach(() => rmSync(root, { recursive: true }))

function addFile(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const shared = 'the table wallets has one owner, but ranking and wallet use it'

describe('a table has one owner', () => {
  it('one user is allowed', () => {
    expect(findOwnerFaults(root)).toEqual([])
  })

  it('an unused table is a fault at its migration', () => {
    addFile('apps/server/migrations/0002-seeds.sql', 'create table seeds (id int);')
    const rule = 'nothing uses the table seeds'
    expect(findOwnerFaults(root)).toEqual([{ path: 'apps/server/migrations/0002-seeds.sql', line: 1, rule }])
  })

  it.each([
    ['a join', "db.selectFrom('players').innerJoin('wallets as w', 'w.id', 'players.id')"],
    ['a lateral or other join', "db.leftJoin('wallets', 'a', 'b')"],
    ['one of several tables', "db.selectFrom(['players', 'wallets'])"],
    ['a write', "db.updateTable('wallets').set({})"],
    ['an insert', "db.insertInto('wallets').values({})"],
    ['a deletion', "db.deleteFrom('wallets')"],
    ['a subquery in a callback', "db.where((eb) => eb.exists(eb.selectFrom('wallets')))"],
    ['SQL text', 'sql`select 1 from players p join public."wallets" w on true`'],
    ['SQL text with a type', 'sql<number>`update wallets set balance = ${0}`'],
    ['a list in SQL text', 'sql`select 1 from players as p, wallets w where p.id = ${1}`'],
    ['SQL text over lines', 'sql`\n  delete\n  from\n    wallets`'],
    ['a query of the driver', "client.query('select * from wallets')"],
  ])('a second user is refused: %s', (_, use) => {
    addFile(ranking, `export const q = ${use}`)
    expect(findOwnerFaults(root)).toEqual([
      { path: ranking, line: 1, rule: shared },
      { path: wallet, line: 1, rule: shared },
    ])
  })

  it('the app and the platform may not use a table of a feature', () => {
    addFile('apps/server/src/cli.ts', "db.selectFrom('wallets')")
    expect(findOwnerFaults(root).map(({ path }) => path)).toEqual(['apps/server/src/cli.ts', wallet])
  })

  it.each([
    ['a test', ranking.replace('store', 'store.test'), "db.selectFrom('wallets')"],
    ['the types of all tables', 'apps/server/src/platform/db/tables.ts', "db.selectFrom('wallets')"],
    ['a comment in SQL', ranking, 'sql`select 1 -- from wallets\n`'],
    ['a text that is no SQL', ranking, "log.info('taken from wallets')"],
  ])('%s does not count as a use', (_, path, text) => {
    addFile(path, text)
    expect(findOwnerFaults(root)).toEqual([])
  })
})

describe('the privacy page covers each table', () => {
  it.each([
    ['a new table', [], [{ path: 'apps/server/migrations/0001-wallets.sql', line: 2 }]],
    ['a covered table', ['wallets'], []],
    ['a table that is gone', ['wallets', 'purses'], [{ line: 1, rule: 'there is no table purses' }]],
    ['a table listed twice', ['wallets', 'wallets'], [{ rule: 'the table wallets is listed twice' }]],
  ])('%s', (_, listed, faults) => {
    expect(findPrivacyFaults(listTables(root), listed)).toMatchObject(faults)
  })
})

describe('the privacy page covers each column with data about people', () => {
  beforeEach(() => {
    const types = `export type Tables = {
  players: {
    id: string
    phone: string | null
  }
  polls: {
    options: Json
  }
}
`
    addFile('apps/server/src/platform/db/tables.ts', types)
  })

  it.each([
    ['a new column', { players: ['id'] }, [{ line: 4, rule: expect.stringContaining('players.phone') as string }]],
    ['listed columns', { players: ['id', 'phone'] }, []],
    ['a column that is gone', { players: ['id', 'phone', 'fax'] }, [{ rule: 'there is no column players.fax' }]],
  ])('%s', (_, stored, faults) => {
    expect(findColumnFaults(listColumns(root), stored, ['polls'])).toMatchObject(faults)
  })
})
