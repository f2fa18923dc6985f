import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { ConfigFault } from '../process/config.ts'
import type { Reader } from './db.ts'
import { destroy } from './named-statements.ts'
import { reasonOf } from '../http/outage.ts'
import { waitFor, type Patience, type Waiting } from '../process/wait-for.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const LOCK = 6_846_474

const CONNECTING: Patience = { sayAfterMs: 3000, limitMs: 10_000 }
/** A large table may take minutes to change. */
const MIGRATING: Patience = { sayAfterMs: 5000, limitMs: 600_000 }

const LEAVING_MS = 1000

type Options = {
  readonly say?: (line: string) => void
  /** Ends the work at once. */
  readonly stopping?: AbortSignal
  readonly connecting?: Patience
  readonly migrating?: Patience
  /** Where the migrations are. */
  readonly from?: URL
}

/** Applies the migrations that the database lacks, in order, one transaction each; returns their names. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const { say = () => {}, stopping, from = folder } = options
  const [connecting, migrating] = [options.connecting ?? CONNECTING, options.migrating ?? MIGRATING]
  const client = new pg.Client(url)
  // An error that nobody listens to ends the process; whatever waits for an answer hears of it too.
  client.on('error', () => {})
  const stop = () => destroy(client, 'the server stops')
  stopping?.addEventListener('abort', stop)
  try {
    await open(client, url, { say, ...connecting })
    return await applyMissing(client, { from, waiting: { say, ...migrating } })
  } finally {
    stopping?.removeEventListener('abort', stop)
    // A connection that gives no answer does not confirm its end either.
    await Promise.race([client.end(), wait(LEAVING_MS)])
    destroy(client, 'closed')
  }
}

async function open(client: pg.Client, url: string, waiting: Waiting): Promise<void> {
  const { host } = new URL(url)
  try {
    await waitFor(`the database at ${host}`, client.connect(), waiting)
  } catch (error) {
    throw new ConfigFault(`the database at ${host} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/** Keeps every server from migrating until the transaction ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Migrates within a transaction of the caller, with `upTo` not beyond it. */
export async function migrateWithin(client: pg.Client, upTo?: string): Promise<void> {
  const missing = await listMissing(client, folder)
  for (const name of missing) if (!upTo || name <= upTo) await apply(client, new URL(name, folder), name)
}

type Work = { readonly from: URL; readonly waiting: Waiting }

async function applyMissing(client: pg.Client, { from, waiting }: Work): Promise<string[]> {
  const lock = client.query('select pg_advisory_lock($1)', [LOCK])
  await waitFor('another server that migrates the database', lock, waiting)
  const missing = await waitFor('the list of migrations', listMissing(client, from), waiting)
  for (const name of missing) {
    const work = inTransaction(client, () => apply(client, new URL(name, from), name))
    await waitFor(`the migration ${name}`, work, waiting)
  }
  return missing
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}

type Applied = { readonly name: string; readonly checksum: string | null }

/** The migrations that a database lacks. Refuses a database that has unknown ones, or others under the same names. */
async function listMissing(client: pg.Client, from: URL): Promise<string[]> {
  await createMigrationsTable(client)
  const { rows: applied } = await client.query<Applied>('select name, checksum from migrations order by name')
  const all = await listMigrations(from)
  refuseUnknown(applied, all)
  for (const one of applied) await checkApplied(client, from, one)
  const known = new Set(applied.map(({ name }) => name))
  return all.filter((name) => !known.has(name))
}

async function createMigrationsTable(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'checksum'`,
  )
  // Databases from before checksums lack the column; only then, as the change waits for every reader of the table.
  if (rows.length === 0) await client.query('alter table migrations add column checksum text')
}

/** Refuses a migration whose file was edited after it was applied; records the checksum where there is none yet. */
async function checkApplied(client: pg.Client, from: URL, { name, checksum }: Applied): Promise<void> {
  const own = hashText(await readFile(new URL(name, from), 'utf8'))
  if (checksum === null) await client.query('update migrations set checksum = $2 where name = $1', [name, own])
  else if (checksum !== own) {
    const fault = `the migration ${name} was edited after it was applied to this database`
    throw new ConfigFault(`${fault}; put the file back as it was, and make the change in a new migration`)
  }
}

/** Line endings do not count: a checkout on Windows may change them. */
function hashText(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

/** Refuses a database of a newer version of the game, whose tables this one would misread. */
export async function refuseNewerSchema(db: Reader): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  refuseUnknown(rows, await listMigrations())
}

function refuseUnknown(applied: readonly { readonly name: string }[], all: readonly string[]): void {
  const unknown = applied.find(({ name }) => !all.includes(name))
  if (!unknown) return
  const fault = `the database was made by a newer version of the game (it has ${unknown.name})`
  throw new ConfigFault(`${fault}; start that version, or restore a backup into an empty database`)
}

/** The migrations that there are, in order. */
export async function listMigrations(from = folder): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
}

async function apply(client: pg.Client, file: URL, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, hashText(text)])
  } catch (error) {
    throw new ConfigFault(`the migration ${name} failed: ${reasonOf(error)}${placeIn(text, error)}`, { cause: error })
  }
}

/** The line of a migration at which PostgreSQL stopped, where it tells. */
function placeIn(text: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}
