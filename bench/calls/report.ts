import { loadavg, cpus, totalmem } from 'node:os'
import type { HotCall } from './hot-calls.ts'
import type { SaturationResult } from './measure.ts'
import { PLAYERS } from './players.ts'

/** The measurements of one call. */
export type Result = {
  readonly call: HotCall
  /** The better of two results: with one server process, and with two. */
  readonly http: SaturationResult
  readonly processes: number
  readonly p50: number
  readonly p99: number
  /** The number of statements, including BEGIN and COMMIT. */
  readonly statements: number
  /** The result of the same SQL in pgbench; undefined if pgbench is not installed. */
  readonly pgbench: Pick<SaturationResult, 'calls' | 'rate' | 'postgresCpu'> | undefined
  /** The result of the bare route with one indexed read, measured alternately with the call. */
  readonly bare: SaturationResult
  /** The result of the bare route that reads nothing. */
  readonly empty: SaturationResult
}

/** The target for a process's peak memory with ten thousand sessions, in MB. */
const MEMORY_TARGET = 300

/** The CPU time of an empty route, in microseconds, on the machine that the targets refer to. */
const EMPTY_ROUTE_CPU = 20

type BenchResults = {
  readonly results: readonly Result[]
  readonly empty: SaturationResult
  readonly peakMegabytes: number
  readonly postgres: string
  readonly seconds: number
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const share = (value: number) => `${Math.round(value * 100)} %`
const met = (isMet: boolean) => (isMet ? 'met' : 'missed')

export function describeResults({ results, empty, peakMegabytes, postgres, seconds }: BenchResults): string {
  const scale = EMPTY_ROUTE_CPU / empty.nodeCpu
  const header = [
    'Call',
    'Calls/s',
    'Processes',
    'of bare read',
    'of pgbench',
    'p50 ms',
    'p99 ms',
    'Node CPU µs',
    'scaled',
    'its statements alone',
    'PostgreSQL CPU µs',
    'of pgbench',
    'Statements',
    'Bytes',
    'Targets',
  ]
  const rows = results.map(({ call, http, processes, bare, empty: route, pgbench, p50, p99, statements }) => [
    call.name,
    whole(http.rate),
    String(processes),
    share(http.rate / bare.rate),
    pgbench ? share(http.rate / pgbench.rate) : '-',
    p50.toFixed(1),
    p99.toFixed(1),
    whole(http.nodeCpu),
    whole(http.nodeCpu * scale),
    whole((route.nodeCpu + (bare.nodeCpu - route.nodeCpu) * statements) * scale),
    whole(http.postgresCpu),
    pgbench ? `${(http.postgresCpu / pgbench.postgresCpu).toFixed(2)} x` : '-',
    String(statements),
    whole(http.bytes),
    listTargets({ call, http, bare, pgbench }, scale).join('; ') || '-',
  ])
  const [bare] = results.map((result) => result.bare)
  return `${[
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${cpus().length} x ${cpus()[0]?.model.trim()}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}, PostgreSQL ${postgres}, ${seconds} s a run, ` +
      `load average ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')} (with the benchmark itself).`,
    `An empty Fastify route took ${whole(empty.nodeCpu)} µs of Node CPU (${whole(empty.rate)}/s), one indexed read ` +
      `${whole(bare?.nodeCpu ?? 0)} µs (${whole(bare?.rate ?? 0)}/s). "Scaled" is the CPU where the empty route takes ${EMPTY_ROUTE_CPU} µs. "Its statements alone" is the scaled CPU of a bare route that runs ` +
      'as many statements.',
    `Calls are measured with one process and with two; the row shows the faster. Each of ${PLAYERS} players has a session; one process ` +
      `used at most ${peakMegabytes} MB (target ${MEMORY_TARGET}: ${met(peakMegabytes <= MEMORY_TARGET)}).`,
  ].join('\n')}\n\n${toTable([header, ...rows])}\n`
}

function listTargets(
  { call, http, bare, pgbench }: Pick<Result, 'call' | 'http' | 'bare' | 'pgbench'>,
  scale: number,
): string[] {
  const { cpuTarget, rateTarget, endpoint } = call
  const limit = endpoint.effect === 'read' ? bare.rate : pgbench?.rate
  return [
    ...(cpuTarget ? [`CPU ${cpuTarget}: ${met(http.nodeCpu * scale <= cpuTarget)}`] : []),
    ...(rateTarget && limit ? [`rate ${share(rateTarget)}: ${met(http.rate / limit >= rateTarget)}`] : []),
    ...(pgbench ? [`PostgreSQL 1.3 x: ${met(http.postgresCpu <= 1.3 * pgbench.postgresCpu)}`] : []),
  ]
}

/** Formats a Markdown table with aligned columns. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Computes the median of each measurement over several runs. */
export function computeMedians(runs: readonly SaturationResult[]): SaturationResult {
  const of = (figure: keyof SaturationResult) => computeMedian(runs.map((run) => run[figure]))
  return {
    calls: of('calls'),
    rate: of('rate'),
    nodeCpu: of('nodeCpu'),
    postgresCpu: of('postgresCpu'),
    bytes: of('bytes'),
  }
}
