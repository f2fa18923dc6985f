import { api } from '@otogi/contract/api'
import { LIMITS } from '@otogi/contract/limits'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const ADDRESS = { 'x-forwarded-for': '203.0.113.1' }

const countByStatus = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )

/** Sends the requests concurrently, alternating between the servers. Returns how often each status was received. */
async function sendToBothServers(
  servers: readonly [TestServer, TestServer],
  count: number,
  send: (server: TestServer, n: number) => Promise<{ status: number }>,
) {
  const all = Array.from({ length: count }, (_, n) => send(servers[n % 2 === 0 ? 0 : 1], n))
  return countByStatus((await Promise.all(all)).map(({ status }) => status))
}

test('two servers on one database together allow ten sign-ins a minute from one address', async () => {
  await using first = await startTestServer({ rateLimits: LIMITS })
  await using second = await startTestServer({ rateLimits: LIMITS, sameDatabaseAs: first })
  const signIn = (server: TestServer, n: number) =>
    server.visitor().send(api.accounts.signIn, { username: `name${n}`, password: 'lantern7' }, ADDRESS)
  expect(await sendToBothServers([first, second], 30, signIn)).toEqual({ 404: 10, 429: 20 })
})

test('two servers on one database together allow twenty sign-ups an hour from one address', async () => {
  await using first = await startTestServer({ rateLimits: LIMITS })
  await using second = await startTestServer({ rateLimits: LIMITS, sameDatabaseAs: first })
  const signUp = (server: TestServer, n: number) =>
    server.visitor().send(api.accounts.create, { username: `many${n}x`, password: '', email: '' }, ADDRESS)
  expect(await sendToBothServers([first, second], 30, signUp)).toEqual({ 400: 20, 429: 10 })
})

test('two servers on one database count the wrong passwords for a name together', async () => {
  const many = { max: 1000, windowSeconds: 60 }
  const rateLimits = { ...LIMITS, 'sign-in': many, 'wrong-password': { max: 5, windowSeconds: 3600 } }
  await using first = await startTestServer({ rateLimits })
  await using second = await startTestServer({ rateLimits, sameDatabaseAs: first })
  await first.player('Target')
  const guess = (server: TestServer) =>
    server.visitor().send(api.accounts.signIn, { username: 'Target', password: 'guess12' }, ADDRESS)
  expect(await sendToBothServers([first, second], 12, guess)).toEqual({ 400: 5, 429: 7 })
})

test('a server that starts later continues the counts', async () => {
  await using first = await startTestServer({ rateLimits: LIMITS })
  const signIn = (server: TestServer) =>
    server.visitor().send(api.accounts.signIn, { username: 'nobody1', password: 'lantern7' }, ADDRESS)
  for (let n = 0; n < 10; n++) expect((await signIn(first)).status).toBe(404)
  await using second = await startTestServer({ rateLimits: LIMITS, sameDatabaseAs: first })
  expect((await signIn(second)).status).toBe(429)
})
