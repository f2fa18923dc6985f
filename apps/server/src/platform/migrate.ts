import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
const LOCK = 6_846_474

/**
 * Applies the migrations that the database lacks, in order, one transaction each; returns their names. With `upTo` none
 * beyond it.
 */
export async function migrate(url: string, upTo?: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const known = new Set(rows.map((row) => row.name))
    const missing = (await listMigrations()).filter((name) => !known.has(name) && (!upTo || name <= upTo))
    for (const name of missing) await apply(client, name)
    return missing
  } finally {
    await client.end()
  }
}

/** The migrations that there are, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query('begin')
  await client.query(await readFile(new URL(name, folder), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}
