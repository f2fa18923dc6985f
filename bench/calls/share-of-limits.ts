import type { HotCall } from './hot-calls.ts'
import type { Load } from './load.ts'
import { divide, pace, record, saturate, toLoad, type Rig, type Saturated, type Span } from './measure.ts'
import { findPgbench, runPgbench, type Yardstick } from './pgbench.ts'
import { READERS } from './people.ts'
import { startServing, type Served } from './processes.ts'
import { listPuzzles } from './puzzle-ids.ts'
import { medianOf, type Result } from './report.ts'
import type { Learned } from './learn.ts'

export type Plan = {
  readonly rig: Rig
  readonly folder: string
  readonly calls: readonly HotCall[]
  readonly rounds: number
}

const GAME = 'game'
const YARDSTICK = 'yardstick'

/** Measures each call beside its limits: pgbench with its SQL, and a bare route. */
export async function measureAll(plan: Plan, checkout: string, opened: AsyncDisposableStack) {
  const { folder, calls } = plan
  const { databases } = plan.rig
  const url = await databases.create(GAME, checkout)
  const yardstickUrl = await databases.copy(YARDSTICK, GAME)
  const program = findPgbench()
  if (!program) console.log('pgbench was not found (Debian: apt install postgresql): nothing is compared with it')
  const yardstick = program ? { folder, url: yardstickUrl, program } : undefined
  const bare = await startServing('bare.ts', [url], opened)
  const game = await startServing('serve.ts', [checkout, url, folder], opened)
  const rig = { ...plan.rig, facts: { ...plan.rig.facts, puzzles: await listPuzzles(game) } }
  const results: Result[] = []
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    const result = await measureCall({ ...plan, rig }, { game, bare, yardstick }, call)
    results.push(result)
    console.log(describeBriefly(result))
  }
  return { results, empty: medianOf(results.map(({ empty }) => empty)) }
}

type Servers = { readonly game: Served; readonly bare: Served; readonly yardstick: Yardstick | undefined }

async function measureCall({ rig, rounds }: Plan, servers: Servers, call: HotCall): Promise<Result> {
  const { game, bare, yardstick } = servers
  const parts = divide(call, rounds)
  const learned = await record(rig, game, call)
  // Pulls name the cards that they draw from; the first one stores them.
  if (yardstick) await rig.databases.share('card_pools', GAME, YARDSTICK)
  await rig.runLoad(toLoad(rig, game, call, parts.warmUp))
  const runs: { http: Saturated; bare: Saturated; empty: Saturated; pgbench: Result['pgbench'] }[] = []
  for (const span of parts.rounds) {
    // oxlint-disable-next-line no-await-in-loop -- what is compared is measured side by side
    const empty = await saturateBare(rig, bare, '/empty')
    // oxlint-disable-next-line no-await-in-loop -- see above
    const beside = await saturateBare(rig, bare, '/read?n={n}')
    // oxlint-disable-next-line no-await-in-loop -- see above
    const http = await counting(rig, GAME, call, () => saturate(rig, game, toLoad(rig, game, call, span)))
    // oxlint-disable-next-line no-await-in-loop -- see above
    const pgbench =
      yardstick &&
      (await counting(rig, YARDSTICK, call, () => saturatePgbench(rig, yardstick, learned, { call, span })))
    runs.push({ http, bare: beside, empty, pgbench })
  }
  const http = medianOf(runs.map((run) => run.http))
  const { p50, p99 } = await pace(rig, toLoad(rig, game, call, parts.paced), http.rate)
  const limits = runs.flatMap(({ pgbench }) => (pgbench ? [{ ...pgbench, nodeCpu: 0, bytes: 0 }] : []))
  return {
    call,
    http,
    p50,
    p99,
    statements: learned.texts.length,
    pgbench: limits.length > 0 ? medianOf(limits) : undefined,
    bare: medianOf(runs.map((run) => run.bare)),
    empty: medianOf(runs.map((run) => run.empty)),
  }
}

async function saturateBare(rig: Rig, bare: Served, path: string): Promise<Saturated> {
  const load: Load = {
    address: bare.address,
    call: path,
    facts: rig.facts,
    connections: 16,
    seconds: rig.seconds / 2,
    from: 0,
    to: READERS,
    repeats: true,
  }
  await rig.runLoad({ ...load, seconds: load.seconds / 4 })
  return saturate(rig, bare, load)
}

type Piece = { readonly call: HotCall; readonly span: Span }

async function saturatePgbench(
  { databases, seconds }: Rig,
  yardstick: Yardstick,
  learned: Learned,
  { call, span }: Piece,
) {
  const before = await databases.readCpu()
  const { calls, rate } = await runPgbench(yardstick, learned, { ...span, seconds, repeats: !call.effect })
  return { calls, rate, postgresCpu: ((await databases.readCpu()) - before) / calls }
}

/** Checks that what was run did what the call is for, as often as it was run. */
async function counting<T extends { readonly calls: number }>(
  { databases }: Rig,
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

function describeBriefly({ call, http, pgbench, bare }: Result): string {
  const shares = `${Math.round((http.rate / bare.rate) * 100)} % of the bare read, ${pgbench ? Math.round((http.rate / pgbench.rate) * 100) : '-'} % of pgbench`
  return `${call.name}: ${Math.round(http.rate)}/s, ${shares}, ${Math.round(http.nodeCpu)} µs of Node`
}
