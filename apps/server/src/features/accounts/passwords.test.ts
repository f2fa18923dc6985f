import { readFile } from 'node:fs/promises'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a hash matches only its password', async () => {
  const hash = await hashPassword('lantern7')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await verifyPassword(hash, 'lantern7'), await verifyPassword(hash, 'secret2')]).toEqual([true, false])
  expect([await verifyPassword(null, 'lantern7'), await verifyPassword(undefined, '')]).toEqual([false, false])
})

test('hashing many passwords does not delay file reads', async () => {
  let hashed = 0
  const passwords = Array.from({ length: 40 }, async () => {
    await hashPassword('lantern7')
    hashed += 1
  })
  await readFile(import.meta.filename)
  // If reads waited for the hashes, almost all hashes would be finished by now.
  expect(hashed).toBeLessThan(20)
  await Promise.all(passwords)
})

test('if too many players sign in at once, some have to try again later, and the next sign-in succeeds', async () => {
  await using server = await startTestServer()
  const ana = await server.player('Ana01')
  const form = { username: 'Ana01', password: 'secret2' }
  const answers = await Promise.all(Array.from({ length: 150 }, () => server.visitor().send(api.accounts.signIn, form)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.map(({ body, headers }) => [body, headers['retry-after']])).toEqual(
    refused.map(() => [{ error: 'Temporarily unavailable', code: 'UNAVAILABLE' }, '5']),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 503]))
  expect((await ana.send(api.accounts.signIn, { username: 'Ana01', password: 'lantern7' })).status).toBe(200)
})
