import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEMORY_FLAGS } from '@otogi/server/workers'
import type { Load, LoadResult } from './load.ts'
import type { ServerCommand, Usage } from './server-commands.ts'
import type { Statement } from './statements.ts'

const MICROSECONDS_OF_A_TICK = 10_000

export type ServerProcess = {
  readonly address: string
  readUsage(): Promise<Usage>
  /** Returns the statements that the server sends to PostgreSQL during `work`. */
  record(work: () => Promise<unknown>): Promise<readonly Statement[]>
}

/** Starts a server process, which is stopped when `resources` is disposed. */
export async function startServerProcess(
  file: 'serve.ts' | 'bare.ts',
  parameters: readonly string[],
  resources: AsyncDisposableStack,
): Promise<ServerProcess> {
  const child = await startChild(file, parameters, resources)
  const [address] = (await Promise.race([once(child, 'message'), rejectAtExit(child, file)])) as [string]
  const order = async <T>(asked: ServerCommand) => {
    child.send(asked)
    const [answer] = (await once(child, 'message')) as [T]
    return answer
  }
  return {
    address,
    readUsage: () => order<Usage>('usage'),
    async record(work) {
      await order('record')
      await work()
      return order<readonly Statement[]>('recorded')
    },
  }
}

async function rejectAtExit(child: ChildProcess, file: string): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`${file} exited with code ${code} before it was ready`)
}

/** Runs a load to completion. Throws if any request fails. */
export type LoadRunner = (load: Load) => Promise<LoadResult>

export async function startLoadProcess(resources: AsyncDisposableStack): Promise<LoadRunner> {
  const child = await startChild('load.ts', [], resources)
  return async (load) => {
    child.send(load)
    const [loaded] = (await once(child, 'message')) as [LoadResult]
    const failures = Object.entries(loaded.failures)
    if (failures.length > 0 || loaded.calls === 0)
      throw new Error(`${load.call}: of ${loaded.calls} calls failed ${JSON.stringify(loaded.failures)}`)
    return loaded
  }
}

/** Runs a process until it exits. */
export async function runToEnd(file: 'serve.ts', parameters: readonly string[]): Promise<void> {
  const child = fork(join(import.meta.dirname, file), [...parameters])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} exited with code ${code}`)
}

async function startChild(
  file: string,
  parameters: readonly string[],
  resources: AsyncDisposableStack,
): Promise<ChildProcess> {
  const profiles = process.env['CPU_PROFILES']
  const profile = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
  const child = fork(join(import.meta.dirname, file), [...parameters], {
    // The server writes its log, so that the cost of logging is measured, but the output is discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(file === 'serve.ts' && { execArgv: [...MEMORY_FLAGS, ...profile] }),
  })
  child.once('exit', (code) => {
    if (code) console.error(`${file} exited with code ${code}`)
  })
  resources.defer(async () => {
    const gone = once(child, 'exit')
    if (child.connected) child.disconnect()
    if (child.exitCode === null) await gone
  })
  return child
}

/** Returns the CPU time of a PostgreSQL server and all processes it has started, in microseconds. */
export async function readPostgresCpu(postmaster: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // The program's name may contain spaces and parentheses. Only numbers follow its closing parenthesis.
  const fields = stats.map((stat) => [stat.split(' ')[0], ...stat.slice(stat.lastIndexOf(')') + 2).split(' ')])
  const [pid, parent, user, waitedFor] = [0, 2, 12, 14]
  const ticksOf = (from: number, count: number) => (stat: (string | undefined)[]) =>
    stat.slice(from, from + count).reduce((sum, ticks) => sum + Number(ticks), 0)
  const own = fields.filter((stat) => Number(stat[pid]) === postmaster)
  const children = fields.filter((stat) => Number(stat[parent]) === postmaster)
  // The postmaster's own entry includes the CPU time of child processes that have exited.
  const ticks = [...own.map(ticksOf(user, waitedFor - user + 2)), ...children.map(ticksOf(user, 2))]
  return ticks.reduce((sum, each) => sum + each, 0) * MICROSECONDS_OF_A_TICK
}
