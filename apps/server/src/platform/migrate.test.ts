import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

async function freshDatabase(): Promise<string> {
  const base = inject('postgres')
  const name = `m_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${base}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${base}/${name}`
}

test('an empty database gets every migration in order, and none a second time', async () => {
  const url = await freshDatabase()
  const files = (await readdir(new URL('../../migrations/', import.meta.url))).toSorted()
  expect(await migrate(url)).toEqual(files)
  expect(await migrate(url)).toEqual([])
})

test('several servers that start at once migrate once', async () => {
  const url = await freshDatabase()
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('a migration that fails leaves nothing behind', async () => {
  const url = await freshDatabase()
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create table wallets (in_the_way text)')
  await expect(migrate(url)).rejects.toThrow('wallets')
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  expect(rows.map((row) => row.name)).toEqual(['0001-players.sql'])
  const { rows: left } = await client.query(`select 1 from pg_proc where proname = 'refuse_change'`)
  expect(left).toEqual([])
  await client.query('drop table wallets')
  await client.end()
  expect((await migrate(url))[0]).toBe('0002-wallet.sql')
})
