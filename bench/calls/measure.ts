import type { Databases } from './databases.ts'
import { countPlayers, toRequest, type ServerData, type HotCall } from './hot-calls.ts'
import { analyzeStatements, type CallStatements, type RecordedCall } from './learn.ts'
import type { Load, LoadResult } from './load.ts'
import type { LoadRunner, ServerProcess } from './processes.ts'

/** The results of one call at the server's highest rate. CPU times are in microseconds per call. */
export type SaturationResult = {
  readonly calls: number
  readonly rate: number
  readonly nodeCpu: number
  readonly postgresCpu: number
  readonly bytes: number
}

export type BenchSetup = {
  readonly databases: Databases
  readonly runLoad: LoadRunner
  readonly serverData: ServerData
  readonly seconds: number
}

/** Number of HTTP connections for measuring the highest rate: twice the server's database connections per pool. */
const CONNECTIONS = 16
/** Runs at a fixed rate use more connections, so that no request waits for a free one. */
const PACED_CONNECTIONS = 64
/** Latency is measured at this fraction of the highest rate. */
const PACE = 0.7

/**
 * The number of players whose calls are recorded. Of the remaining players, the first WARM_UP_SHARE warm up the server,
 * the next SATURATED_SHARE measure the highest rate, and the rest measure latency.
 */
const RECORDED = 40
const WARM_UP_SHARE = 0.12
const SATURATED_SHARE = 0.6

export type PlayerRange = { readonly from: number; readonly to: number }

/** Assigns a range of players to each part of the benchmark. If a call can be repeated, every part uses all players. */
export function dividePlayers(call: HotCall, rounds: number) {
  const players = countPlayers(call)
  const all = { from: 0, to: players }
  if (!call.effect) return { warmUp: all, rounds: Array.from({ length: rounds }, () => all), paced: all }
  const at = (share: number) => Math.floor(RECORDED + (players - RECORDED) * share)
  const edge = (round: number) => at(WARM_UP_SHARE + (SATURATED_SHARE * round) / rounds)
  return {
    warmUp: { from: RECORDED, to: at(WARM_UP_SHARE) },
    rounds: Array.from({ length: rounds }, (_, round) => ({ from: edge(round), to: edge(round + 1) })),
    paced: { from: edge(rounds), to: players },
  }
}

export function createLoad(
  { serverData, seconds }: BenchSetup,
  servers: readonly ServerProcess[],
  call: HotCall,
  range: PlayerRange,
): Load {
  const { name, effect } = call
  const connections = name === 'sign-in' ? 2 : CONNECTIONS
  const addresses = servers.map(({ address }) => address)
  return { addresses, call: name, serverData, connections, seconds, ...range, repeats: !effect }
}

/** Records a call's statements while the first `RECORDED` players make the call one by one. */
export async function recordCall(
  { serverData }: BenchSetup,
  server: ServerProcess,
  call: HotCall,
): Promise<CallStatements> {
  const recorded: RecordedCall[] = []
  for (let n = 0; n < RECORDED; n++) {
    const { path, body, ...asked } = toRequest(call, n, serverData)
    // oxlint-disable-next-line no-await-in-loop -- statements of two calls at once could not be told apart
    const statements = await server.record(async () => {
      const answer = await fetch(`${server.address}${path}`, { ...asked, ...(body && { body }) })
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    })
    recorded.push({ n, statements })
  }
  return analyzeStatements(recorded)
}

/** Runs a load and measures the CPU time that the server's processes and PostgreSQL spend on it. */
export async function measureSaturation(
  { databases, runLoad }: BenchSetup,
  servers: readonly ServerProcess[],
  load: Load,
): Promise<SaturationResult> {
  const [node, postgres] = [await sumCpu(servers), await databases.readCpu()]
  const { calls, seconds, bytes } = await runLoad(load)
  const [nodeAfter, postgresAfter] = [await sumCpu(servers), await databases.readCpu()]
  return {
    calls,
    rate: calls / seconds,
    nodeCpu: (nodeAfter - node) / calls,
    postgresCpu: (postgresAfter - postgres) / calls,
    bytes,
  }
}

async function sumCpu(servers: readonly ServerProcess[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.readUsage()))
  return usages.reduce((sum, { cpu }) => sum + cpu, 0)
}

/** Measures latency at a fraction (`PACE`) of the highest rate. */
export function measureLatency({ runLoad }: BenchSetup, load: Load, maxRate: number): Promise<LoadResult> {
  return runLoad({ ...load, connections: PACED_CONNECTIONS, rate: maxRate * PACE })
}
