import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type Reply = { readonly status: number; readonly body: unknown }

const UNAVAILABLE = 503
/** Shorter than Retry-After demands, because outages in a test are short. */
const RETRY_MS = 500
const MAX_RETRIES = 60

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/**
 * A player's minimal HTTP client, with a cookie, JSON bodies and a persistent connection. If there are several servers,
 * alternates between them.
 */
export class Client {
  id = ''
  calls = 0
  readonly #addresses: readonly string[]
  #cookie = ''

  constructor(...addresses: readonly string[]) {
    this.#addresses = addresses
  }

  get(path: string, query: Record<string, string> = {}): Promise<Reply> {
    const words = new URLSearchParams(query).toString()
    return this.#send('GET', words === '' ? path : `${path}?${words}`)
  }

  post(path: string, body: object, key?: string): Promise<Reply> {
    return this.#send('POST', path, body, key)
  }

  put(path: string, body: object, key?: string): Promise<Reply> {
    return this.#send('PUT', path, body, key)
  }

  delete(path: string, body: object): Promise<Reply> {
    return this.#send('DELETE', path, body)
  }

  /** Repeats a call that got a 503, because on a busy machine a statement can exceed its time limit. */
  async #send(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    let reply = await this.#sendOnce(method, path, body, key)
    for (let retries = 0; reply.status === UNAVAILABLE && retries < MAX_RETRIES; retries++) {
      // oxlint-disable-next-line no-await-in-loop -- waits before each repetition
      await setTimeout(RETRY_MS)
      // oxlint-disable-next-line no-await-in-loop -- as above
      reply = await this.#sendOnce(method, path, body, key)
    }
    return reply
  }

  #sendOnce(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    const address = this.#addresses[this.calls++ % this.#addresses.length] ?? ''
    const text = body && JSON.stringify(body)
    const headers = {
      cookie: this.#cookie,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    return new Promise((answer, fail) => {
      const sent = request(`${address}/api${path}`, { method, headers, agent }, (response) => {
        const chunks: Buffer[] = []
        const [cookie] = response.headers['set-cookie'] ?? []
        if (cookie) this.#cookie = cookie.split(';')[0] ?? ''
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
          answer({ status: response.statusCode ?? 0, body })
        })
      })
      sent.on('error', fail)
      sent.end(text)
    })
  }
}
