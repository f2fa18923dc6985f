import { api } from '@otogi/contract/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMailServer, findToken } from '../../../test/mail.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const ORIGIN = 'https://play.example'
const post = await openMailServer()
const server = await startTestServer({ mail: post.mail, publicOrigin: ORIGIN })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await post[Symbol.asyncDispose]()
})

let now = Date.parse('2026-11-18T11:00:00Z')
const passMinutes = (minutes: number) => server.setNow((now += minutes * 60_000))
// Advances the clock, so that the limit on emails does not affect the next test.
beforeEach(() => passMinutes(2))

const listEmailsTo = async (email: string) =>
  (await post.listMessages()).filter((letter) => letter.includes(`To: ${email}`))

const fetchEmail = async (player: Player) => (await player.call(api.accounts.find)).email

/** Requests a password reset and reads the token from the email. */
async function requestResetToken(player: Player): Promise<string> {
  const email = await fetchEmail(player)
  await server.visitor().call(api.profile.forgotPassword, { email })
  return findToken((await listEmailsTo(email)).at(-1))
}

const signIn = (username: string, password: string) =>
  server.visitor().send(api.accounts.signIn, { username, password })

test('signing up sends an email in the player’s language, whose link confirms the address once', async () => {
  const ana = server.visitor()
  const form = { username: 'Anaisabel', password: 'lantern7', email: 'anaisabel@mail.example', codeLan: 'es' }
  await ana.send(api.accounts.create, form)
  const [letter = ''] = await listEmailsTo(form.email)
  expect(letter).toContain('Hola, Anaisabel')
  expect(letter).toContain(`${ORIGIN}/auth/verify#`)
  const token = findToken(letter)
  const visitor = server.visitor()
  expect((await visitor.send(api.profile.verifyEmail, { token })).body).toEqual({})
  expect((await signIn('Anaisabel', 'lantern7')).body).toMatchObject({ emailVerified: true })
  expect(await visitor.refusal(api.profile.verifyEmail, { token })).toBe('RESET_TOKEN_INVALID')
})

test('a player can request another confirmation email until the address is confirmed', async () => {
  const ana = await server.player()
  const email = await fetchEmail(ana)
  await ana.call(api.profile.sendVerification)
  expect(await listEmailsTo(email)).toHaveLength(1)
  passMinutes(2)
  await ana.call(api.profile.sendVerification)
  const letters = await listEmailsTo(email)
  expect(letters).toHaveLength(2)
  const [first, second] = letters.map(findToken)
  expect(await ana.refusal(api.profile.verifyEmail, { token: first })).toBe('RESET_TOKEN_INVALID')
  await ana.call(api.profile.verifyEmail, { token: second })
  passMinutes(2)
  await ana.call(api.profile.sendVerification)
  expect(await listEmailsTo(email)).toHaveLength(2)
})

test('a password reset has the same reply for a known, an unknown and a missing address', async () => {
  const ana = await server.player()
  const answers = await Promise.all(
    [await fetchEmail(ana), 'nobody@mail.example', ''].map((email) =>
      server.visitor().send(api.profile.forgotPassword, { email }),
    ),
  )
  const [known, ...others] = answers.map(({ status, text, headers }) => {
    const { date: _date, 'x-request-id': _id, ...otherHeaders } = headers
    return { status, text, otherHeaders }
  })
  for (const other of others) expect(other).toEqual(known)
  expect(await listEmailsTo('nobody@mail.example')).toEqual([])
  expect(post.faults).toEqual([])
})

test('the link sets a new password once and ends every session', async () => {
  const [ana, decoy] = [await server.player('Resetta'), await server.player()]
  const token = await requestResetToken(ana)
  for (const newPassword of ['dragon', 'resetta']) {
    const answer = await server.visitor().refusal(api.profile.resetPassword, { token, newPassword })
    expect(answer).toBe('PASSWORD_GUESSABLE')
  }
  await server.visitor().call(api.profile.resetPassword, { token, newPassword: 'newer1' })
  expect(await ana.refusal(api.wallet.find)).toBe('SESSION_REQUIRED')
  expect(await decoy.call(api.wallet.find)).toMatchObject({ gachas: 100 })
  expect((await signIn('Resetta', 'lantern7')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await signIn('Resetta', 'newer1')).body).toMatchObject({ _id: ana.id, emailVerified: true })
  const again = { token, newPassword: 'newer2' }
  expect(await server.visitor().refusal(api.profile.resetPassword, again)).toBe('RESET_TOKEN_INVALID')
})

