import { api } from '@otogi/contract/api'
import type { DeskEndpoint } from '@otogi/contract/desk/declare'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { signUpOperator } from '../../../test/operator.ts'
import { createPicture, toDataUrl } from '../../../test/pictures.ts'
import { everyEndpoint, startTestServer } from '../../../test/test-server.ts'

const START = Date.parse('2026-11-18T11:00:00Z')
const DAY_MS = 86_400_000

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => {
  server.setNow(START)
})

const { players } = desk
const REASON = 'insulted other players'
const suspendThreeDays = { days: 3, note: 'You insulted other players.', reason: REASON }

test('a suspended player sees the end and the reason, appeals, and plays again once the suspension is lifted', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player('Rudeboy')]
  const [found] = await moderator.call(players.find, { search: 'rudeB' })
  expect(found).toMatchObject({ id: ana.id, username: 'Rudeboy', suspendedUntil: null })
  await moderator.call(players.suspend, { playerId: ana.id, ...suspendThreeDays })
  expect(await ana.refusal(api.wallet.find)).toBe('SUSPENDED')
  const suspension = { until: START + 3 * DAY_MS, note: 'You insulted other players.', appeal: null }
  expect(await ana.call(api.suspension.find)).toEqual(suspension)
  await ana.call(api.suspension.appeal, { text: 'That was my brother.' })
  expect((await moderator.call(players.appeals)).map(({ id }) => id)).toEqual([ana.id])
  const { suspensions } = await moderator.call(players.read, { playerId: ana.id })
  expect(suspensions).toMatchObject([{ appeal: 'That was my brother.', liftedAt: null }])
  await moderator.call(players.lift, { playerId: ana.id, reason: 'the appeal is believable' })
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect(await ana.call(api.suspension.find)).toBeNull()
  expect(await moderator.call(players.appeals)).toEqual([])
  const { entries } = await moderator.call(desk.log.list, { subject: ana.id })
  expect(entries.map(({ action, reason }) => `${action}: ${reason}`)).toEqual([
    'player.lift: the appeal is believable',
    `player.suspend: ${REASON}`,
  ])
})

test('text that is not a player id gets the same reply as an unknown player', async () => {
  const moderator = await signUpOperator(server)
  for (const endpoint of [players.read, players.ledger, players.lift])
    expect(await moderator.refusal(endpoint, { playerId: 'call', reason: REASON })).toBe('PLAYER_UNKNOWN')
})

test('a suspension ends on its own, and a shorter second one does not end it earlier', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player()]
  await moderator.call(players.suspend, { playerId: ana.id, ...suspendThreeDays })
  await moderator.call(players.suspend, { playerId: ana.id, ...suspendThreeDays, days: 1 })
  server.setNow(START + 3 * DAY_MS - 1)
  expect(await ana.refusal(api.wallet.find)).toBe('SUSPENDED')
  server.setNow(START + 3 * DAY_MS)
  await ana.call(api.wallet.find)
  expect(await ana.refusal(api.suspension.appeal, { text: 'too late' })).toBe('NOT_SUSPENDED')
})

test('a suspended player can only read why, appeal, export and delete', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player()]
  await moderator.call(players.suspend, { playerId: ana.id, ...suspendThreeDays })
  const open = everyEndpoint.filter(({ who, isOpenToSuspended }) => who === 'player' && isOpenToSuspended)
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    '/api/users/account',
    '/api/users/appeal',
    '/api/users/export',
    '/api/users/suspension',
  ])
  expect((await ana.send(api.profile.download, { id: ana.id })).status).toBe(200)
  for (const endpoint of [api.market.list, api.wallet.find, api.summon.pull]) {
    expect(await ana.refusal(endpoint, { raritys: ['B'] }), endpoint.path).toBe('SUSPENDED')
  }
  await ana.call(api.profile.remove, { password: 'lantern7' })
})

test('a moderator renames a player, removes the picture and ends the sessions', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player('Badname')]
  await server.player('Taken')
  const change = { playerId: ana.id, reason: REASON }
  expect(await moderator.refusal(players.rename, { ...change, username: 'Taken' })).toBe('USERNAME_TAKEN')
  expect(await moderator.refusal(players.rename, { ...change, username: 'admin' })).toBe('USERNAME_NOT_ALLOWED')
  await moderator.call(players.rename, { ...change, username: 'Goodname' })
  expect((await ana.call(api.accounts.find)).username).toBe('Goodname')
  await moderator.call(players.removePicture, change)
  await moderator.call(players.endSessions, change)
  expect(await ana.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
})

test('an owner compensates a player through the ledger, and a moderator may not', async () => {
  const [owner, moderator] = [await signUpOperator(server, 'owner'), await signUpOperator(server)]
  const ana = await server.player()
  const gift = { playerId: ana.id, gachas: 250, reason: 'the server lost a reward' }
  expect(await moderator.refusal(players.compensate, gift)).toBe('DESK_ROLE_REQUIRED')
  await owner.call(players.compensate, gift)
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 350 })
  const { entries } = await moderator.call(players.ledger, { playerId: ana.id })
  expect(entries.map(({ delta, balance, reason }) => ({ delta, balance, reason }))).toEqual([
    { delta: 250, balance: 350, reason: 'compensation' },
    { delta: 100, balance: 100, reason: 'signup' },
  ])
  await requireCleanAudit(server)
})

