import { api } from '@otogi/contract/api'
import { afterAll, expect, test } from 'vitest'
import { signInWithGoogle, fetchNonce, startIdentityProvider, createClaims, type Claims } from '../../../test/google.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'

const provider = await startIdentityProvider()
const server = await startTestServer({ google: provider.settings })
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const CLIENT = provider.settings.clientId

const toTimestamp = (secondsFromNoon: number) => Date.parse('2026-11-18T11:00:00Z') / 1000 + secondsFromNoon

const WRONG: [string, Claims][] = [
  ['that has expired', { exp: toTimestamp(-1) }],
  ['that does not expire', { exp: undefined }],
  ['that is not valid yet', { nbf: toTimestamp(60) }],
  ['for another audience', { aud: 'another.apps.provider.test' }],
  ['from another issuer', { iss: 'https://accounts.example.org' }],
  ['without a subject', { sub: undefined }],
  ['with an empty subject', { sub: '' }],
  ['without an email', { email: undefined }],
  ['with an unverified email', { email_verified: false }],
  ['with "true" instead of true for a verified email', { email_verified: 'true' }],
  ['with another browser’s nonce', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['requested by another of its audiences', { aud: [CLIENT, 'other.test'], azp: 'other.test' }],
  ['with several audiences but no requester', { aud: [CLIENT, 'other.test'] }],
]
test.each(WRONG)('a token %s is refused', async (_, claims) => {
  const { status, body } = await signInWithGoogle(server.visitor(), provider, { ...createClaims(provider), ...claims })
  expect([status, body]).toEqual([401, expect.objectContaining({ code: 'GOOGLE_TOKEN_INVALID' })])
})

const FORGED = [
  ['signed by another key', provider.signByAnother],
  ['signed with the public key as a shared secret', provider.signByPublicKey],
  ['with the algorithm none', provider.unsigned],
] as const
test.each(FORGED)('a token %s is refused', async (_, forge) => {
  const eve = server.visitor()
  const credential = await forge({ ...createClaims(provider), nonce: await fetchNonce(eve) })
  expect(await eve.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
})

test.each(['', 'a.b.c', 'x'.repeat(4096), undefined])('an invalid token is refused: %j', async (credential) => {
  const eve = server.visitor()
  await fetchNonce(eve)
  expect(await eve.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
})

test('a token is refused the second time and in another browser', async () => {
  const [ana, eve] = [server.visitor(), server.visitor()]
  const credential = await provider.sign({ ...createClaims(provider), nonce: await fetchNonce(ana) })
  await fetchNonce(eve)
  expect(await eve.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
  expect((await ana.send(api.accounts.signInWithGoogle, { credential })).status).toBe(200)
  expect(await ana.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
  await fetchNonce(ana)
  expect(await ana.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
})

test('a token used to sign in or to delete an account is refused the second time, even with its old cookie', async () => {
  const ana = server.visitor()
  const claims = createClaims(provider)
  const nonce = await fetchNonce(ana)
  const credential = await provider.sign({ ...claims, nonce })
  const { nonce: kept = '' } = ana.cookies
  const replay = (player: Player, token: string) => {
    player.cookies['nonce'] = kept
    return player.refusal(api.accounts.signInWithGoogle, { credential: token })
  }
  const { body } = await ana.send(api.accounts.signInWithGoogle, { credential })
  ana.id = (body as { _id: string })._id
  expect(await replay(ana, credential)).toBe('GOOGLE_TOKEN_INVALID')
  const later = await provider.sign({ ...claims, nonce, iat: toTimestamp(60) })
  expect(await replay(server.visitor(), later)).toBe('GOOGLE_TOKEN_INVALID')

  ana.cookies['nonce'] = ''
  const proof = await provider.sign({ ...claims, nonce: await fetchNonce(ana) })
  const { nonce: proven = '' } = ana.cookies
  await ana.call(api.profile.remove, { credential: proof })
  const thief = server.visitor()
  thief.cookies['nonce'] = proven
  expect(await thief.refusal(api.accounts.signInWithGoogle, { credential: proof })).toBe('GOOGLE_TOKEN_INVALID')
})

test('a token that several tabs send at once signs in one of them', async () => {
  const ana = server.visitor()
  const claims = createClaims(provider)
  await signInWithGoogle(server.visitor(), provider, claims)
  const credential = await provider.sign({ ...claims, nonce: await fetchNonce(ana) })
  const tabs = Array.from({ length: 5 }, () => Object.assign(server.visitor(), { cookies: { ...ana.cookies } }))
  const answers = await Promise.all(tabs.map((tab) => tab.send(api.accounts.signInWithGoogle, { credential })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
})

test('a nonce expires after two hours and is not issued again', async () => {
  await using later = await startTestServer({ google: provider.settings })
  const ana = later.visitor()
  const nonce = await fetchNonce(ana)
  const claims = { ...createClaims(provider), nonce, exp: toTimestamp(9999) }
  later.setNow(toTimestamp(7200) * 1000)
  const credential = await provider.sign(claims)
  expect(await ana.refusal(api.accounts.signInWithGoogle, { credential })).toBe('GOOGLE_TOKEN_INVALID')
  expect(await fetchNonce(ana)).not.toBe(nonce)
})

test('a token with several audiences works only if this server requested it', async () => {
  const claims = createClaims(provider, { aud: [CLIENT, 'other.test'], azp: CLIENT })
  expect((await signInWithGoogle(server.visitor(), provider, claims)).status).toBe(200)
})

test('all tabs share a nonce until one has signed in', async () => {
  const ana = server.visitor()
  const first = await fetchNonce(ana)
  expect(await fetchNonce(ana)).toBe(first)
  await signInWithGoogle(ana, provider, createClaims(provider))
  expect(await fetchNonce(ana)).not.toBe(first)
})
