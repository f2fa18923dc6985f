import type { HotCall } from './hot-calls.ts'
import type { Load } from './load.ts'
import {
  dividePlayers,
  measureLatency,
  recordCall,
  measureSaturation,
  createLoad,
  type BenchSetup,
  type SaturationResult,
  type PlayerRange,
} from './measure.ts'
import { findPgbench, runPgbench, type PgbenchTarget } from './pgbench.ts'
import { READERS } from './players.ts'
import { startServerProcess, type ServerProcess } from './processes.ts'
import { listPuzzles } from './puzzle-ids.ts'
import { computeMedians, type Result } from './report.ts'
import type { CallStatements } from './learn.ts'

export type BenchPlan = {
  readonly setup: BenchSetup
  readonly folder: string
  readonly calls: readonly HotCall[]
  readonly rounds: number
}

const GAME = 'game'
const YARDSTICK = 'yardstick'

/** Measures each call and its two upper bounds: the same SQL in pgbench, and a bare route. */
export async function measureAllCalls(plan: BenchPlan, checkout: string, resources: AsyncDisposableStack) {
  const { folder, calls } = plan
  const { databases } = plan.setup
  const url = await databases.create(GAME, checkout)
  const yardstickUrl = await databases.copy(YARDSTICK, GAME)
  const program = findPgbench()
  if (!program) console.log('pgbench was not found (Debian: apt install postgresql): nothing is compared with it')
  const yardstick = program ? { folder, url: yardstickUrl, program } : undefined
  const bare = await startServerProcess('bare.ts', [url], resources)
  const game = await startServerProcess('serve.ts', [checkout, url, folder], resources)
  const second = await startServerProcess('serve.ts', [checkout, url, folder], resources)
  const setup = { ...plan.setup, serverData: { ...plan.setup.serverData, ...(await listPuzzles(game)) } }
  const results: Result[] = []
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    const result = await measureCall({ ...plan, setup }, { games: [[game], [game, second]], bare, yardstick }, call)
    results.push(result)
    console.log(formatSummary(result))
  }
  const { peakMegabytes } = await game.readUsage()
  return { results, empty: computeMedians(results.map(({ empty }) => empty)), peakMegabytes }
}

type Servers = {
  /** Two setups: one process, and two processes that share a database. */
  readonly games: readonly [readonly [ServerProcess], readonly ServerProcess[]]
  readonly bare: ServerProcess
  readonly yardstick: PgbenchTarget | undefined
}

async function measureCall({ setup, rounds }: BenchPlan, servers: Servers, call: HotCall): Promise<Result> {
  const { games, bare, yardstick } = servers
  const parts = dividePlayers(call, rounds * games.length)
  const learned = await recordCall(setup, games[0][0], call)
  // A pull refers to a stored list of cards. Recording the pulls stored that list in the game's database; pgbench needs
  // it in its own database too.
  if (yardstick) await setup.databases.share('card_pools', GAME, YARDSTICK)
  await setup.runLoad(createLoad(setup, games[1], call, parts.warmUp))
  const runs: {
    http: readonly SaturationResult[]
    bare: SaturationResult
    empty: SaturationResult
    pgbench: Result['pgbench']
  }[] = []
  for (let round = 0; round < rounds; round++) {
    const spans = parts.rounds.slice(round * games.length)
    // oxlint-disable-next-line no-await-in-loop -- what is compared is measured side by side
    const empty = await measureBareSaturation(setup, bare, '/empty')
    // oxlint-disable-next-line no-await-in-loop -- see above
    const bareResult = await measureBareSaturation(setup, bare, '/read?n={n}')
    // oxlint-disable-next-line no-await-in-loop -- see above
    const http = await measureProcesses(setup, games, call, spans)
    // oxlint-disable-next-line no-await-in-loop -- see above
    const pgbench =
      yardstick &&
      (await checkEffects(setup, YARDSTICK, call, () =>
        measurePgbenchSaturation(setup, yardstick, learned, { call, span: spans[0] as PlayerRange }),
      ))
    runs.push({ http, bare: bareResult, empty, pgbench })
  }
  const best = games
    .map((processes, n) => ({ processes, http: computeMedians(runs.flatMap((run) => run.http[n] ?? [])) }))
    .reduce((one, two) => (two.http.rate > one.http.rate ? two : one))
  const { processes, http } = best
  const { p50, p99 } = await measureLatency(setup, createLoad(setup, processes, call, parts.paced), http.rate)
  const limits = runs.flatMap(({ pgbench }) => (pgbench ? [{ ...pgbench, nodeCpu: 0, bytes: 0 }] : []))
  return {
    call,
    http,
    processes: processes.length,
    p50,
    p99,
    statements: learned.texts.length,
    pgbench: limits.length > 0 ? computeMedians(limits) : undefined,
    bare: computeMedians(runs.map((run) => run.bare)),
    empty: computeMedians(runs.map((run) => run.empty)),
  }
}

/** Measures one process, and then two. */
async function measureProcesses(
  setup: BenchSetup,
  games: Servers['games'],
  call: HotCall,
  spans: readonly PlayerRange[],
): Promise<SaturationResult[]> {
  const measured: SaturationResult[] = []
  for (const [n, processes] of games.entries()) {
    const load = createLoad(setup, processes, call, spans[n] as PlayerRange)
    // oxlint-disable-next-line no-await-in-loop -- never both at once
    measured.push(await checkEffects(setup, GAME, call, () => measureSaturation(setup, processes, load)))
  }
  return measured
}

async function measureBareSaturation(setup: BenchSetup, bare: ServerProcess, path: string): Promise<SaturationResult> {
  const load: Load = {
    addresses: [bare.address],
    call: path,
    serverData: setup.serverData,
    connections: 16,
    seconds: setup.seconds / 2,
    from: 0,
    to: READERS,
    repeats: true,
  }
  await setup.runLoad({ ...load, seconds: load.seconds / 4 })
  return measureSaturation(setup, [bare], load)
}

type CallRange = { readonly call: HotCall; readonly span: PlayerRange }

async function measurePgbenchSaturation(
  { databases, seconds }: BenchSetup,
  target: PgbenchTarget,
  statements: CallStatements,
  { call, span }: CallRange,
) {
  const before = await databases.readCpu()
  const { calls, rate } = await runPgbench(target, statements, { ...span, seconds, repeats: !call.effect })
  return { calls, rate, postgresCpu: ((await databases.readCpu()) - before) / calls }
}

/** Checks that every call had exactly one effect in the database, e.g. one new pull. */
async function checkEffects<T extends { readonly calls: number }>(
  { databases }: BenchSetup,
  database: string,
  { name, effect }: HotCall,
  run: () => Promise<T>,
): Promise<T> {
  if (!effect) return run()
  const before = await databases.count(database, effect)
  const measured = await run()
  const done = (await databases.count(database, effect)) - before
  if (done !== measured.calls) throw new Error(`${name}: ${measured.calls} calls in ${database} had ${done} effects`)
  return measured
}

function formatSummary({ call, http, pgbench, bare }: Result): string {
  const shares = `${Math.round((http.rate / bare.rate) * 100)} % of the bare read, ${pgbench ? Math.round((http.rate / pgbench.rate) * 100) : '-'} % of pgbench`
  return `${call.name}: ${Math.round(http.rate)}/s, ${shares}, ${Math.round(http.nodeCpu)} µs of Node`
}
