import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { CallStatements, Origin } from './learn.ts'

/**
 * Runs a call's statements with pgbench the way the driver sends them: prepared and with parameters. Parameters that
 * depend on the player are read from a table. Each row of that table serves ten calls, so that reading the table adds
 * little to the cost.
 */

const CALLS_OF_A_ROW = 10
/** The number of connections in each of the server's two pools. */
const CLIENTS = 8

export type PgbenchTarget = { readonly folder: string; readonly url: string; readonly program: string }

/** Returns the newest pgbench on this machine. */
export function findPgbench(): string | undefined {
  const own = globSync('/usr/lib/postgresql/*/bin/pgbench').sort()
  const onPath = (process.env['PATH'] ?? '').split(':').flatMap((folder) => globSync(join(folder, 'pgbench')))
  return own.at(-1) ?? onPath[0]
}

type Script = {
  readonly sql: string
  readonly constants: readonly string[]
  /** For each column of the parameter table: a function that computes the column's value in a given row. */
  readonly columns: readonly ((row: number) => string)[]
}

function writeScript({ texts, origins }: CallStatements, from: number): Script {
  const constants: string[] = []
  const columns: ((row: number) => string)[] = []
  const lines = ['\\set i :i + 1']
  const shared = new Map<Origin, string>()
  const toColumn = (of: (row: number) => string) => `:v${columns.push(of) - 1}`
  for (let call = 0; call < CALLS_OF_A_ROW; call++) {
    const own = new Map<unknown, string>()
    const toParameter = (origin: Origin) => {
      if (origin.kind === 'null') return 'null'
      if (origin.kind === 'constant') return `:c${findOrAddIndex(constants, origin.value)}`
      if (origin.kind === 'own')
        return getOrCreate(own, origin.of, () => toColumn((row) => origin.of(from + row * CALLS_OF_A_ROW + call)))
      return getOrCreate(shared, origin, () => toColumn((row) => origin.values[row % origin.values.length] ?? ''))
    }
    for (const [s, text] of texts.entries()) {
      const names = (origins[s] ?? []).map(toParameter)
      lines.push(`${text.replaceAll(/\$(\d+)/g, (_, p) => names[Number(p) - 1] ?? 'null')};`)
    }
  }
  if (columns.length > 0) lines.splice(1, 0, 'select * from bench_parameters where row = :i \\gset')
  return { sql: `${lines.join('\n')}\n`, constants, columns }
}

function getOrCreate<K>(cache: Map<K, string>, key: K, create: () => string): string {
  const value = cache.get(key) ?? create()
  cache.set(key, value)
  return value
}

function findOrAddIndex(list: string[], value: string): number {
  const known = list.indexOf(value)
  return known < 0 ? list.push(value) - 1 : known
}

type PgbenchRun = {
  /** Index of the first player for whom the statements run. */
  readonly from: number
  /** Index after that of the last player. */
  readonly to: number
  readonly seconds: number
  /** True to choose players at random for `seconds`; false to run the statements once for each player. */
  readonly repeats: boolean
}

/** The number of calls whose statements ran, and the rate per second. */
export type PgbenchResult = { readonly calls: number; readonly rate: number }

export async function runPgbench(
  { folder, url, program }: PgbenchTarget,
  statements: CallStatements,
  { from, to, seconds, repeats }: PgbenchRun,
): Promise<PgbenchResult> {
  const { sql, constants, columns } = writeScript(statements, from)
  const rows = Math.floor((to - from) / CALLS_OF_A_ROW)
  await fillParameterTable(url, rows, columns)
  const file = join(folder, 'call.sql')
  const rowsOfAClient = Math.floor(rows / CLIENTS)
  // Each client uses its own rows.
  const choice = repeats
    ? sql.replace('\\set i :i + 1', `\\set i random(0, ${rows - 1})`)
    : sql.replace('\\set i :i + 1', `\\set k :k + 1\n\\set i :client_id * ${rowsOfAClient} + :k`)
  await writeFile(file, choice)
  const limit = repeats ? ['-T', String(Math.ceil(seconds))] : ['-t', String(rowsOfAClient)]
  const given = constants.flatMap((value, n) => ['-D', `c${n}=${value}`])
  const { stdout } = await promisify(execFile)(
    program,
    ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-D', 'k=-1', ...given, ...limit, '-f', file, url],
    { maxBuffer: 1 << 24 },
  )
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? throwPgbenchError(stdout))
  return {
    calls: read(/transactions actually processed: (\d+)/) * CALLS_OF_A_ROW,
    rate: read(/tps = ([\d.]+)/) * CALLS_OF_A_ROW,
  }
}

async function fillParameterTable(url: string, rows: number, columns: Script['columns']): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('drop table if exists bench_parameters')
    const names = columns.map((_, column) => `v${column}`)
    await client.query(
      `create unlogged table bench_parameters (row int primary key${names.map((name) => `, ${name} text`).join('')})`,
    )
    const values = columns.map((of) => Array.from({ length: rows }, (_, row) => of(row)))
    const arrays = names.map((_, column) => `, $${column + 1}::text[]`).join('')
    const numbers = `(select array_agg(n) from generate_series(0, ${rows - 1}) as n)`
    await client.query(`insert into bench_parameters select * from unnest(${numbers}${arrays})`, values)
    await client.query('vacuum analyze bench_parameters')
  } finally {
    await client.end()
  }
}

function throwPgbenchError(output: string): never {
  throw new Error(`unexpected output of pgbench: ${output}`)
}
