import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@otogi/contract/api'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { TestReply, Player } from './player.ts'

/** The claims of an ID token. */
export type Claims = Record<string, unknown>

const CLIENT = 'otogi.apps.provider.test'
const SIGNED = { alg: 'RS256', kid: 'first' }

/** An identity provider on loopback that publishes its key and signs real tokens. */
export async function startIdentityProvider() {
  const [own, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), ...SIGNED, use: 'sig' }] }
  let isUp = true
  const server = createServer((_, response) => {
    if (isUp) response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
    else response.writeHead(503).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { clientId: CLIENT, issuer: origin, jwksUrl: `${origin}/keys` },
    /** Whether the provider is reachable. */
    setUp: (up: boolean) => (isUp = up),
    sign: (claims: Claims) => new SignJWT(claims).setProtectedHeader(SIGNED).sign(own.privateKey),
    signByAnother: (claims: Claims) => new SignJWT(claims).setProtectedHeader(SIGNED).sign(strange.privateKey),
    /** Forges a signature with the public key as an HMAC secret. */
    signByPublicKey: (claims: Claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: SIGNED.kid })
        .sign(new TextEncoder().encode(JSON.stringify(keys.keys[0]))),
    unsigned: (claims: Claims) => new UnsecuredJWT(claims).encode(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Provider = Awaited<ReturnType<typeof startIdentityProvider>>

let people = 0

/** Creates the claims of a new person. They are valid for an hour from noon of the test clock. */
export function createClaims(provider: Provider, overrides: Claims = {}): Claims {
  people += 1
  const now = Date.parse('2026-11-18T11:00:00Z') / 1000
  return {
    iss: provider.settings.issuer,
    aud: CLIENT,
    sub: `sub-${people}`,
    email: `person${people}@mail.example`,
    email_verified: true,
    name: 'Ana García',
    iat: now,
    exp: now + 3600,
    ...overrides,
  }
}

export async function fetchNonce(player: Player): Promise<string> {
  return (await player.call(api.accounts.googleNonce)).nonce
}

/** Signs in as the page does: requests a nonce, gets a token, sends it. */
export async function signInWithGoogle(
  player: Player,
  provider: Provider,
  claims: Claims,
  extraFields: object = {},
): Promise<TestReply> {
  const credential = await provider.sign({ nonce: await fetchNonce(player), ...claims })
  const answer = await player.send(api.accounts.signInWithGoogle, { googleAccount: true, credential, ...extraFields })
  if (answer.status === 200) player.id = (answer.body as { _id: string })._id
  return answer
}
