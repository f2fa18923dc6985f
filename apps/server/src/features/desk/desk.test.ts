import type { DeskEndpoint } from '@otogi/contract/desk/declare'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Authenticator } from '../../../test/authenticator.ts'
import { inviteOperator, registerOperator, signUpOperator } from '../../../test/operator.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { revokeRole } from './index.ts'

const START = Date.parse('2026-11-18T11:00:00Z')
const HOUR_MS = 3_600_000

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow(START)
})

const { access, log } = desk
const calls = Object.values(desk).flatMap((section) => Object.values<DeskEndpoint>(section))
const listActions = async (operator: Player) => (await operator.call(log.list)).entries.map(({ action }) => action)

test.each(calls.map((call) => [call.path, call]))('players and visitors get NOT_FOUND for %s', async (_, call) => {
  const missing = await server.visitor().send({ ...call, path: '/api/desk/none' })
  for (const somebody of [await server.player(), server.visitor()]) {
    const answer = await somebody.send(call)
    expect([answer.status, answer.text]).toEqual([404, missing.text])
  }
})

test.each(calls.filter(({ needsPasskey }) => needsPasskey).map((call) => [call.path, call]))(
  '%s is refused to an operator who has not signed in with a second factor',
  async (_, call) => {
    const player = await server.player()
    await inviteOperator(server, player, 'owner')
    expect((await player.send(call)).status).toBe(401)
  },
)

test('an operator registers a passkey with the invitation and then signs in with the passkey', async () => {
  const ana = await server.player('Deskana')
  const { device } = await registerOperator(ana, await inviteOperator(server, ana))
  expect(await ana.call(access.status)).toMatchObject({ username: 'Deskana', role: 'moderator', signedIn: true })
  await ana.call(access.signOut)
  expect(await ana.call(access.status)).toMatchObject({ hasPasskey: true, signedIn: false })
  const { options } = await ana.call(access.startSignIn)
  await ana.call(access.signIn, { response: device.sign(options) })
  expect(await listActions(ana)).toEqual(expect.arrayContaining(['desk.sign-in', 'role.grant']))
})

test('the desk cookie is sent only to the desk and never from other sites', async () => {
  const ana = await signUpOperator(server)
  const cookies = ana.heard.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String))
  expect(cookies.find((cookie) => cookie.startsWith('desk='))).toMatch(
    /Max-Age=43200; Path=\/api\/desk; HttpOnly; SameSite=Strict/,
  )
})

test('the desk session ends after twelve hours', async () => {
  const ana = await signUpOperator(server)
  server.setNow(START + 12 * HOUR_MS - 1)
  expect((await ana.call(access.status)).signedIn).toBe(true)
  server.setNow(START + 12 * HOUR_MS)
  expect(await ana.refusal(log.list)).toBe('DESK_SESSION_REQUIRED')
})

test('a signature is refused after five minutes', async () => {
  const ana = await server.player()
  const { device } = await registerOperator(ana, await inviteOperator(server, ana))
  const { options } = await ana.call(access.startSignIn)
  server.setNow(START + HOUR_MS / 12)
  expect(await ana.refusal(access.signIn, { response: device.sign(options) })).toBe('PASSKEY_INVALID')
})

test.each([
  ['of another device', () => new Authenticator()],
  ['of another site', () => new Authenticator('https://phishing.example')],
])('a passkey %s is refused', async (_, createDevice) => {
  const ana = await server.player()
  await registerOperator(ana, await inviteOperator(server, ana))
  const { options } = await ana.call(access.startSignIn)
  expect(await ana.refusal(access.signIn, { response: createDevice().sign(options) })).toBe('PASSKEY_INVALID')
})

test.each(['not JSON', 'null', '5', '[]', '{}', '{"id":null}', '{"id":"x"}', '{"id":"x","response":null}'])(
  'a response that no browser sends (%s) is refused, not a server error',
  async (response) => {
    const ana = await server.player()
    const invitation = await inviteOperator(server, ana)
    expect(await ana.refusal(access.register, { invitation, response })).toBe('PASSKEY_INVALID')
    await registerOperator(ana, invitation)
    expect(await ana.refusal(access.signIn, { response })).toBe('PASSKEY_INVALID')
  },
)

