import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from '@otogi/server/features/accounts/passwords'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import pg from 'pg'
import { listSeedingSql, PASSWORD } from './players.ts'
import { readPostgresCpu, runToEnd } from './processes.ts'

/** A temporary PostgreSQL with the game's settings, for the benchmark's databases. */
export type Databases = {
  readonly version: string
  /**
   * Creates a database with a checkout's tables. Fills it by calling `fill`, or with the benchmark's players if `fill`
   * is undefined.
   */
  create(name: string, checkout: string, fill?: FillDatabase): Promise<string>
  /** Creates a copy of a database. Nothing may be connected to the original during the copy. */
  copy(name: string, from: string): Promise<string>
  /** Copies rows of a table from one database to another, skipping rows that already exist there. */
  share(table: string, from: string, to: string): Promise<void>
  readCpu(): Promise<number>
  /** Runs a query whose result is a single number, and returns that number. */
  count(name: string, sql: string): Promise<number>
}

type FillDatabase = (url: string, passwordHash: string) => Promise<void>

const SETTINGS = ['max_connections=100', 'shared_buffers=128MB', 'max_wal_size=4GB', 'stats_fetch_consistency=none']

type SeededData = { readonly today: string; readonly cardIds: readonly string[]; readonly character: string }

export async function openDatabases(
  folder: string,
  seededData: SeededData,
  resources: AsyncDisposableStack,
): Promise<Databases> {
  const data = join(folder, 'postgres')
  const postgres = await startPostgres(data, 'bench', { persistent: false, settings: SETTINGS })
  resources.defer(() => postgres.stop())
  const postmaster = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const urlOf = (name: string) => postgres.url.replace(/[^/]+$/, name)
  const ask = async (name: string, statements: readonly string[]) => {
    const client = new pg.Client(urlOf(name))
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      // oxlint-disable-next-line no-await-in-loop -- one statement after another
      for (const statement of statements) rows = (await client.query(statement)).rows
      return rows
    } finally {
      await client.end()
    }
  }
  const passwordHash = await hashPassword(PASSWORD)
  const [version] = await ask('postgres', ['show server_version'])
  return {
    version: String(version?.['server_version']),
    async create(name, checkout, fill) {
      await ask('postgres', [`create database ${name}`])
      await runToEnd('serve.ts', [checkout, urlOf(name), folder, 'migrate'])
      if (fill) await fill(urlOf(name), passwordHash)
      else await ask(name, [...listSeedingSql({ ...seededData, passwordHash }), 'vacuum analyze', 'checkpoint'])
      return urlOf(name)
    },
    async copy(name, from) {
      await ask('postgres', [`create database ${name} template ${from} strategy file_copy`])
      return urlOf(name)
    },
    async share(table, from, to) {
      const [row] = await ask(from, [`select coalesce(json_agg(shared), '[]')::text as rows from ${table} as shared`])
      const rows = pg.escapeLiteral(String(row?.['rows']))
      const given = `json_populate_recordset(null::${table}, ${rows})`
      await ask(to, [`insert into ${table} select * from ${given} on conflict do nothing`])
    },
    readCpu: () => readPostgresCpu(postmaster),
    async count(name, sql) {
      const [row] = await ask(name, [sql])
      return Number(row?.['count'])
    },
  }
}
