import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Clock } from '../process/clock.ts'
import type { Config } from '../process/config.ts'
import { Refusal } from './refusal.ts'

/** Who the provider says has signed in. */
export type Identity = { readonly sub: string; readonly email: string; readonly name: string }

/** Reads an ID token that was made for this server and for the browser that was given the nonce. */
export type ReadCredential = (credential: string, nonce: string) => Promise<Identity>

export function credentialReader(
  { clientId, issuer, jwksUrl }: NonNullable<Config['google']>,
  clock: Clock,
): ReadCredential {
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  // The provider writes its name with and without the scheme.
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
      return identityOf(payload, nonce)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal(isOfToken(error) ? 'GOOGLE_TOKEN_INVALID' : 'UNAVAILABLE')
    }
  }
}

type Claims = { readonly [claim: string]: unknown }

/** OpenID Connect Core 3.1.3.7: of several audiences, `azp` names the one that the token was issued to. */
function requireAuthorizedParty({ aud, azp }: Claims, clientId: string): void {
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) throw new Refusal('GOOGLE_TOKEN_INVALID')
}

function identityOf({ sub, email, email_verified: verified, name, nonce }: Claims, given: string): Identity {
  const isSound =
    typeof sub === 'string' && sub !== '' && typeof email === 'string' && verified === true && nonce === given
  if (!isSound) throw new Refusal('GOOGLE_TOKEN_INVALID')
  return { sub, email, name: typeof name === 'string' ? name : '' }
}

/** A provider out of reach, or one that answers with no keys, says nothing about the token. */
function isOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
