import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Endpoint } from '@otogi/contract/endpoint'
import { findFreePort } from '../src/platform/process/free-port.ts'
import { MEMORY_FLAGS } from '../src/workers.ts'

const MAIN = resolve(import.meta.dirname, '../src/main.ts')

/**
 * Starts the server as `npm start` does, in its own processes and without web pages. Waits until it is ready. `main` may
 * belong to another checkout.
 */
export async function startServerProcess(settings: Record<string, string>, main: string = MAIN) {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-process-'))
  const port = settings['PORT'] ?? String(await findFreePort())
  const env = { ...process.env, PORT: port, DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings }
  const child = spawn(process.execPath, [...MEMORY_FLAGS, main, '--no-web'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      if (output.includes('ready in')) ready.resolve()
    })
  const ended = once(child, 'exit')
  void ended.then(() => ready.reject(new Error(`the server has stopped: ${output}`)))
  await ready.promise
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    listWorkers: () => listChildren(child.pid ?? 0, 'server/src/worker.ts'),
    listPainters: () => listChildren(child.pid ?? 0, 'content/src/media/worker.ts'),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Returns the ids of the child processes that run a script, oldest first. */
async function listChildren(primary: number, script: string): Promise<number[]> {
  const children = await readFile(`/proc/${primary}/task/${primary}/children`, 'utf8')
  const ids = children.trim().split(' ').map(Number)
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return ids.filter((_, index) => commands[index]?.includes(script))
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

type Reply = {
  readonly status: number
  readonly headers: Headers
  /** Empty if the reply is not JSON. */
  readonly body: Record<string, unknown>
}

/** A player's session, which can call any server on the same database. */
export class RemotePlayer {
  id = ''
  readonly #cookies = new Map<string, string>()

  async signUp(server: Pick<ServerProcess, 'address'>, signUp: Endpoint): Promise<this> {
    const username = `p${crypto.randomUUID().slice(0, 8)}`
    const form = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
    const { status, body } = await this.call(server, signUp, form)
    if (status !== 200) throw new Error(`the sign-up was answered with ${status}`)
    this.id = String(body['_id'])
    return this
  }

  /** The cookies as a header. */
  get cookie(): string {
    return [...this.#cookies.values()].join('; ')
  }

  forgetCookie(name: string): void {
    this.#cookies.delete(name)
  }

  async call(
    { address }: Pick<ServerProcess, 'address'>,
    { method, path, owner }: Endpoint,
    input: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const body = { ...Object.fromEntries(owner.map((field) => [field, this.id])), ...input }
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
    const response = await fetch(`${address}${path}${query}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const { status, headers: replied } = response
    return { status, headers: replied, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} }
  }
}
