import { accounts } from '@otogi/contract/routes'
import { setImmediate } from 'node:timers/promises'
import type { User } from '@otogi/contract/accounts'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../platform/call.ts'
import { clearSession, getPlayerIdOrEndSession, setUser, readStoredPlayerId, consumeSessionEnd } from './session.ts'

const navigate = vi.hoisted(() => vi.fn<() => void>())
vi.mock('wouter/use-browser-location', () => ({ navigate }))

afterEach(() => vi.unstubAllGlobals())

it('a reply that arrives after log-out does not sign the player in again', async () => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late.promise)
  setUser({ id: 'p1' } as User)
  void call(accounts.updateLanguage, { newLanguage: 'es' }).then(setUser)
  clearSession()
  late.resolve(Response.json({ _id: 'p1' }))
  await setImmediate()
  await setImmediate()
  expect(readStoredPlayerId()).toBeNull()
})

it('the session ends and the entry page opens when the stored id is missing', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/home/main', search: '', hash: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  setUser({ id: 'p1' } as User)
  expect(getPlayerIdOrEndSession()).toBe('p1')
  stored.delete('_id')
  expect(getPlayerIdOrEndSession()).toBeUndefined()
  expect([...stored.keys()]).toEqual([])
  expect(consumeSessionEnd()).toBe(true)
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})
