import { api } from '@otogi/contract/api'
import { afterAll, describe, expect, test } from 'vitest'
import { signInWithGoogle, startIdentityProvider, createClaims } from '../../../test/google.ts'
import { createReadDelay } from '../../../test/delay-reads.ts'
import { startTestServer } from '../../../test/test-server.ts'

const provider = await startIdentityProvider()
const reads = createReadDelay()
const server = await startTestServer({ google: provider.settings, readPlugin: reads.plugin })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('a person with a third-party account', () => {
  test('gets an account with their name and is the same player at every sign-in', async () => {
    const [ana, again] = [server.visitor(), server.visitor()]
    const claims = createClaims(provider, { name: 'Ana García' })
    const { status, body } = await signInWithGoogle(ana, provider, claims, { codeLan: 'es' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        username: 'AnaGarcia',
        email: claims['email'],
        emailVerified: true,
        googleAccount: true,
        hasPassword: false,
        codeLan: 'es',
      }),
    ])
    expect(await ana.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
    expect(await ana.call(api.collection.find)).toMatchObject({ cards: [] })
    // An email address may pass to another person, but the provider's id for a person never changes.
    await signInWithGoogle(again, provider, { ...claims, email: 'moved@mail.example', name: 'Somebody Else' })
    expect(again.id).toBe(ana.id)
    expect(await again.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
  })

  test('gets a name with digits if the name is taken', async () => {
    const names = new Set<string>()
    for (const name of ['Mila', 'Mila', 'MILA', 'Mila', '花子', '花子']) {
      const { body } = await signInWithGoogle(server.visitor(), provider, createClaims(provider, { name }))
      names.add((body as { username: string }).username.toLowerCase())
    }
    expect(names.size).toBe(6)
    for (const name of names) expect(name).toMatch(/^(mila|player)\d*$/)
  })

  test('gets a neutral name if theirs is reserved or offensive', async () => {
    for (const name of ['Otogi Admin', 'Puta Madre', 'аdmin', 'f u c k']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { body } = await signInWithGoogle(server.visitor(), provider, createClaims(provider, { name }))
      expect((body as { username: string }).username).toMatch(/^player\d*$/)
    }
  })

  test('is identified by the token, never by the body', async () => {
    const victim = await server.player()
    const thief = server.visitor()
    const { email } = await victim.call(api.accounts.find)
    const { body } = await signInWithGoogle(thief, provider, createClaims(provider), {
      username: 'x',
      email,
      googleAccount: true,
    })
    expect(body).not.toMatchObject({ email })
    expect(thief.id).not.toBe(victim.id)
  })

  test('in several tabs at once becomes one player', async () => {
    for (const name of ['Twice', 'Thrice', 'Again', 'Once', 'More']) {
      const claims = createClaims(provider, { name })
      const tabs = Array.from({ length: 6 }, () => server.visitor())
      const answers = await Promise.all(tabs.map((tab) => signInWithGoogle(tab, provider, claims)))
      expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200))
      expect(new Set(tabs.map(({ id }) => id)).size).toBe(1)
    }
  })

  test.each(['google_sub', 'email_key'])(
    'is the player that another tab created after the lookup by %s',
    async (column) => {
      const claims = createClaims(provider)
      const [slow, quick] = [server.visitor(), server.visitor()]
      const delayed = reads.delayNext(column)
      const answer = signInWithGoogle(slow, provider, claims)
      await delayed.isRead
      await signInWithGoogle(quick, provider, claims)
      delayed.release()
      expect(await answer).toMatchObject({ status: 200, body: { _id: quick.id } })
    },
  )

  test('is refused if somebody else signed up with the email after the lookup', async () => {
    const claims = createClaims(provider)
    const slow = server.visitor()
    const delayed = reads.delayNext('email_key')
    const answer = signInWithGoogle(slow, provider, claims)
    await delayed.isRead
    const account = {
      username: 'quicker',
      password: 'lantern7',
      email: claims['email'] as string,
      googleAccount: false,
    }
    await server.visitor().send(api.accounts.create, account)
    delayed.release()
    expect((await answer).body).toMatchObject({ code: 'EMAIL_IN_USE' })
  })
})

