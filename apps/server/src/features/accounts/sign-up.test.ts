import { api } from '@otogi/contract/api'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { afterAll, expect, test } from 'vitest'
import { listEntries } from '../../../test/books.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const createForm = (username: string, more: object = {}) => ({
  username,
  password: 'lantern7',
  email: `${username}@example.org`,
  googleAccount: false,
  ...more,
})

const signUp = (more: object) => server.visitor().send(api.accounts.create, more)

test('a new player has a hundred gachas, no cards, today’s games and one counted visit', async () => {
  const ana = server.visitor()
  const { status, body } = await ana.send(api.accounts.create, createForm('Ana01'))
  expect(status).toBe(200)
  expect(body).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: 'Ana01',
    email: 'Ana01@example.org',
    emailVerified: false,
    googleAccount: false,
    hasPassword: true,
    profilePicture: DEFAULT_PICTURE,
    codeLan: 'en',
    sound: 60,
    resetGameDay: '2026,11,18',
    totalPower: 0,
    uniqueCards: 0,
    profileLevel: 1,
    profileExp: 0,
    profileExpNextLevel: 100,
    unlockModes: [true, false, false],
    paidAtRollover: 0,
  })
  ana.id = (body as { _id: string })._id
  expect(await ana.call(api.accounts.find)).toEqual(body)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
  expect(await ana.call(api.collection.find)).toEqual({ userid: ana.id, cards: [], favourites: [], newestFirst: [] })
  expect(await ana.call(api.quests.find)).toMatchObject({ statusLogInWeek: 1, statusSummonsWeek: 0 })
  expect(await ana.call(api.games.find)).toMatchObject({
    resets: 5,
    triesname: 0,
    finishedImage: [false, false, false],
  })
  expect(await listEntries(server, ana.id)).toEqual([{ reason: 'signup', delta: 100 }])
})

test('the language of the page becomes the player’s', async () => {
  const { body } = await signUp(createForm('Lengua', { codeLan: 'es' }))
  expect(body).toMatchObject({ codeLan: 'es' })
})

test('gachas, level and rank in a sign-up are ignored', async () => {
  const greedy = { gachas: 9999, totalPower: 1e6, level: 99, unlockModes: [true, true, true], google_sub: 'x' }
  const { body } = await signUp(createForm('Greedy', greedy))
  expect(body).toMatchObject({
    totalPower: 0,
    profileLevel: 1,
    unlockModes: [true, false, false],
    googleAccount: false,
  })
})

test.each([
  ['a name in use', { username: 'TAKEN1', password: '', email: '' }, 409, 'Nombre de usuario en uso'],
  ['no password', { username: 'fresh1', password: '', email: '' }, 400, 'Password necesaria'],
  ['no password field', { username: 'fresh1' }, 400, 'Password necesaria'],
  ['no email', { username: 'fresh1', password: 'lantern7', email: '' }, 400, 'Email necesario'],
  ['no email field', { username: 'fresh1', password: 'lantern7' }, 400, 'Email necesario'],
  [
    'an email in use',
    { username: 'fresh1', password: 'lantern7', email: 'TAKEN1@Example.org' },
    409,
    'Correo electrónico en uso',
  ],
])('%s is reported, in the specified order', async (_, given, status, error) => {
  await signUp(createForm('taken1'))
  const answer = await signUp(given)
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error })])
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('values outside the limits are refused and name the field', async () => {
  const answer = await signUp(createForm('limits', { username: 'abcd' }))
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'INVALID' })])
  expect(answer.body).toMatchObject({ issues: [{ path: 'username', message: expect.any(String) }] })
})

test('values just inside the limits are accepted', async () => {
  const answer = await signUp(
    createForm('a'.repeat(15), { password: 'b'.repeat(15), email: `${'a'.repeat(33)}@example.org` }),
  )
  expect(answer.status).toBe(200)
})

test.each([
  ['the most common password', '123456'],
  ['a common password of letters', 'dragon'],
  ['a common password in capitals', 'PASSWORD1'],
  ['the 2,910th most common password', 'secret1'],
  ['the username', 'guessme1'],
  ['the username in another case', 'GuessMe1'],
])('%s is refused as too easy to guess, after all other checks', async (_, password) => {
  const given = createForm('guessme1', { password })
  const answer = await signUp(given)
  expect([answer.status, answer.body]).toEqual([
    400,
    expect.objectContaining({ code: 'PASSWORD_GUESSABLE', error: 'Credenciales inválidas' }),
  ])
  expect(answer.body).toMatchObject({ issues: [{ path: 'password', message: expect.any(String) }] })
  expect((await signUp({ ...given, email: '' })).body).toMatchObject({ code: 'EMAIL_MISSING' })
})

test.each([
  ['guessa1', 'lantern7'],
  ['guessb1', 'guessb2'],
  ['guessc1', 'xguessc1'],
])('%s may have the password %s', async (username, password) => {
  expect((await signUp(createForm(username, { password }))).status).toBe(200)
})

test('of two concurrent sign-ups with the same name, in any letter case, one succeeds', async () => {
  const names = ['Twins', 'twins', 'TWINS', 'tWiNs']
  const answers = await Promise.all(names.map((name, i) => signUp(createForm(name, { email: `twin${i}@example.org` }))))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  for (const answer of answers.filter((each) => each.status === 409)) {
    expect(answer.body).toMatchObject({ code: 'USERNAME_IN_USE' })
  }
})

test('of two concurrent sign-ups with the same email, one succeeds and the other leaves nothing behind', async () => {
  const answers = await Promise.all(
    ['mailone', 'mailtwo', 'mailthree'].map((name, i) =>
      signUp(createForm(name, { email: i === 1 ? 'SAME@example.org' : 'same@example.org' })),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  for (const answer of answers.filter((each) => each.status === 409)) {
    expect(answer.body).toMatchObject({ code: 'EMAIL_IN_USE' })
  }
  const wallets = await server.db.selectFrom('wallets').select('player_id').execute()
  const players = await server.db.selectFrom('players').select('id').execute()
  expect(wallets).toHaveLength(players.length)
})

test.each([
  ['0togi1', 'reserved'],
  ['Gilip0llas', 'offensive'],
])('the username %s is %s, and the sign-up is refused', async (username, message) => {
  const { status, body } = await signUp(createForm(username))
  expect([status, body]).toMatchObject([400, { code: 'USERNAME_NOT_ALLOWED', issues: [{ path: 'username', message }] }])
})