test('an owner takes gachas back, never more than the balance, and the player gets a notice', async () => {
  const [owner, moderator] = [await signUpOperator(server, 'owner'), await signUpOperator(server)]
  const ana = await server.player()
  const taken = { playerId: ana.id, gachas: 60, reason: 'a reward was paid twice' }
  expect(await moderator.refusal(players.deduct, taken)).toBe('DESK_ROLE_REQUIRED')
  const tooMuch = await owner.send(players.deduct, { ...taken, gachas: 101 })
  expect(tooMuch.body).toMatchObject({
    code: 'BALANCE_TOO_LOW',
    issues: [{ message: 'the player has only 100 gachas' }],
  })
  await owner.call(players.deduct, taken)
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 40 })
  expect((await ana.call(api.market.inbox))[0]).toMatchObject({ kind: 'gachas-deducted', gachas: 60 })
  const { entries } = await moderator.call(players.ledger, { playerId: ana.id })
  expect(entries[0]).toMatchObject({ delta: -60, balance: 40, reason: 'deduction' })
  const { entries: log } = await moderator.call(desk.log.list, { subject: ana.id })
  expect(log.map(({ action }) => action)).toEqual(['player.deduct'])
  await requireCleanAudit(server)
})

test('players who signed in from the same network are shown as related, without the address', async () => {
  const moderator = await signUpOperator(server)
  const [ana, bob] = [await server.player(), await server.player('Neighbor')]
  const { related, sessions } = await moderator.call(players.read, { playerId: ana.id })
  expect(related.map(({ id }) => id)).toContain(bob.id)
  expect(sessions[0]?.network).toMatch(/^[0-9a-f]{10}$/)
})

const ACTION_NAMES = {
  suspend: 'player.suspend',
  endSessions: 'player.end-sessions',
  rename: 'player.rename',
  removePicture: 'player.remove-picture',
  export: 'player.export',
}

/** Every desk call that writes, with an input that is valid except for the missing reason. */
const ACTIONS = Object.values(desk)
  .flatMap((section) => Object.values<DeskEndpoint>(section))
  .filter(({ method, needsPasskey, path }) => method !== 'GET' && needsPasskey && path !== '/api/desk/signOut')

test.each(ACTIONS.map((action) => [action.path, action]))('%s needs a reason', async (_, action) => {
  const owner = await signUpOperator(server, 'owner')
  const { status, body } = await owner.send(action, {})
  expect(status).toBe(400)
  expect((body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toContain('reason')
})

test.each([
  ['suspend', suspendThreeDays],
  ['endSessions', {}],
  ['rename', { username: 'Renamed' }],
  ['removePicture', {}],
  ['export', {}],
] as const)('a moderator may not %s an operator, an owner may, and the log says so', async (action, input) => {
  const [owner, moderator] = [await signUpOperator(server, 'owner'), await signUpOperator(server)]
  const other = await signUpOperator(server, 'editor')
  const act = { playerId: other.id, reason: REASON, ...input }
  expect(await moderator.refusal(players[action], act)).toBe('DESK_ROLE_REQUIRED')
  await owner.call(players[action], act)
  const { entries } = await owner.call(desk.log.list, { subject: other.id })
  expect(entries[0]).toMatchObject({ action: ACTION_NAMES[action], reason: REASON, role: 'owner' })
})

test('a removed picture can no longer be read', async () => {
  const [moderator, ana] = [await signUpOperator(server), await server.player()]
  const dataUrl = toDataUrl(await createPicture('png'))
  await ana.call(api.accounts.update, { picture: dataUrl })
  const { picture: url } = await moderator.call(players.read, { playerId: ana.id })
  expect((await ana.get(url ?? '')).status).toBe(200)
  await moderator.call(players.removePicture, { playerId: ana.id, reason: REASON })
  expect((await ana.get(url ?? '')).status).toBe(404)
})

test('after the account is deleted, the log of operators contains none of its names', async () => {
  const [owner, ana] = [await signUpOperator(server, 'owner'), await server.player('Unwanted')]
  const act = { playerId: ana.id, reason: REASON }
  const picture = toDataUrl(await createPicture('png'))
  await ana.call(api.accounts.update, { picture })
  await owner.call(players.suspend, { ...act, ...suspendThreeDays })
  await owner.call(players.lift, act)
  await owner.call(players.rename, { ...act, username: 'Wanted' })
  await owner.call(players.removePicture, act)
  await owner.call(players.compensate, { ...act, gachas: 5 })
  await owner.call(players.deduct, { ...act, gachas: 5 })
  await owner.call(players.export, act)
  await ana.call(api.profile.remove, { password: 'lantern7' })
  const rows = await server.db.selectFrom('desk_log').selectAll().where('subject', '=', ana.id).execute()
  expect(rows).toHaveLength(7)
  const details = rows.map((row) => Object.keys(row.details as object))
  expect(details).toEqual([['days', 'note'], [], [], [], ['gachas'], ['gachas'], []])
  expect(JSON.stringify(rows)).not.toMatch(/wanted/i)
})
