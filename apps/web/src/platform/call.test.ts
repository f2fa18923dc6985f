import { accounts, market, wallet } from '@otogi/contract/routes'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, fetchPage, ignorePendingCalls, handleRefusal } from './call.ts'

function respondWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends a query and returns the reply', async () => {
  const fetched = respondWith(200, { gachas: 100, throws: 3 })
  expect(await call(wallet.find, {}, { owner: 'a b' })).toEqual({ gachas: 100, pityCount: 3 })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/gachas/findById?id=a+b')
})

it('returns a page with the length of the whole list', async () => {
  vi.stubGlobal('fetch', async () => new Response('[]', { headers: { 'x-total-count': '12' } }))
  expect(await fetchPage(market.list, { page: 4 })).toEqual({ shown: [], total: 12 })
})

it('sends a JSON body and the idempotency key', async () => {
  const fetched = respondWith(200, {})
  await call(accounts.updateLanguage, { newLanguage: 'es' }, { idempotencyKey: 'k1', owner: 'p1' })
  const request = fetched.mock.calls[0]?.[1]
  expect(request).toMatchObject({ method: 'PUT', body: '{"userid":"p1","lan":"es"}' })
  expect(new Headers(request?.headers).get('idempotency-key')).toBe('k1')
})

it('throws the server’s refusal with its code and message', async () => {
  respondWith(409, { error: 'Nombre de usuario en uso', code: 'USERNAME_IN_USE' })
  const refused = call(accounts.find, {})
  await expect(refused).rejects.toMatchObject({
    code: 'USERNAME_IN_USE',
    status: 409,
    message: 'Nombre de usuario en uso',
  })
})

it('the message is "Unknown error" if the server sends none', async () => {
  respondWith(500, {})
  await expect(call(accounts.find, {})).rejects.toMatchObject({ code: 'FAULT', message: 'Unknown error' })
})

it('throws UNREACHABLE if no response arrives', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed')
  })
  await expect(call(accounts.find, {})).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

it('logs which call failed and why, without its input', async () => {
  respondWith(400, { error: 'Credenciales inválidas', code: 'PASSWORD_WRONG' })
  const secrets = { username: 'hanami', password: 'lantern7', googleAccount: false } as const
  await expect(call(accounts.signIn, secrets)).rejects.toThrow('Credenciales inválidas')
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['POST /api/users/find failed: 400 PASSWORD_WRONG: Credenciales inválidas'],
  ])
})

it('does not log successful or canceled calls', async () => {
  respondWith(200, {})
  await call(accounts.find, {})
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('called off', 'AbortError')
  })
  await expect(call(accounts.find, {}, { signal: AbortSignal.abort() })).rejects.toThrow('called off')
  expect(console.warn).not.toHaveBeenCalled()
})

it('times out if no response arrives, or only a part of it', async () => {
  const hanging = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => hanging(signal))
  const none = call(accounts.find, {}, { timeoutMs: 1 })
  await expect(none).rejects.toMatchObject({ code: 'UNREACHABLE' })
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => ({ text: () => hanging(signal) }))
  const part = call(accounts.find, {}, { timeoutMs: 1, signal: new AbortController().signal })
  await expect(part).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

it('ends the session when the server refuses it', async () => {
  const ended = vi.fn<() => boolean>(() => false)
  handleRefusal('SESSION_REQUIRED', ended)
  respondWith(401, { error: 'Session required', code: 'SESSION_REQUIRED' })
  await expect(call(accounts.find, {})).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
  expect(ended).toHaveBeenCalledOnce()
})

it('leaves the page if the session belongs to another player, and the call never settles', async () => {
  const [left, heard] = [vi.fn<() => boolean>(() => true), vi.fn<() => void>()]
  handleRefusal('NOT_YOURS', left)
  respondWith(403, { error: 'This belongs to another player', code: 'NOT_YOURS' })
  call(accounts.find, {}).then(heard, heard)
  await setImmediate()
  await setImmediate()
  expect([left.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0])
})

it.each([
  [200, {}],
  [401, { error: 'Session required', code: 'SESSION_REQUIRED' }],
])('a call from a player who has signed out never settles: %i', async (status, body) => {
  const [ended, heard] = [vi.fn<() => boolean>(() => false), vi.fn<() => void>()]
  handleRefusal('SESSION_REQUIRED', ended)
  respondWith(status, body)
  call(accounts.updateLanguage, { newLanguage: 'es' }).then(heard, heard)
  ignorePendingCalls()
  await setImmediate()
  await setImmediate()
  expect([ended, heard].flatMap(({ mock }) => mock.calls)).toEqual([])
})
