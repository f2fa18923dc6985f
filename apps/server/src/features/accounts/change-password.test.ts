import { api } from '@otogi/contract/api'
import { Piscina } from 'piscina'
import { afterAll, expect, test, vi } from 'vitest'
import { createCommandRunner } from '../../../test/command-runner.ts'
import { createReadDelay } from '../../../test/delay-reads.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const reads = createReadDelay()
const server = await startTestServer({ readPlugin: reads.plugin })
afterAll(() => server[Symbol.asyncDispose]())

const signIn = (username: string, password: string) =>
  server.visitor().send(api.accounts.signIn, { username, password })

test('changing the password requires the old one and ends all other sessions', async () => {
  const [ana, decoy] = [await server.player('Changer'), await server.player()]
  const phone = server.visitor()
  await phone.send(api.accounts.signIn, { username: 'Changer', password: 'lantern7' })
  const wrong = { password: 'secret2', newPassword: 'newer1' }
  expect(await ana.refusal(api.profile.changePassword, wrong)).toBe('PASSWORD_WRONG')
  expect((await phone.get('/api/gachas/findById?id=' + ana.id)).status).toBe(200)
  await ana.call(api.profile.changePassword, { password: 'lantern7', newPassword: 'newer1' })
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect(await phone.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
  expect(await decoy.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect((await signIn('Changer', 'lantern7')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await signIn('Changer', 'newer1')).status).toBe(200)
})

test('a new password that is too short is refused', async () => {
  const ana = await server.player()
  const input = { password: 'lantern7', newPassword: 'short' }
  expect(await ana.refusal(api.profile.changePassword, input)).toBe('INVALID')
})

test.each(['123456', 'Dragon', 'EASYNAME'])('%j is too easy to guess for a new password', async (newPassword) => {
  const ana = await server.player(newPassword === 'EASYNAME' ? 'EasyName' : undefined)
  expect(await ana.refusal(api.profile.changePassword, { password: 'lantern7', newPassword })).toBe(
    'PASSWORD_GUESSABLE',
  )
  expect(await ana.refusal(api.profile.changePassword, { password: 'wrong', newPassword })).toBe('PASSWORD_WRONG')
})

test('the second of two concurrent changes needs the new password', async () => {
  const ana = await server.player()
  const answers = await Promise.all(
    ['newer1', 'newer2'].map((newPassword) =>
      ana.send(api.profile.changePassword, { userid: ana.id, password: 'lantern7', newPassword }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

const WAYS: [string, (player: Player, username: string) => Promise<unknown>][] = [
  ['is changed', (player) => player.call(api.profile.changePassword, { password: 'lantern7', newPassword: 'newer1' })],
  ['is reset by the operator', (_, username) => createCommandRunner(server)('player', 'reset-password', username)],
]

test.each(WAYS)('a sign-in with the old password fails if the password %s in the meantime', async (_, change) => {
  const username = `Late${WAYS.findIndex((way) => way[1] === change)}`
  const [ana, thief] = [await server.player(username), server.visitor()]
  const delayed = reads.delayNext('username_key')
  const answer = thief.send(api.accounts.signIn, { username, password: 'lantern7' })
  await delayed.isRead
  await change(ana, username)
  delayed.release()
  expect((await answer).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect(thief.cookies).toEqual({})
  const sessions = await server.db.selectFrom('sessions').select('token_hash').where('player_id', '=', ana.id).execute()
  expect(sessions.length).toBe(change === WAYS[0]?.[1] ? 1 : 0)
})

test('a sign-in fails like one with an unknown name if the account is deleted in the meantime', async () => {
  const ana = await server.player('Vanished')
  const delayed = reads.delayNext('username_key')
  const late = signIn('Vanished', 'lantern7')
  await delayed.isRead
  await ana.call(api.profile.remove, { password: 'lantern7' })
  delayed.release()
  expect((await late).body).toMatchObject({ code: 'USERNAME_UNKNOWN' })
})

test('a change with the old password fails after another change', async () => {
  const [ana, phone] = [await server.player('Latest'), server.visitor()]
  await phone.send(api.accounts.signIn, { username: 'Latest', password: 'lantern7' })
  const delayed = reads.delayNext('token_hash')
  const late = phone.send(api.profile.changePassword, { userid: ana.id, password: 'lantern7', newPassword: 'newer2' })
  await delayed.isRead
  await ana.call(api.profile.changePassword, { password: 'lantern7', newPassword: 'newer1' })
  delayed.release()
  expect((await late).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await signIn('Latest', 'newer1')).status).toBe(200)
})

test('a player can keep playing while a password is hashed', async () => {
  const ana = await server.player()
  const hashing = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const run = vi.spyOn(Piscina.prototype, 'run').mockResolvedValueOnce(true)
  run.mockImplementationOnce(async () => {
    hashing.resolve()
    await release.promise
    return '$argon2id$of-no-password'
  })
  const answer = ana.call(api.profile.changePassword, { password: 'lantern7', newPassword: 'newer1' })
  await hashing.promise
  expect(await ana.call(api.accounts.updateLanguage, { lan: 'es' })).toMatchObject({ codeLan: 'es' })
  release.resolve()
  await answer
})
