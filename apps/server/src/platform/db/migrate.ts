import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { ConfigError } from '../process/config.ts'
import type { Reader } from './db.ts'
import { destroyConnection } from './statement-client.ts'
import { requireSupportedVersion } from './supported-version.ts'
import { describeError } from '../http/outage.ts'
import { waitFor, type WaitLimits, type WaitOptions } from '../process/wait-for.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const LOCK = 6_846_474

const CONNECTING: WaitLimits = { printAfterMs: 3000, limitMs: 10_000 }
/** Maximum time to change a table. A large table may take minutes. */
const MIGRATING: WaitLimits = { printAfterMs: 5000, limitMs: 600_000 }

const LEAVING_MS = 1000

type Options = {
  readonly print?: (line: string) => void
  /** Aborts the migration. */
  readonly stopping?: AbortSignal
  readonly connecting?: WaitLimits
  readonly migrating?: WaitLimits
  /** URL of the folder with the migrations. */
  readonly from?: URL
}

/** Applies the missing migrations in order, each in its own transaction. Returns their names. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const { print = () => {}, stopping, from = folder } = options
  const [connecting, migrating] = [options.connecting ?? CONNECTING, options.migrating ?? MIGRATING]
  const client = new pg.Client(url)
  // Without a listener, an `error` event would end the process. Pending queries are rejected anyway, so the listener
  // does nothing.
  client.on('error', () => {})
  const stop = () => destroyConnection(client, 'the server stops')
  stopping?.addEventListener('abort', stop)
  try {
    await openClient(client, url, { print, ...connecting })
    return await applyMissingMigrations(client, { from, waiting: { print, ...migrating } })
  } finally {
    stopping?.removeEventListener('abort', stop)
    // The wait is limited, because `end()` never resolves on a connection that does not respond.
    await Promise.race([client.end(), wait(LEAVING_MS)])
    destroyConnection(client, 'closed')
  }
}

async function openClient(client: pg.Client, url: string, waitOptions: WaitOptions): Promise<void> {
  const { host } = new URL(url)
  let version: string
  try {
    version = await waitFor(`the database at ${host}`, connectAndReadVersion(client), waitOptions)
  } catch (error) {
    throw new ConfigError(`the database at ${host} cannot be used: ${describeError(error)}`, { cause: error })
  }
  requireSupportedVersion(host, version)
}

async function connectAndReadVersion(client: pg.Client): Promise<string> {
  await client.connect()
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  return rows[0]?.version ?? ''
}

/** Ensures that only one server migrates at a time. The lock lasts until the transaction ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Migrates in the caller's transaction. If `upTo` is set, stops after that migration. */
export async function migrateInTransaction(client: pg.Client, upTo?: string): Promise<void> {
  const missing = await listMissingMigrations(client, folder)
  for (const name of missing) if (!upTo || name <= upTo) await applyMigration(client, new URL(name, folder), name)
}

type MigrationRun = { readonly from: URL; readonly waiting: WaitOptions }

async function applyMissingMigrations(client: pg.Client, { from, waiting }: MigrationRun): Promise<string[]> {
  const lock = client.query('select pg_advisory_lock($1)', [LOCK])
  await waitFor('another server that migrates the database', lock, waiting)
  const missing = await waitFor('the list of migrations', listMissingMigrations(client, from), waiting)
  for (const name of missing) {
    const work = runInTransaction(client, () => applyMigration(client, new URL(name, from), name))
    await waitFor(`the migration ${name}`, work, waiting)
  }
  return missing
}

async function runInTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}

type AppliedMigration = { readonly name: string; readonly checksum: string | null }

/** Lists the missing migrations. Throws an error if the database has unknown or changed migrations. */
async function listMissingMigrations(client: pg.Client, migrationsFolder: URL): Promise<string[]> {
  await createMigrationsTable(client)
  const { rows: applied } = await client.query<AppliedMigration>('select name, checksum from migrations order by name')
  const all = await listMigrations(migrationsFolder)
  rejectUnknownMigrations(applied, all)
  for (const one of applied) await checkAppliedMigration(client, migrationsFolder, one)
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
  // Adds the column `checksum` only if an old database lacks it, because ALTER TABLE waits for all readers of the
  // table.
  if (rows.length === 0) await client.query('alter table migrations add column checksum text')
}

/**
 * Throws an error if the file was edited after its migration was applied. Records a checksum if the database has none
 * for the migration.
 */
async function checkAppliedMigration(
  client: pg.Client,
  migrationsFolder: URL,
  { name, checksum }: AppliedMigration,
): Promise<void> {
  const own = hashText(await readFile(new URL(name, migrationsFolder), 'utf8'))
  if (checksum === null) await client.query('update migrations set checksum = $2 where name = $1', [name, own])
  else if (checksum !== own) {
    const fault = `the migration ${name} was edited after it was applied to this database`
    throw new ConfigError(`${fault}; restore the file and make the change in a new migration`)
  }
}

/** Ignores line endings, because a checkout on Windows may change them. */
function hashText(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

/** Throws an error if the database belongs to a newer version of the game. */
export async function rejectNewerSchema(db: Reader): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  rejectUnknownMigrations(rows, await listMigrations())
}

function rejectUnknownMigrations(applied: readonly { readonly name: string }[], all: readonly string[]): void {
  const unknown = applied.find(({ name }) => !all.includes(name))
  if (!unknown) return
  const fault = `the database was made by a newer version of the game (it has ${unknown.name})`
  throw new ConfigError(`${fault}; start that version, or restore a backup into an empty database`)
}

/** Lists the names of all migrations in order. */
export async function listMigrations(migrationsFolder = folder): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
}

async function applyMigration(client: pg.Client, file: URL, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, hashText(text)])
  } catch (error) {
    throw new ConfigError(`the migration ${name} failed: ${describeError(error)}${describeErrorLine(text, error)}`, {
      cause: error,
    })
  }
}

/** Describes the line of the migration at which PostgreSQL reported the error, if the line is known. */
function describeErrorLine(migrationSql: string, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN
  return position > 0 ? ` (line ${migrationSql.slice(0, position).split('\n').length})` : ''
}