test('if a link is used several times concurrently, only one use sets the password', async () => {
  const ana = await server.player()
  const token = await requestResetToken(ana)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => server.visitor().send(api.profile.resetPassword, { token, newPassword: `newer${n}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('a link is valid for an hour', async () => {
  const ana = await server.player()
  const token = await requestResetToken(ana)
  passMinutes(60)
  const late = { token, newPassword: 'newer1' }
  expect(await server.visitor().refusal(api.profile.resetPassword, late)).toBe('RESET_TOKEN_INVALID')
})

test('a link is valid only for its purpose, and a forged link is invalid', async () => {
  const ana = server.visitor()
  await ana.send(api.accounts.create, { username: 'purpose', password: 'lantern7', email: 'purpose@mail.example' })
  const token = findToken((await listEmailsTo('purpose@mail.example'))[0])
  for (const wrong of [token, 'x'.repeat(43)]) {
    const sent = { token: wrong, newPassword: 'newer1' }
    expect(await server.visitor().refusal(api.profile.resetPassword, sent)).toBe('RESET_TOKEN_INVALID')
  }
})

test('changing the password makes earlier links invalid', async () => {
  const ana = await server.player()
  const token = await requestResetToken(ana)
  await ana.call(api.profile.changePassword, { password: 'lantern7', newPassword: 'secret3' })
  const sent = { token, newPassword: 'newer1' }
  expect(await server.visitor().refusal(api.profile.resetPassword, sent)).toBe('RESET_TOKEN_INVALID')
})

test('repeated requests send no more emails for a while', async () => {
  const ana = await server.player()
  const email = await fetchEmail(ana)
  const before = (await listEmailsTo(email)).length
  for (let i = 0; i < 4; i++) await server.visitor().call(api.profile.forgotPassword, { email })
  expect(await listEmailsTo(email)).toHaveLength(before + 1)
})

test('an email sent while the clock was ahead does not block the next request', async () => {
  const ana = await server.player()
  const email = await fetchEmail(ana)
  server.setNow('2026-12-18T11:00:00Z')
  await server.visitor().call(api.profile.forgotPassword, { email })
  const before = (await listEmailsTo(email)).length
  server.setNow('2026-11-18T11:00:00Z')
  await server.visitor().call(api.profile.forgotPassword, { email })
  expect(await listEmailsTo(email)).toHaveLength(before + 1)
})

test('the database contains no usable token', async () => {
  const ana = await server.player()
  const token = await requestResetToken(ana)
  const rows = await server.db.selectFrom('mail_tokens').selectAll().where('player_id', '=', ana.id).execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(token)
})

test('a server without mail refuses password resets', async () => {
  await using plain = await startTestServer()
  const ana = await plain.player()
  expect(await ana.refusal(api.profile.forgotPassword, { email: 'a@mail.example' })).toBe('MAIL_OFF')
  expect(await ana.refusal(api.profile.sendVerification)).toBe('MAIL_OFF')
  expect(await ana.call(api.pack.settings)).toMatchObject({ mail: false })
  expect(await server.visitor().call(api.pack.settings)).toMatchObject({ mail: true })
})

test('an unreachable mail server does not fail the sign-up', async () => {
  const closed = await openMailServer()
  await closed[Symbol.asyncDispose]()
  await using elsewhere = await startTestServer({ mail: closed.mail, publicOrigin: ORIGIN })
  const ana = await elsewhere.player()
  expect(ana.id).not.toBe('')
  await closed.listMessages()
  expect(closed.faults).toHaveLength(1)
})
