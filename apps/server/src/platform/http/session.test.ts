import { createHash } from 'node:crypto'
import { api } from '@otogi/contract/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'
import type { Player } from '../../../test/player.ts'

const START = Date.parse('2026-11-18T11:00:00Z')
const DAY_MS = 86_400_000

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow(START)
})

const fetchStatus = async (player: Player) => (await player.send(api.accounts.find, { id: player.id })).status
const findCookie = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().filter(Boolean).map(String)

test('the session is an HttpOnly, SameSite=Lax cookie for thirty days, never in the body', async () => {
  const { heard, cookies } = await server.player()
  const [cookie] = findCookie(heard[0]?.headers ?? {})
  expect(cookie?.split('; ').toSorted()).toEqual(
    [`sid=${cookies['sid']}`, 'Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'].toSorted(),
  )
  expect(cookies['sid']).toMatch(/^[0-9a-f-]{36}_[A-Za-z0-9_-]{43}$/)
  expect(heard[0]?.text).not.toContain(cookies['sid'])
})

test('on https the cookie is Secure and bound to the host', async () => {
  await using secure = await startTestServer({ publicOrigin: 'https://otogi.example' })
  const { heard } = await secure.player()
  expect(findCookie(heard[0]?.headers ?? {})[0]).toMatch(/^__Host-sid=.*; Secure/)
  expect(heard[0]?.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('the database contains only the hash of the session', async () => {
  const ana = await server.player()
  const sid = ana.cookies['sid'] ?? ''
  const rows = await server.db.selectFrom('sessions').selectAll().where('player_id', '=', ana.id).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(sid).digest())
  expect(JSON.stringify(rows)).not.toContain(sid)
})

test('a session from an older version, whose token does not contain the player, works until log-out', async () => {
  const ana = await server.player()
  const token = 'o'.repeat(43)
  const token_hash = createHash('sha256').update(token).digest()
  await server.db.updateTable('sessions').set({ token_hash }).where('player_id', '=', ana.id).execute()
  expect(await fetchStatus(ana)).toBe(401)
  ana.cookies['sid'] = token
  expect(await fetchStatus(ana)).toBe(200)
  await ana.call(api.accounts.logOut)
  ana.cookies['sid'] = token
  expect(await fetchStatus(ana)).toBe(401)
})

test.each([
  ['the id of another player', (id: string, sid: string) => id + sid.slice(36)],
  ['an invalid id', (_: string, sid: string) => `${'x'.repeat(36)}${sid.slice(36)}`],
  ['only the id', (_: string, sid: string) => sid.slice(0, 36)],
  ['only the secret', (_: string, sid: string) => sid.slice(37)],
])('a session token with %s is refused', async (_, forge) => {
  const [ana, ben] = [await server.player(), await server.player()]
  ana.cookies['sid'] = forge(ben.id, ana.cookies['sid'] ?? '')
  expect(await fetchStatus(ana)).toBe(401)
})

test('a session ends thirty days after its last use', async () => {
  const [ana, decoy] = [await server.player(), await server.player()]
  server.setNow(START + 20 * DAY_MS)
  expect(await fetchStatus(ana)).toBe(200)
  server.setNow(START + 45 * DAY_MS)
  expect([await fetchStatus(ana), await fetchStatus(decoy)]).toEqual([200, 401])
  server.setNow(START + 75 * DAY_MS)
  expect(await fetchStatus(ana)).toBe(401)
})

test('an unused session ends after thirty days', async () => {
  const ana = await server.player()
  server.setNow(START + 30 * DAY_MS)
  expect(await fetchStatus(ana)).toBe(401)
})

test('use renews the cookie too, once an hour', async () => {
  const ana = await server.player()
  await ana.call(api.accounts.find)
  expect(findCookie(ana.heard.at(-1)?.headers ?? {})).toEqual([])
  server.setNow(START + 61 * 60_000)
  await ana.call(api.accounts.find)
  expect(findCookie(ana.heard.at(-1)?.headers ?? {})).toEqual([expect.stringContaining('Max-Age=2592000')])
})

test('a session started while the clock was ahead also ends thirty days after its last use', async () => {
  server.setNow(START + 300 * DAY_MS)
  const ana = await server.player()
  server.setNow(START)
  expect(await fetchStatus(ana)).toBe(200)
  server.setNow(START + 30 * DAY_MS)
  expect(await fetchStatus(ana)).toBe(401)
})

test('log-out ends only this session', async () => {
  const ana = await server.player('LogOut')
  const phone = server.visitor()
  await phone.send(api.accounts.signIn, { username: 'LogOut', password: 'lantern7' })
  phone.id = ana.id
  const stolen = { ...ana.cookies }
  await ana.call(api.accounts.logOut)
  expect(findCookie(ana.heard.at(-1)?.headers ?? {})[0]).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/)
  ana.cookies = stolen
  expect([await fetchStatus(ana), await fetchStatus(phone)]).toEqual([401, 200])
})

test('a new sign-in in the same browser ends the previous session', async () => {
  const ana = await server.player('Rotate')
  const before = { ...ana.cookies }
  await ana.send(api.accounts.signIn, { username: 'Rotate', password: 'lantern7' })
  const names = findCookie(ana.heard.at(-1)?.headers ?? {}).map((cookie) => cookie.split('=')[0])
  expect(names).toEqual(['sid', 'browser'])
  expect(await fetchStatus(ana)).toBe(200)
  ana.cookies = before
  expect(await fetchStatus(ana)).toBe(401)
})

test('a sign-up in a browser that is signed in ends the previous session', async () => {
  const ana = await server.player()
  const before = { ...ana.cookies }
  await ana.send(api.accounts.create, { username: 'Another', password: 'lantern7', email: 'another@example.org' })
  expect(ana.cookies).not.toEqual(before)
  ana.cookies = before
  expect(await fetchStatus(ana)).toBe(401)
})

test.each(['', 'x', 'a'.repeat(43), '%00', 'null'])('the cookie %j is not a session', async (sid) => {
  const ana = await server.player()
  ana.cookies = { sid }
  expect(await fetchStatus(ana)).toBe(401)
})

const OPEN = everyEndpoint.filter((endpoint) => endpoint.who === 'open').map((endpoint) => endpoint.path)

test('only these calls work without a session', () => {
  expect(OPEN.toSorted()).toEqual([
    '/api/announcements/find',
    '/api/books/find',
    '/api/cards/findAll',
    '/api/cards/story',
    '/api/challenges/find',
    '/api/challenges/guess',
    '/api/guest/animes',
    '/api/guest/characters',
    '/api/guest/guess',
    '/api/guest/puzzle',
    '/api/pack/find',
    '/api/settings',
    '/api/summon/odds',
    '/api/summon/shared',
    '/api/users/create',
    '/api/users/find',
    '/api/users/findGoogle',
    '/api/users/forgotPassword',
    '/api/users/googleNonce',
    '/api/users/logout',
    '/api/users/publicProfile',
    '/api/users/resetPassword',
    '/api/users/verifyEmail',
  ])
})

test.each(everyEndpoint.filter((endpoint) => endpoint.who === 'player').map((endpoint) => [endpoint.path, endpoint]))(
  '%s needs a session',
  async (_, endpoint) => {
    const { status: answered, body } = await server.visitor().send(endpoint)
    expect([answered, body]).toEqual([401, { error: 'Session required', code: 'SESSION_REQUIRED' }])
  },
)
