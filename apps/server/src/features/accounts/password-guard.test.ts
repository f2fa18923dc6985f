import { api } from '@otogi/contract/api'
import { LIMITS } from '@otogi/contract/limits'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** Turns off all rate limits except the one on wrong passwords. */
const many = { max: 10_000, windowSeconds: 60 }
const rateLimits = {
  ...LIMITS,
  'sign-in': many,
  'sign-up': many,
  'wrong-password': { max: 3, windowSeconds: 3600 },
}
const toHeaders = (address: string) => ({ 'x-forwarded-for': address })

function signIn(browser: Player, username: string, password: string, address: string) {
  return browser.send(api.accounts.signIn, { username, password }, toHeaders(address))
}

describe('wrong passwords for a name', () => {
  test('block it, in any letter case, for that network only', async () => {
    await using server = await startTestServer({ rateLimits })
    await server.player('Target')
    for (const name of ['Target', 'TARGET', 'target'])
      expect((await signIn(server.visitor(), name, 'guess12', '203.0.113.1')).status).toBe(400)
    const locked = await signIn(server.visitor(), 'Target', 'lantern7', '203.0.113.1')
    expect([locked.status, locked.body]).toEqual([429, { error: 'Too many requests', code: 'TOO_MANY' }])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await signIn(server.visitor(), 'Decoy1', 'lantern7', '203.0.113.1')).status).toBe(404)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '203.0.113.2')).status).toBe(200)
  })

  test('count for a whole /48 of IPv6 addresses', async () => {
    await using server = await startTestServer({ rateLimits })
    await server.player('Target')
    for (let n = 1; n <= 3; n++)
      expect((await signIn(server.visitor(), 'Target', 'guess12', `2001:db8:0:${n}::1`)).status).toBe(400)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '2001:db8:0:ffff::1')).status).toBe(429)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '2001:db8:1::1')).status).toBe(200)
  })

  test('from many networks block it, except for browsers in which the player signed in before', async () => {
    await using server = await startTestServer({ rateLimits })
    const target = await server.player('Target')
    const other = await server.player('Other1')
    await target.call(api.accounts.logOut)
    for (let n = 0; n < 30; n++)
      expect((await signIn(server.visitor(), 'Target', 'guess12', `198.51.100.${n}`)).status).toBe(400)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '203.0.113.1')).status).toBe(429)
    expect((await signIn(other, 'Target', 'lantern7', '203.0.113.1')).status).toBe(429)
    expect((await signIn(target, 'Target', 'lantern7', '203.0.113.1')).status).toBe(200)
  })

  test('from a known browser are limited too', async () => {
    await using server = await startTestServer({ rateLimits })
    const target = await server.player('Target')
    for (let n = 0; n < 3; n++) expect((await signIn(target, 'Target', 'guess12', `198.51.100.${n}`)).status).toBe(400)
    expect((await signIn(target, 'Target', 'lantern7', '203.0.113.1')).status).toBe(429)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '203.0.113.1')).status).toBe(200)
  })
})

test('correct passwords are never limited by name', async () => {
  await using server = await startTestServer({ rateLimits })
  await server.player('Target')
  for (let n = 0; n < 8; n++)
    expect((await signIn(server.visitor(), 'Target', 'lantern7', '203.0.113.1')).status).toBe(200)
})

test('a forged cookie does not make a browser known', async () => {
  await using server = await startTestServer({ rateLimits })
  const target = await server.player('Target')
  const forger = server.visitor()
  forger.cookies['browser'] = Buffer.from(`${target.id} 00`).toString('base64url')
  for (let n = 0; n < 3; n++) expect((await signIn(forger, 'Target', 'guess12', '203.0.113.1')).status).toBe(400)
  expect((await signIn(forger, 'Target', 'lantern7', '203.0.113.1')).status).toBe(429)
})
