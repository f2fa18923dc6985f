import { cpus, totalmem } from 'node:os'
import pg from 'pg'
import { toTable } from '../calls/report.ts'
import { CALLERS, type GrowthResult, type Side } from './compare-sizes.ts'

type Growth = { readonly results: readonly GrowthResult[]; readonly large: Side; readonly postgres: string }

export function describeGrowth({ results, large, postgres }: Growth): string {
  const header = [
    'Call',
    'p50 ms',
    'large',
    'ratio',
    'p99 ms',
    'large',
    'ratio',
    'PostgreSQL CPU µs',
    'large',
    'ratio',
    'p99 at most 2 x',
  ]
  const rows = results.map(({ name, small: before, large: after }) => [
    name,
    before.p50.toFixed(2),
    after.p50.toFixed(2),
    `${(after.p50 / before.p50).toFixed(2)} x`,
    before.p99.toFixed(2),
    after.p99.toFixed(2),
    `${(after.p99 / before.p99).toFixed(2)} x`,
    before.postgresCpu.toFixed(0),
    after.postgresCpu.toFixed(0),
    `${(after.postgresCpu / before.postgresCpu).toFixed(2)} x`,
    after.p99 <= 2 * before.p99 ? 'met' : 'missed',
  ])
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`
  return `# How calls slow down as the database grows

\`npm run bench -- growth --players=${large.players}\`, measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine},
Node.js ${process.version}, PostgreSQL ${postgres}. Each call is measured alternately with ${CALLERS.toLocaleString('en')} and with
${large.players.toLocaleString('en')} players, by four connections without pause. Each figure is the median of the rounds. The same 1,000 players
make the calls in both databases, so their rows are in memory. The large database was filled in ${large.seconds} s and has
${large.rows}.

${toTable([header, ...rows])}
`
}

/** Reads PostgreSQL's estimates of the growing tables' row counts, and the size of the database. */
export async function countRows(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; count: number }>(
      `select relname as name, reltuples::float8 as count from pg_class
        where relname in ('rounds', 'ledger_entries', 'holdings', 'pulls', 'listings') order by reltuples desc`,
    )
    const size = await client.query<{ gb: string }>(
      `select round(pg_database_size(current_database()) / 1e9, 1)::text as gb`,
    )
    const counts = rows.map(({ name, count }) => `${Math.round(count).toLocaleString('en')} ${name.replace('_', ' ')}`)
    return `${counts.join(', ')}; ${size.rows[0]?.gb} GB`
  } finally {
    await client.end()
  }
}
