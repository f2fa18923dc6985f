import { accounts } from '@otogi/contract/routes'
import { setImmediate } from 'node:timers/promises'
import type { User } from '@otogi/contract/accounts'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../platform/call.ts'
import { clearSession, requirePlayerId, setUser, readStoredPlayerId, takeSessionEnd } from './session.ts'

const navigate = vi.hoisted(() => vi.fn<() => void>())
vi.mock('wouter/use-browser-location', () => ({ navigate }))

afterEach(() => vi.unstubAllGlobals())

it('is not signed in again by an answer that comes after the player has left', async () => {
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

it('ends, and leads to the entry, when the stored id is gone and something needs it', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/home/main', search: '', hash: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  setUser({ id: 'p1' } as User)
  expect(requirePlayerId()).toBe('p1')
  stored.delete('_id')
  expect(requirePlayerId()).toBeUndefined()
  expect([...stored.keys()]).toEqual([])
  expect(takeSessionEnd()).toBe(true)
  expect(navigate).toHaveBeenCalledWith('/auth', { replace: true })
})