test('a new passkey with invented transports is refused', async () => {
  const ana = await server.player()
  const invitation = await inviteOperator(server, ana)
  const { options } = await ana.call(access.startRegistration, { invitation })
  const created = JSON.parse(new Authenticator().create(options)) as { response: object }
  const response = JSON.stringify({ ...created, response: { ...created.response, transports: [{}] } })
  expect(await ana.refusal(access.register, { invitation, response })).toBe('PASSKEY_INVALID')
})

test('a challenge of one operator is not valid for another', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  await registerOperator(ana, await inviteOperator(server, ana))
  const { device } = await registerOperator(bob, await inviteOperator(server, bob))
  const { options } = await ana.call(access.startSignIn)
  expect(await bob.refusal(access.signIn, { response: device.sign(options) })).toBe('PASSKEY_INVALID')
})

test('each recovery code signs in once', async () => {
  const ana = await server.player()
  const { recoveryCodes } = await registerOperator(ana, await inviteOperator(server, ana))
  expect(new Set(recoveryCodes).size).toBe(10)
  await ana.call(access.signOut)
  const [code = ''] = recoveryCodes
  expect(await ana.refusal(access.useRecoveryCode, { code: 'wrong' })).toBe('RECOVERY_CODE_INVALID')
  await ana.call(access.useRecoveryCode, { code: ` ${code.toUpperCase()} ` })
  expect(await ana.refusal(access.useRecoveryCode, { code })).toBe('RECOVERY_CODE_INVALID')
})

test('the database holds neither invitations nor recovery codes', async () => {
  const ana = await server.player()
  const invitation = await inviteOperator(server, ana)
  const kept = JSON.stringify(await server.db.selectFrom('desk_accounts').selectAll().execute())
  expect(kept).not.toContain(invitation)
  const { recoveryCodes } = await registerOperator(ana, invitation)
  const codes = JSON.stringify(await server.db.selectFrom('desk_recovery_codes').selectAll().execute())
  for (const code of recoveryCodes) expect(codes).not.toContain(code)
})

test('an invitation is valid once, for its player, for a day', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const invitation = await inviteOperator(server, ana)
  await inviteOperator(server, bob)
  expect(await bob.refusal(access.startRegistration, { invitation })).toBe('INVITATION_INVALID')
  server.setNow(START + 24 * HOUR_MS)
  expect(await ana.refusal(access.startRegistration, { invitation })).toBe('INVITATION_INVALID')
  server.setNow(START + 24 * HOUR_MS - 1)
  await registerOperator(ana, invitation)
  expect(await ana.refusal(access.startRegistration, { invitation })).toBe('INVITATION_INVALID')
})

test('an operator whose role is revoked is signed out immediately and loses all access', async () => {
  const ana = await signUpOperator(server)
  const moderation = { actor: undefined, reason: 'left the team', at: new Date(START) }
  await server.database.transaction((tx) => revokeRole(tx, moderation, ana.id))
  expect(await ana.refusal(log.list)).toBe('NOT_FOUND')
})

test('the log cannot be changed, and its pages have no gaps', async () => {
  const ana = await signUpOperator(server)
  for (let i = 0; i < 30; i += 1) await inviteOperator(server, ana)
  for (let i = 0; i < 30; i += 1) await inviteOperator(server, ana, 'editor')
  const first = await ana.call(log.list, { subject: ana.id })
  const second = await ana.call(log.list, { subject: ana.id, before: first.entries.at(-1)?.id ?? 0 })
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  expect(first.entries.length + second.entries.length).toBe(61)
  await expect(server.db.updateTable('desk_log').set({ reason: 'another' }).execute()).rejects.toThrow('append-only')
})

test('a refused signature uses up its challenge', async () => {
  const ana = await server.player()
  const { device } = await registerOperator(ana, await inviteOperator(server, ana))
  const { options } = await ana.call(access.startSignIn)
  expect(await ana.refusal(access.signIn, { response: new Authenticator().sign(options) })).toBe('PASSKEY_INVALID')
  expect(await ana.refusal(access.signIn, { response: device.sign(options) })).toBe('PASSKEY_INVALID')
})
