import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
const LOCK = 6_846_474

/** Applies the migrations that the database lacks, in order, one transaction each; returns their names. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const missing = await listMissing(client)
    for (const name of missing) {
      await client.query('begin')
      await apply(client, name)
      await client.query('commit')
    }
    return missing
  } finally {
    await client.end()
  }
}

/** Keeps every server from migrating until the transaction ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Migrates within a transaction of the caller, with `upTo` not beyond it. */
export async function migrateWithin(client: pg.Client, upTo?: string): Promise<void> {
  for (const name of await listMissing(client)) if (!upTo || name <= upTo) await apply(client, name)
}

async function listMissing(client: pg.Client): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const known = new Set(rows.map((row) => row.name))
  return (await listMigrations()).filter((name) => !known.has(name))
}

/** The migrations that there are, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query(await readFile(new URL(name, folder), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
}
