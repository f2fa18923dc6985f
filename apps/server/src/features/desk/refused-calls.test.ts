import { desk } from '@otogi/contract/desk/desk'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { inviteOperator, registerOperator, signUpOperator } from '../../../test/operator.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** Refused desk calls and the lines that the server logs for them. */

const lines: string[] = []
const server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void lines.splice(0))

const { access, log, players } = desk

/** Who was refused which call, and why. */
const listRefused = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'refused a desk call')
    .map(({ level, playerId, action, code }) => ({ level, playerId, action, code }))

const WARNING = 40
const toLine = ({ id }: Player, action: string, code: string) => ({ level: WARNING, playerId: id, action, code })

test('a call without a second factor is refused and logged', async () => {
  const ana = await server.player()
  await inviteOperator(server, ana, 'owner')
  expect((await ana.send(log.list)).status).toBe(401)
  expect(listRefused()).toEqual([toLine(ana, log.list.path, 'DESK_SESSION_REQUIRED')])
})

test('an action without a reason is refused and logged, and changes nothing', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player()]
  for (const reason of [undefined, '', '  ', 'no'])
    expect(await moderator.refusal(players.endSessions, { playerId: ana.id, reason })).toBe('INVALID')
  expect(listRefused()).toEqual(Array(4).fill(toLine(moderator, players.endSessions.path, 'INVALID')))
  expect((await moderator.call(players.read, { playerId: ana.id })).sessions).toHaveLength(1)
  const command = createCommandRunner(server)
  expect(await command('desk', 'revoke', 'nobody', '')).toMatchObject({ ok: false })
})

test('a forged role is refused and logged', async () => {
  const [owner, moderator, ana] = [
    await signUpOperator(server, 'owner'),
    await signUpOperator(server),
    await server.player(),
  ]
  const gift = { playerId: ana.id, gachas: 10_000, reason: 'a present', role: 'owner', operator: { role: 'owner' } }
  const headers = { 'x-role': 'owner' }
  expect(await moderator.refusal(players.compensate, gift, headers)).toBe('DESK_ROLE_REQUIRED')
  for (const [other, code] of [
    [moderator, 'DESK_SESSION_REQUIRED'],
    [ana, 'NOT_FOUND'],
  ] as const) {
    other.cookies['desk'] = owner.cookies['desk'] ?? ''
    expect(await other.refusal(players.compensate, gift, headers)).toBe(code)
  }
  expect(listRefused()).toEqual([
    toLine(moderator, players.compensate.path, 'DESK_ROLE_REQUIRED'),
    toLine(moderator, players.compensate.path, 'DESK_SESSION_REQUIRED'),
    toLine(ana, players.compensate.path, 'NOT_FOUND'),
  ])
  expect((await owner.call(log.list, { subject: ana.id })).entries).toEqual([])
})

test('a replayed passkey is refused and logged, also in the log that operators read', async () => {
  const ana = await server.player()
  const { device } = await registerOperator(ana, await inviteOperator(server, ana))
  const response = device.sign((await ana.call(access.startSignIn)).options)
  await ana.call(access.signIn, { response })
  await ana.call(access.signOut)
  expect(await ana.refusal(access.signIn, { response })).toBe('PASSKEY_INVALID')
  expect(listRefused()).toEqual([toLine(ana, access.signIn.path, 'PASSKEY_INVALID')])
  expect((await ana.call(access.status)).signedIn).toBe(false)
  await ana.call(access.signIn, { response: device.sign((await ana.call(access.startSignIn)).options) })
  const { entries } = await ana.call(log.list)
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'desk.sign-in' },
    { action: 'desk.refused', reason: 'PASSKEY_INVALID', role: 'moderator' },
  ])
})

test('a player gets 404, which is logged with the player, and a stranger only has the line of every request', async () => {
  const ana = await server.player()
  expect((await ana.send(log.list)).status).toBe(404)
  expect(listRefused()).toEqual([toLine(ana, log.list.path, 'NOT_FOUND')])
  lines.splice(0)
  expect((await server.visitor().send(log.list)).status).toBe(404)
  expect(listRefused()).toEqual([])
  expect(lines.join('')).toContain('"status":404')
})
