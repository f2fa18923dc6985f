import { api } from '@otogi/contract/api'
import { Piscina } from 'piscina'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

/** Records the requests to the password-hashing threads. */
const run = vi.spyOn(Piscina.prototype, 'run')

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
await server.player('Maria')
beforeEach(() => {
  run.mockClear()
})

const signIn = (username: string, password: string) =>
  server.visitor().send(api.accounts.signIn, { username, password, googleAccount: false })

test('a player signs in with the username in any letter case', async () => {
  const maria = server.visitor()
  const { status, body } = await maria.send(api.accounts.signIn, { username: 'mArIa', password: 'lantern7' })
  expect([status, body]).toEqual([200, expect.objectContaining({ username: 'Maria', googleAccount: false })])
  maria.id = (body as { _id: string })._id
  expect(await maria.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
})

test.each([
  ['an unknown name', 'nobody', 'lantern7', 404, 'Usuario no encontrado', 'USERNAME_UNKNOWN'],
  ['a wrong password', 'Maria', 'secret2', 400, 'Credenciales inválidas', 'PASSWORD_WRONG'],
  ['the right password in other case', 'Maria', 'SECRET1', 400, 'Credenciales inválidas', 'PASSWORD_WRONG'],
])('%s is refused with the specified message', async (_, username, password, status, error, code) => {
  const answer = await signIn(username, password)
  expect([answer.status, answer.body]).toEqual([status, { error, code }])
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('an unknown name takes a full password check, as a known one does', async () => {
  await signIn('nobody', 'lantern7')
  expect(run).toHaveBeenCalledTimes(1)
  const [decoy] = run.mock.calls[0] ?? []
  await signIn('Maria', 'secret2')
  const [real] = run.mock.calls[1] ?? []
  const cost = (asked: { passwordHash: string }) => asked.passwordHash.split('$').slice(0, 4).join('$')
  expect(cost(decoy)).toBe(cost(real))
  expect(cost(real)).toContain('$argon2id$')
})

test('nobody can sign in with a password to an account without one', async () => {
  const gone = await server.player('NoPass')
  await server.db
    .updateTable('players')
    .set({ password_hash: null, google_sub: 'sub' })
    .where('id', '=', gone.id)
    .execute()
  expect((await signIn('NoPass', 'lantern7')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  run.mockResolvedValueOnce(true)
  expect((await signIn('NoPass', 'whatever')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
})

test('a query operator instead of a name is refused without a password check', async () => {
  const given = { username: { $ne: null }, password: 'lantern7' }
  const { status, body } = await server.visitor().send(api.accounts.signIn, given)
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID' })])
  expect(run).not.toHaveBeenCalled()
})

test('account fields in a sign-in are ignored', async () => {
  const { body } = await server
    .visitor()
    .send(api.accounts.signIn, { username: 'Maria', password: 'lantern7', googleAccount: true })
  expect(body).toMatchObject({ googleAccount: false })
})

test('a sign-in on a new day starts the day', async () => {
  await using other = await startTestServer()
  await other.player('Visitor')
  other.setNow('2026-11-19T11:00:00Z')
  const { body } = await other.visitor().send(api.accounts.signIn, { username: 'Visitor', password: 'lantern7' })
  expect(body).toMatchObject({ resetGameDay: '2026,11,19' })
})
