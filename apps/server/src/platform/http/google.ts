import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '../process/clock.ts'
import type { Config } from '../process/config.ts'
import { Refusal } from './refusal.ts'

/** The person whom an ID token identifies. */
export type Identity = { readonly sub: string; readonly email: string; readonly name: string }

/**
 * Creates a function that verifies an ID token. The token must have been issued for this server and for the browser's
 * nonce.
 */
export type CredentialReader = (credential: string, nonce: string) => Promise<Identity>

export function createCredentialReader(
  { clientId, issuer, jwksUrl }: NonNullable<Config['google']>,
  clock: Clock,
): CredentialReader {
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  // The provider's `iss` may be written with or without the URL scheme.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')]
  return async (credential, nonce) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ['sub', 'exp', 'nonce'],
        currentDate: new Date(clock.now()),
      })
      requireAuthorizedParty(payload, clientId)
      return toIdentity(payload, nonce)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal(isTokenError(error) ? 'GOOGLE_TOKEN_INVALID' : 'UNAVAILABLE')
    }
  }
}

type Claims = { readonly [claim: string]: unknown }

/** If the token has several audiences, `azp` is the one to which the token was issued (OpenID Connect Core 3.1.3.7). */
function requireAuthorizedParty({ aud, azp }: Claims, clientId: string): void {
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) throw new Refusal('GOOGLE_TOKEN_INVALID')
}

function toIdentity({ sub, email, email_verified: verified, name, nonce }: Claims, expectedNonce: string): Identity {
  const isSound =
    typeof sub === 'string' && sub !== '' && typeof email === 'string' && verified === true && nonce === expectedNonce
  if (!isSound) throw new Refusal('GOOGLE_TOKEN_INVALID')
  return { sub, email, name: typeof name === 'string' ? name : '' }
}

/**
 * Whether the token itself is invalid. If the provider is unreachable or returns no keys, the token may still be valid.
 */
function isTokenError(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
