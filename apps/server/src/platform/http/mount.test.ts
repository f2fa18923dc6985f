import { endpoint } from '@otogi/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { admitRequests } from './admission.ts'
import { answerErrors } from './answers.ts'
import { clockOf } from '../process/clock.ts'
import type { Database } from '../db/db.ts'
import { mounter } from './mount.ts'

const asks = (path: `/api/${string}`, who: 'open' | 'player') =>
  endpoint({
    method: 'POST',
    path,
    summary: 'For tests',
    who,
    owner: who === 'player' ? ['id'] : [],
    input: z.object({ id: z.optional(z.string()) }),
    reply: z.object({ shown: z.string() }),
  })

function smallServer(playerId: string | undefined, clock = clockOf(() => 0)) {
  const app = Fastify()
  answerErrors(app)
  const nothing = () => Promise.resolve()
  admitRequests(app, {
    sessions: { playerOf: () => Promise.resolve(playerId), peek: () => Promise.resolve(playerId) },
    limiter: { countStranger: nothing, countNetwork: nothing, countPlayer: nothing },
  })
  const mount = mounter({
    app,
    db: {} as Database,
    clock,
    visits: {
      needsRollover: () => Promise.resolve(false),
      lock: () => Promise.resolve(),
      rollOver: () => Promise.resolve(),
    },
  })
  return { app, mount }
}

test.each([
  ['me', { id: 'me' }, 200],
  ['me', { id: 'other' }, 403],
  ['me', {}, 200],
  [undefined, { id: 'me' }, 401],
] as const)('to %s, a player’s call about %j answers %i', async (playerId, input, status) => {
  const { app, mount } = smallServer(playerId)
  mount.read(asks('/api/own', 'player'), () => Promise.resolve({ shown: '' }))
  const answer = await app.inject({ method: 'POST', url: '/api/own', payload: input })
  expect(answer.statusCode).toBe(status)
})

test('a read happens at one instant, however long it takes', async () => {
  let now = 0
  const clock = clockOf(() => now++)
  const { app, mount } = smallServer('me', clock)
  mount.read(asks('/api/own', 'player'), async () => {
    const before = clock.now()
    await Promise.resolve()
    return { shown: String(clock.now() - before) }
  })
  const { body } = await app.inject({ method: 'POST', url: '/api/own', payload: { id: 'me' } })
  expect(JSON.parse(body)).toEqual({ shown: '0' })
})

test('only what the contract declares leaves the server', async () => {
  const { app, mount } = smallServer(undefined)
  const shown = { shown: 'yes', password_hash: 'secret', email: 'a@b.c' }
  mount.open(asks('/api/shown', 'open'), () => Promise.resolve(shown))
  const { body } = await app.inject({ method: 'POST', url: '/api/shown', payload: {} })
  expect(JSON.parse(body)).toEqual({ shown: 'yes' })
})

test('an answer that breaks the contract is a fault, not an answer', async () => {
  const { app, mount } = smallServer(undefined)
  mount.open(asks('/api/broken', 'open'), () => Promise.resolve({} as { shown: string }))
  const answer = await app.inject({ method: 'POST', url: '/api/broken', payload: {} })
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Unknown error', code: 'FAULT' }])
})
