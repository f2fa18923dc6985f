import type { Databases } from './databases.ts'
import { countPlayersOf, toRequest, type Facts, type HotCall } from './hot-calls.ts'
import { learnStatements, type Learned, type Recorded } from './learn.ts'
import type { Load, Loaded } from './load.ts'
import type { RunLoad, Served } from './processes.ts'

/** What a server does with a call, at as many calls a second as it can. */
export type Saturated = {
  readonly calls: number
  readonly rate: number
  readonly nodeCpu: number
  readonly postgresCpu: number
  readonly bytes: number
}

export type Rig = {
  readonly databases: Databases
  readonly runLoad: RunLoad
  readonly facts: Facts
  readonly seconds: number
}

/** Connections of the players at saturation: twice as many as the server has to its database. */
const CONNECTIONS = 16
/** A paced run needs more, so that nobody waits for a connection. */
const PACED_CONNECTIONS = 64
/** The share of the greatest rate at which times are taken. */
const PACE = 0.7

/** The first players' calls are recorded, the next ones warm the server up; shares of those that are left follow. */
const RECORDED = 40
const WARM_UP_SHARE = 0.12
const SATURATED_SHARE = 0.6

export type Span = { readonly from: number; readonly to: number }

/** Which players make a call in which part of the benchmark. Calls that can be repeated are made by all in every part. */
export function divide(call: HotCall, rounds: number) {
  const players = countPlayersOf(call)
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

export function toLoad({ facts, seconds }: Rig, served: Served, call: HotCall, span: Span): Load {
  const { name, effect } = call
  const connections = name === 'sign-in' ? 2 : CONNECTIONS
  return { address: served.address, call: name, facts, connections, seconds, ...span, repeats: !effect }
}

/** The statements of a call, learned from the first players' calls one after another. */
export async function record({ facts }: Rig, served: Served, call: HotCall): Promise<Learned> {
  const recorded: Recorded[] = []
  for (let n = 0; n < RECORDED; n++) {
    const { path, body, ...asked } = toRequest(call, n, facts)
    // oxlint-disable-next-line no-await-in-loop -- statements of two calls at once could not be told apart
    const statements = await served.record(async () => {
      const answer = await fetch(`${served.address}${path}`, { ...asked, ...(body && { body }) })
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    })
    recorded.push({ n, statements })
  }
  return learnStatements(recorded)
}

/** Runs a load and reads the CPU time that the server and its database took for it. */
export async function saturate({ databases, runLoad }: Rig, served: Served, load: Load): Promise<Saturated> {
  const [node, postgres] = [await served.readUsage(), await databases.readCpu()]
  const { calls, seconds, bytes } = await runLoad(load)
  const [nodeAfter, postgresAfter] = [await served.readUsage(), await databases.readCpu()]
  return {
    calls,
    rate: calls / seconds,
    nodeCpu: (nodeAfter.cpu - node.cpu) / calls,
    postgresCpu: (postgresAfter - postgres) / calls,
    bytes,
  }
}

/** Times at a share of the greatest rate. */
export function pace({ runLoad }: Rig, load: Load, greatestRate: number): Promise<Loaded> {
  return runLoad({ ...load, connections: PACED_CONNECTIONS, rate: greatestRate * PACE })
}
