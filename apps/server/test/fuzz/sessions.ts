import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Endpoint } from '@otogi/contract/endpoint'
import type { Pool } from 'undici'
import { grantRole } from '../../src/features/desk/index.ts'
import type { Database } from '../../src/platform/db/db.ts'
import { Authenticator } from '../authenticator.ts'
import { giveGachas } from '../give.ts'
import { createUsername } from '../usernames.ts'
import { KnownValues } from './known-values.ts'
import type { Reply } from './replies.ts'

export const PASSWORD = 'lantern7'
const WEALTH = 20_000

/** Who sends requests. `unregistered` has a role but no desk session. */
export const SESSION_KINDS =
  'player player player player stranger forger owner owner moderator editor unregistered'.split(' ') as readonly Kind[]
type Kind = 'player' | 'stranger' | 'forger' | 'unregistered' | DeskRole

export type BuiltRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export type Session = {
  readonly kind: Kind
  readonly cookies: Map<string, string>
  /** Values from replies to this session. */
  readonly known: KnownValues
  playerId: string
}

/** How many more calls a session makes after it has ended. */
const MAX_REFUSED = 2
const MAX_REFUSED_SUSPENDED = 40

const RETRY_MS = 1000

export type FuzzedServer = {
  readonly address: string
  readonly pool: Pool
  readonly db: Database
  readonly known: KnownValues
}

/** Sends a request and stores the cookies of the reply. */
export async function sendRequest({ pool }: FuzzedServer, session: Session, request: BuiltRequest): Promise<Reply> {
  const { method, path, headers, body } = request
  const response = await pool.request({ method, path, headers, body: body ?? null } as Parameters<Pool['request']>[0])
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    session.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  const bytes = Buffer.from(await response.body.arrayBuffer())
  const decode = DECODERS[String(response.headers['content-encoding'])] ?? ((plain: Buffer) => plain)
  return { status: response.statusCode, body: parseJson(decode(bytes).toString()) }
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** Returns text that is not JSON as a string, which no schema allows. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 200)
  }
}

class Outage extends Error {}

/** The sessions of a run. A session that can no longer do anything is replaced. */
export class Sessions {
  readonly #server: FuzzedServer
  readonly #sessions: Session[] = []
  readonly #refused: number[] = []
  #replacement: Promise<void> = Promise.resolve()

  constructor(server: FuzzedServer) {
    this.#server = server
  }

  async open(): Promise<void> {
    // One after another, because each sign-up hashes a password.
    // oxlint-disable-next-line no-await-in-loop
    for (let index = 0; index < SESSION_KINDS.length; index++) await this.#replace(index)
  }

  get(index: number): Session {
    const session = this.#sessions[index]
    if (!session) throw new Error(`there is no session ${index}`)
    return session
  }

  /** Replaces the session if it has ended, or if its player is suspended or has lost the role. */
  async review(index: number, isOfDesk: boolean, { status, body }: Reply): Promise<void> {
    const { kind } = this.get(index)
    const { code } = (body ?? {}) as { code?: unknown }
    const isUsable = kind === 'stranger' || kind === 'forger' || (kind === 'unregistered' && isOfDesk)
    if (isUsable) return
    const isOver = code === 'SESSION_REQUIRED' || code === 'DESK_SESSION_REQUIRED'
    const isRoleGone = isOfDesk && kind !== 'player' && status === 404 && code === 'NOT_FOUND'
    if (!isOver && !isRoleGone && code !== 'SUSPENDED') return
    const refused = (this.#refused[index] ?? 0) + 1
    this.#refused[index] = refused
    // A suspended player's session is kept for a while, because suspended players can make some calls too.
    if (refused > (code === 'SUSPENDED' ? MAX_REFUSED_SUSPENDED : MAX_REFUSED)) await this.#replace(index)
  }

  /**
   * Waits until no session is being replaced. Otherwise, a request could suspend a new account before it has its role.
   */
  async waitForReplacement(): Promise<void> {
    let awaited
    // oxlint-disable-next-line no-await-in-loop -- another replacement may have started
    while (awaited !== this.#replacement) await (awaited = this.#replacement)
  }

  #replace(index: number): Promise<void> {
    this.#refused[index] = 0
    this.#replacement = this.#replacement.then(async () => {
      this.#sessions[index] = await this.#createAfterOutage(SESSION_KINDS[index] ?? 'stranger')
    })
    return this.#replacement
  }

  /** Creates a session. Retries while the server replies that it is temporarily unavailable. */
  async #createAfterOutage(kind: Kind): Promise<Session> {
    try {
      return await this.#create(kind)
    } catch (error) {
      if (!(error instanceof Outage)) throw error
      await setTimeout(RETRY_MS)
      return this.#createAfterOutage(kind)
    }
  }

  async #create(kind: Kind): Promise<Session> {
    const session: Session = { kind, cookies: new Map(), known: new KnownValues(), playerId: '' }
    if (kind === 'stranger') return session
    if (kind === 'forger') {
      session.cookies.set('sid', 'x'.repeat(43)).set('desk', 'x'.repeat(43))
      return session
    }
    await this.#signUp(session)
    if (kind !== 'player') await this.#giveRole(session, kind)
    return session
  }

  async #signUp(session: Session): Promise<void> {
    const { db, known } = this.#server
    const username = createUsername()
    const form = { username, password: PASSWORD, email: `${username}@example.org`, googleAccount: false }
    session.playerId = String((await this.#call(session, api.accounts.create, form))['_id'])
    await giveGachas(db, session.playerId, WEALTH)
    known.add('createdPlayer.id', session.playerId)
    known.add('createdPlayer.username', username)
  }

  async #giveRole(session: Session, kind: DeskRole | 'unregistered'): Promise<void> {
    const moderation = { actor: undefined, reason: 'needed by a test', at: new Date() }
    const grant = { playerId: session.playerId, role: kind === 'unregistered' ? ('owner' as const) : kind }
    const invitation = await this.#server.db.transaction((tx) => grantRole(tx, moderation, grant))
    if (kind === 'unregistered') return
    const { options } = await this.#call(session, desk.access.startRegistration, { invitation })
    const response = new Authenticator(this.#server.address).create(String(options))
    await this.#call(session, desk.access.register, { invitation, response })
  }

  async #call(session: Session, { method, path }: Endpoint, input: object): Promise<Record<string, unknown>> {
    const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'content-type': 'application/json', cookie }
    const reply = await sendRequest(this.#server, session, { method, path, headers, body: JSON.stringify(input) })
    if (reply.status === 503) throw new Outage(`${path} answered 503`)
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body as Record<string, unknown>
  }
}