describe('an email that belongs to a password account', () => {
  test('is linked with the password of that account, and both ways to sign in work', async () => {
    const ana = await server.player('Annabel')
    const { email } = await ana.call(api.accounts.find)
    const claims = createClaims(provider, { email: email.toUpperCase() })
    const tab = server.visitor()
    expect((await signInWithGoogle(tab, provider, claims)).body).toMatchObject({ code: 'GOOGLE_LINK_PASSWORD' })
    expect((await signInWithGoogle(tab, provider, claims, { password: 'secret2' })).body).toMatchObject({
      code: 'PASSWORD_WRONG',
    })
    expect((await signInWithGoogle(tab, provider, claims, { password: 'lantern7' })).body).toMatchObject({
      _id: ana.id,
      googleAccount: true,
      hasPassword: true,
      emailVerified: true,
    })
    expect((await signInWithGoogle(server.visitor(), provider, claims)).body).toMatchObject({ _id: ana.id })
    const typed = { username: 'Annabel', password: 'lantern7' }
    expect((await server.visitor().send(api.accounts.signIn, typed)).body).toMatchObject({ _id: ana.id })
  })

  test('is not linked by a token with an unverified email, even with the password', async () => {
    const ana = await server.player()
    const { email } = await ana.call(api.accounts.find)
    const claims = createClaims(provider, { email, email_verified: false })
    const { body } = await signInWithGoogle(server.visitor(), provider, claims, { password: 'lantern7' })
    expect(body).toMatchObject({ code: 'GOOGLE_TOKEN_INVALID' })
    expect(await ana.call(api.accounts.find)).toMatchObject({ googleAccount: false })
  })

  test('and is already linked cannot be linked to a second person', async () => {
    const email = 'shared@mail.example'
    await signInWithGoogle(server.visitor(), provider, createClaims(provider, { email }))
    const { status, body } = await signInWithGoogle(server.visitor(), provider, createClaims(provider, { email }), {
      password: 'x',
    })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'EMAIL_IN_USE' })])
  })
})

test('a player with a third-party account can end all other sessions', async () => {
  const claims = createClaims(provider)
  const [phone, laptop, other] = [server.visitor(), server.visitor(), await server.player()]
  await signInWithGoogle(phone, provider, claims)
  await signInWithGoogle(laptop, provider, claims)
  expect(await laptop.refusal(api.profile.endOtherSessions, { userid: other.id })).toBe('NOT_YOURS')
  await laptop.call(api.profile.endOtherSessions)
  expect(await phone.refusal(api.accounts.find)).toBe('SESSION_REQUIRED')
  expect(await laptop.call(api.accounts.find)).toMatchObject({ _id: phone.id })
  expect(await other.call(api.accounts.find)).toMatchObject({ _id: other.id })
})

test('a player with a third-party account has no password to use or change', async () => {
  const ana = server.visitor()
  const { body } = await signInWithGoogle(ana, provider, createClaims(provider, { name: 'Passwordless' }))
  const { username } = body as { username: string }
  expect(await server.visitor().refusal(api.accounts.signIn, { username, password: 'lantern7' })).toBe('PASSWORD_WRONG')
  expect(await ana.refusal(api.profile.changePassword, { password: 'lantern7', newPassword: 'secret2' })).toBe(
    'PASSWORD_WRONG',
  )
})

test('an unreachable provider is reported as a temporary error', async () => {
  await using other = await startIdentityProvider()
  await using elsewhere = await startTestServer({ google: other.settings })
  other.setUp(false)
  const { status, body } = await signInWithGoogle(elsewhere.visitor(), other, createClaims(other))
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })])
})

test('a server without a client id offers no third-party sign-in', async () => {
  await using plain = await startTestServer()
  const visitor = plain.visitor()
  expect(await visitor.refusal(api.accounts.googleNonce)).toBe('GOOGLE_OFF')
  expect(await visitor.refusal(api.accounts.signInWithGoogle, { credential: 'x' })).toBe('GOOGLE_OFF')
  expect(await visitor.call(api.pack.settings)).toMatchObject({ googleClientId: null })
  expect(await server.visitor().call(api.pack.settings)).toMatchObject({ googleClientId: provider.settings.clientId })
})
