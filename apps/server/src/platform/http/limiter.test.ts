import { api } from '@otogi/contract/api'
import { LIMITS } from '@otogi/contract/limits'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

const toHeaders = (address: string) => ({ 'x-forwarded-for': address })

test('the eleventh sign-in of a minute from one address is refused, for any name', async () => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const visitor = server.visitor()
  const signIn = (username: string, address: string) =>
    visitor.send(api.accounts.signIn, { username, password: 'lantern7' }, toHeaders(address))
  for (let n = 0; n < 10; n++) expect((await signIn(`name${n}`, '203.0.113.1')).status).toBe(404)
  const { status, body, headers } = await signIn('name10', '203.0.113.1')
  expect([status, body]).toEqual([429, { error: 'Too many requests', code: 'TOO_MANY' }])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await signIn('name10', '203.0.113.2')).status).toBe(404)
})

test.each([
  ['that is not a trusted proxy', '203.0.113.7', (claimed: string) => claimed],
  ['behind a trusted proxy that adds the real address', '127.0.0.1', (claimed: string) => `${claimed}, 203.0.113.7`],
])('a forged client address is ignored: %s', async (_, remoteAddress, forge) => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const signIn = (n: number) =>
    server.visitor().request({
      method: 'POST',
      url: api.accounts.signIn.path,
      remoteAddress,
      headers: toHeaders(forge(`198.51.100.${n}`)),
      payload: { username: `name${n}`, password: 'lantern7' },
    })
  for (let n = 0; n < 10; n++) expect((await signIn(n)).status).toBe(404)
  expect((await signIn(10)).status).toBe(429)
})

test('a proxy on another machine is trusted if the operator names its network', async () => {
  await using server = await startTestServer({ rateLimits: LIMITS, trustedProxies: 'loopback,10.0.0.0/8' })
  const signIn = (remoteAddress: string, client: string) =>
    server.visitor().request({
      method: 'POST',
      url: api.accounts.signIn.path,
      remoteAddress,
      headers: toHeaders(client),
      payload: { username: 'name1', password: 'lantern7' },
    })
  for (let n = 0; n < 10; n++) expect((await signIn('10.1.2.3', '203.0.113.7')).status).toBe(404)
  expect((await signIn('10.1.2.3', '203.0.113.7')).status).toBe(429)
  expect((await signIn('10.1.2.3', '203.0.113.8')).status).toBe(404)
  expect((await signIn('203.0.113.7', '203.0.113.8')).status).toBe(429)
})

test('the twenty-first sign-up of an hour from one address is refused', async () => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const signUp = (n: number, address: string) =>
    server.visitor().send(api.accounts.create, { username: `many${n}x`, password: '', email: '' }, toHeaders(address))
  for (let n = 0; n < 20; n++) expect((await signUp(n, '203.0.113.1')).status).toBe(400)
  const late = await signUp(20, '203.0.113.1')
  expect(late.status).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await signUp(20, '203.0.113.2')).status).toBe(400)
})

test('all addresses of a network share one limit', async () => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const signUp = (address: string) =>
    server.visitor().send(api.accounts.create, { username: 'manyhosts', password: '', email: '' }, toHeaders(address))
  for (let n = 0; n < 20; n++) expect((await signUp(`2001:db8:0:7::${n}`)).status).toBe(400)
  expect((await signUp('2001:db8:0:7:ffff::1')).status).toBe(429)
  expect((await signUp('2001:db8:0:8::1')).status).toBe(400)
})

test.each([
  ['the same /56', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 40, '2001:db8:0:ff::1', '2001:db8:0:100::1'],
  [
    'the same /48',
    (n: number) => `2001:db8:0:${(n * 256).toString(16)}::1`,
    100,
    '2001:db8:0:ffff::1',
    '2001:db8:1::1',
  ],
])('sign-ups from networks of %s are limited together', async (_, addressOf, most, inside, outside) => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const signUp = (address: string) =>
    server.visitor().send(api.accounts.create, { username: 'manyhosts', password: '', email: '' }, toHeaders(address))
  for (let n = 0; n < most; n++) expect((await signUp(addressOf(n))).status).toBe(400)
  expect((await signUp(inside)).status).toBe(429)
  expect((await signUp(outside)).status).toBe(400)
})

test('writes are limited by player and do not affect another player at the same address', async () => {
  await using server = await startTestServer({ rateLimits: LIMITS })
  const [ana, decoy] = [await server.player(), await server.player()]
  const statuses = new Set<number>()
  for (let n = 0; n <= LIMITS.write.max; n++) {
    statuses.add((await ana.send(api.day.update)).status)
  }
  expect([...statuses]).toEqual([200, 429])
  expect((await decoy.send(api.day.update)).status).toBe(200)
  expect((await ana.send(api.wallet.find, { id: ana.id })).status).toBe(200)
})

test('without limits, nothing is refused', async () => {
  await using server = await startTestServer()
  const visitor = server.visitor()
  for (let n = 0; n < 25; n++) {
    expect((await visitor.send(api.accounts.create, { username: 'nobody1', password: '' })).status).toBe(400)
  }
})

test('the operator can set a limit', async () => {
  await using server = await startTestServer({ rateLimits: { ...LIMITS, 'sign-in': { max: 2, windowSeconds: 60 } } })
  const visitor = server.visitor()
  const signIn = (username: string) => visitor.send(api.accounts.signIn, { username, password: 'lantern7' })
  for (const name of ['name1', 'name2']) expect((await signIn(name)).status).toBe(404)
  expect((await signIn('name3')).status).toBe(429)
})
