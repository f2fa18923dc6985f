import type { Endpoint, WireReplyOf } from '@otogi/contract/endpoint'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type TestReply<Body = unknown> = {
  readonly status: number
  readonly body: Body
  readonly headers: LightMyRequestResponse['headers']
  readonly text: string
  readonly bytes: Buffer
}

type RecordedReply = TestReply & { readonly url: string }

/** An HTTP client with cookies. */
export class Player {
  id = ''
  cookies: Record<string, string> = {}
  /** All replies so far. */
  readonly heard: RecordedReply[] = []
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** Calls an endpoint with any input, valid or not. */
  async send(endpoint: Endpoint, input: object = {}, headers: Record<string, string> = {}): Promise<TestReply> {
    const isGet = endpoint.method === 'GET'
    return this.request({
      method: endpoint.method,
      url: endpoint.path,
      headers,
      ...(isGet ? { query: input as Record<string, string> } : { payload: input }),
    })
  }

  /** Calls an endpoint that must succeed. Fills in the player's id where the endpoint requires one. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: object = {},
    headers: Record<string, string> = {},
  ): Promise<WireReplyOf<E>> {
    const named = Object.fromEntries(endpoint.owner.map((field) => [field, this.id]))
    const answer = await this.send(endpoint, { ...named, ...input }, headers)
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`)
    return answer.body as WireReplyOf<E>
  }

  /** Returns the refusal code of a reply. */
  async refusal(endpoint: Endpoint, input: object = {}, headers: Record<string, string> = {}): Promise<string> {
    const named = Object.fromEntries(endpoint.owner.map((field) => [field, this.id]))
    const { status, body } = await this.send(endpoint, { ...named, ...input }, headers)
    if (status === 200) throw new Error(`${endpoint.path} was not refused`)
    return (body as { code: string }).code
  }

  get(url: string): Promise<TestReply> {
    return this.request({ method: 'GET', url })
  }

  async request(options: InjectOptions): Promise<TestReply> {
    const response = await this.#app.inject({ ...options, cookies: this.cookies })
    for (const { name, value } of response.cookies) this.cookies[name] = value
    const { 'content-type': type, 'content-encoding': packing } = response.headers
    const isJson = String(type).startsWith('application/json') && packing === undefined && response.body !== ''
    const answer = {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
    }
    this.heard.push({ ...answer, url: typeof options.url === 'string' ? options.url : '' })
    return answer
  }
}
