import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import type { Pool } from 'undici'
import type { Reply } from './replies.ts'

/** The mix of calls: three reads for each pull. Consecutive calls are sent for different players. */
export const MIX: readonly { readonly endpoint: Endpoint; readonly input: (id: string) => Record<string, unknown> }[] =
  [
    { endpoint: api.wallet.find, input: (id) => ({ id }) },
    { endpoint: api.ranking.find, input: () => ({}) },
    { endpoint: api.games.find, input: (id) => ({ id }) },
    { endpoint: api.summon.pull, input: (id) => ({ id, raritys: ['B'] }) },
  ]

export type Session = { readonly id: string; readonly cookie: string }
export type Send = (n: number, due: number) => Promise<Reply>

type Timing = { sentAt: number }

/** Records when a call is sent, i.e. when its connection is open. */
function recordSending(pool: Pool) {
  return pool.compose((dispatch) => (options, handler) => {
    const timing = (options as { readonly opaque?: Timing }).opaque
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (...parameters) => {
      if (timing) timing.sentAt = performance.now()
      start?.(...parameters)
    }
    return dispatch(options, handler)
  })
}

/**
 * Creates a function that sends a player's call and measures it. With `inBursts`, all players send the same call, one
 * after another, then all send the next one.
 */
export function createSender(pool: Pool, players: readonly Session[], inBursts: boolean): Send {
  const recorded = recordSending(pool)
  return async (n, due) => {
    const { id, cookie } = players[n % players.length] as Session
    const round = Math.floor(n / players.length)
    const { endpoint, input } = MIX[(inBursts ? round : n + round) % MIX.length] as (typeof MIX)[number]
    const { method, path } = endpoint
    const isPull = endpoint === api.summon.pull
    const given = input(id)
    const startedAt = performance.now()
    const timing: Timing = { sentAt: startedAt }
    const toReply = (status: string): Reply => ({
      status,
      ms: performance.now() - due,
      lateMs: startedAt - due,
      connectMs: timing.sentAt - startedAt,
      isPull,
    })
    const query = method === 'GET' ? `?${new URLSearchParams(given as Record<string, string>).toString()}` : ''
    try {
      const reply = await recorded.request({
        opaque: timing,
        method: method as 'GET',
        path: path + query,
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: method === 'GET' ? null : JSON.stringify(given),
      })
      await reply.body.dump()
      return toReply(String(reply.statusCode))
    } catch {
      return toReply('no reply')
    }
  }
}
