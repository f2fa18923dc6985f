import { setImmediate } from 'node:timers/promises'
import { accounts, type User } from '@otogi/contract/accounts'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { forget, signedIn, storedPlayerId } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

it('is not signed in again by an answer that comes after the player has left', async () => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => late.promise)
  signedIn({ _id: 'p1' } as User)
  void call(accounts.updateLanguage, { userid: 'p1', lan: 'es' }).then(signedIn)
  forget()
  late.resolve(Response.json({ _id: 'p1' }))
  await setImmediate()
  await setImmediate()
  expect(storedPlayerId()).toBeNull()
})
