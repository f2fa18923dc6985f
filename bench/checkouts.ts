import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const here = resolve(import.meta.dirname, '..')

/** The checkouts to compare: this one and, if the environment variable BEFORE is set, the one in that folder. */
export const CHECKOUTS = [
  ...(process.env['BEFORE'] ? [{ name: 'before', folder: resolve(process.env['BEFORE']) }] : []),
  { name: 'now', folder: here },
]

/** Serves the game from a Git checkout, with a temporary database and no rate limits. Prints the server's address. */
const serve = (folder: string) => `
  import { openTemporaryServer } from ${JSON.stringify(join(folder, 'apps/server/test/temporary-server.ts'))}
  const { app } = await openTemporaryServer(${JSON.stringify(join(folder, '.cache/bench-media'))})
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
`

/** Starts a checkout's server in its own process. */
export async function startCheckout(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serve(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    address,
    /** The process's current memory (`now`) and peak memory (`most`), in MB. */
    async readMemory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      const megabytes = (field: string) =>
        Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Signs up a player. Returns the session cookie and the id. */
export async function signUp(address: string, username: string): Promise<{ cookie: string; id: string }> {
  const answer = await fetch(`${address}/api/users/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, email: `${username}@example.org` }),
  })
  const { _id: id } = (await answer.json()) as { _id: string }
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { cookie, id }
}

export const PASSWORD = 'kx7vq2mz'

/** Repeats a call for a few seconds with the given concurrency. Returns the sorted latencies in ms. */
export async function measureRepeatedCall(
  seconds: number,
  concurrency: number,
  call: () => Promise<unknown>,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const callers = Array.from({ length: concurrency }, async () => {
    while (performance.now() < end) {
      const start = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one caller calls once at a time
      await call()
      times.push(performance.now() - start)
    }
  })
  await Promise.all(callers)
  return times.sort((a, b) => a - b)
}

export function describeTimes(times: readonly number[]): string {
  const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`
  return `${times.length} calls, median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`
}

export async function waitSeconds(seconds: number): Promise<void> {
  await wait(seconds * 1000)
}
