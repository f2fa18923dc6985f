import { declareEndpoint } from '@otogi/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { admitRequests } from './admission.ts'
import { setErrorHandler } from './error-replies.ts'
import { createClock, type Clock } from '../process/clock.ts'
import type { Database, Tx } from '../db/db.ts'
import { createMount } from './mount.ts'
import { createLockedRunner } from './run-locked.ts'
import type { Player } from '../db/player.ts'

const asks = <W extends 'open' | 'player'>(path: `/api/${string}`, who: W, effect: 'read' | 'write' = 'read') =>
  declareEndpoint({
    method: 'POST',
    path,
    summary: 'For tests',
    who,
    effect,
    owner: who === 'player' ? ['id'] : [],
    input: z.object({ id: z.optional(z.string()) }),
    reply: z.object({ shown: z.string() }),
  })

type ServerOptions = { readonly clock?: Clock; readonly validatesReplies?: boolean }

function createSmallServer(
  playerId: string | undefined,
  { clock = createClock(() => 0), validatesReplies = true }: ServerOptions = {},
) {
  const app = Fastify()
  setErrorHandler(app)
  const nothing = () => Promise.resolve()
  const me = { id: 'me', day: '1970-01-01', deleted_at: null } as Player
  const signedIn = playerId === undefined ? undefined : { playerId, player: me }
  admitRequests(app, {
    sessions: { findPlayer: () => Promise.resolve(signedIn), peek: () => Promise.resolve(playerId) },
    limiter: { countAnonymous: nothing, countNetwork: nothing, countPlayer: nothing },
  })
  const players = {
    lock: () => Promise.resolve([me]),
    rollOver: () => Promise.resolve(me),
  }
  const db = { transaction: (work) => work({} as Tx) } as Database
  const run = { db, clock, players }
  return { app, mount: createMount({ ...run, app, runLocked: createLockedRunner(run), validatesReplies }) }
}

test.each([
  ['me', { id: 'me' }, 200],
  ['me', { id: 'other' }, 403],
  ['me', {}, 200],
  [undefined, { id: 'me' }, 401],
] as const)('in %s, a player’s call about %j gets status %i', async (playerId, input, status) => {
  const { app, mount } = createSmallServer(playerId)
  mount(asks('/api/own', 'player'), () => ({ shown: '' }))
  const answer = await app.inject({ method: 'POST', url: '/api/own', payload: input })
  expect(answer.statusCode).toBe(status)
})

test.each(['read', 'write'] as const)('a %s reads the clock once', async (effect) => {
  let readings = 0
  const { app, mount } = createSmallServer('me', { clock: createClock(() => readings++) })
  mount(asks('/api/own', 'player', effect), ({ at, today }) => ({ shown: `${at.getTime()} ${today}` }))
  const { body } = await app.inject({ method: 'POST', url: '/api/own', payload: { id: 'me' } })
  expect([JSON.parse(body), readings]).toEqual([{ shown: '0 1970-01-01' }, 1])
})

test.each([true, false])('a reply contains only the fields of the contract, checked: %s', async (validatesReplies) => {
  const { app, mount } = createSmallServer(undefined, { validatesReplies })
  const shown = { shown: 'yes', password_hash: 'secret', email: 'a@b.c' }
  mount(asks('/api/shown', 'open'), () => shown)
  const { body } = await app.inject({ method: 'POST', url: '/api/shown', payload: {} })
  expect(JSON.parse(body)).toEqual({ shown: 'yes' })
})

test('a reply that violates the contract becomes an internal error', async () => {
  const { app, mount } = createSmallServer(undefined)
  mount(asks('/api/broken', 'open'), () => ({}) as { shown: string })
  const answer = await app.inject({ method: 'POST', url: '/api/broken', payload: {} })
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Unknown error', code: 'FAULT' }])
})
