import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../test/world.ts'

const world = await startWorld()
afterAll(() => world[Symbol.asyncDispose]())

const signIn = (username: string, password: string) => world.visitor().send(api.accounts.signIn, { username, password })

test('a new password asks for the old one, and ends every session but this', async () => {
  const [ana, decoy] = [await world.player('Changer'), await world.player()]
  const phone = world.visitor()
  await phone.send(api.accounts.signIn, { username: 'Changer', password: 'secret1' })
  const wrong = { password: 'secret2', newPassword: 'newer1' }
  expect(await ana.refusal(api.profile.changePassword, wrong)).toBe('PASSWORD_WRONG')
  expect((await phone.get('/api/gachas/findById?id=' + ana.id)).status).toBe(200)
  await ana.call(api.profile.changePassword, { password: 'secret1', newPassword: 'newer1' })
  expect(await ana.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect(await phone.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
  expect(await decoy.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect((await signIn('Changer', 'secret1')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await signIn('Changer', 'newer1')).status).toBe(200)
})

test.each(['short', 'a'.repeat(16), 'with space', 'ñandú1', ''])('%j is no new password', async (newPassword) => {
  const ana = await world.player()
  expect(await ana.refusal(api.profile.changePassword, { password: 'secret1', newPassword })).toBe('INVALID')
})

test('of two changes at once the second must know the first one’s password', async () => {
  const ana = await world.player()
  const answers = await Promise.all(
    ['newer1', 'newer2'].map((newPassword) =>
      ana.send(api.profile.changePassword, { userid: ana.id, password: 'secret1', newPassword }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})
