import type { Databases } from '../calls/databases.ts'
import type { HotCall, ServerData } from '../calls/hot-calls.ts'
import type { LoadRunner, ServerProcess } from '../calls/processes.ts'

/** The number of players who make the calls in each database. */
export const CALLERS = 1000
const CONNECTIONS = 4
/** For calls that a player can make only once: the share of the callers whose calls warm up the server. */
const WARM_UP_SHARE = 0.2

/** A database of one size, and a server that uses it. */
export type Side = {
  readonly players: number
  /** How long it took to fill the database. */
  readonly seconds: number
  readonly rows: string
  readonly server: ServerProcess
  readonly serverData: ServerData
}

/** Latencies in milliseconds, and PostgreSQL's CPU time per call in microseconds. */
type Figures = { readonly p50: number; readonly p99: number; readonly postgresCpu: number }
export type GrowthResult = { readonly name: string; readonly small: Figures; readonly large: Figures }

type Plan = {
  readonly runLoad: LoadRunner
  readonly databases: Databases
  readonly calls: readonly HotCall[]
  readonly seconds: number
  readonly rounds: number
}

/** Measures each call in both databases alternately. Returns the medians over the rounds. */
export async function compareSizes(plan: Plan, small: Side, large: Side): Promise<GrowthResult[]> {
  const results: GrowthResult[] = []
  for (const call of plan.calls) {
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    const [ofSmall, ofLarge] = await compareCall(plan, call, [small, large])
    const result = { name: call.name, small: ofSmall, large: ofLarge }
    results.push(result)
    const describe = (figure: keyof Figures) => `${ofSmall[figure].toFixed(2)} and ${ofLarge[figure].toFixed(2)}`
    console.log(
      `${call.name}: p50 ${describe('p50')} ms, p99 ${describe('p99')} ms, PostgreSQL ${describe('postgresCpu')} µs`,
    )
  }
  return results
}

async function compareCall(
  { runLoad, databases, seconds, rounds }: Plan,
  call: HotCall,
  sides: readonly [Side, Side],
): Promise<[Figures, Figures]> {
  const measure = async (side: Side, [from, to]: readonly [number, number]): Promise<Figures> => {
    const before = await databases.readCpu()
    const { calls, p50, p99 } = await runLoad({
      addresses: [side.server.address],
      call: call.name,
      serverData: side.serverData,
      connections: CONNECTIONS,
      seconds,
      from: Math.round(from * CALLERS),
      to: Math.round(to * CALLERS),
      repeats: !call.effect,
    })
    return { p50, p99, postgresCpu: ((await databases.readCpu()) - before) / calls }
  }
  const figures: [Figures[], Figures[]] = [[], []]
  for (const side of sides) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await measure(side, call.effect ? [0, WARM_UP_SHARE] : [0, 1])
  }
  for (let round = 0; round < rounds; round++) {
    const edge = (n: number) => WARM_UP_SHARE + ((1 - WARM_UP_SHARE) * n) / rounds
    const range = call.effect ? ([edge(round), edge(round + 1)] as const) : ([0, 1] as const)
    // The databases take turns at being measured first.
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      // oxlint-disable-next-line no-await-in-loop -- never both at once
      figures[index].push(await measure(sides[index], range))
    }
  }
  return [computeMedians(figures[0]), computeMedians(figures[1])]
}

function computeMedians(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) =>
    rounds.map((figures) => figures[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  return { p50: of('p50'), p99: of('p99'), postgresCpu: of('postgresCpu') }
}
