import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { consumeChallenge, insertChallenge, insertPasskey, listPasskeys, setPasskeyUses } from './store.ts'

/** Loads the library on first use, because it is large and most servers rarely need it. */
const loadLibrary = () => import('@simplewebauthn/server')

// The parts of a browser's response that the server reads. The library checks the rest.
const SignIn = z.looseObject({ id: z.string() })
const Transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))
const Registration = z.looseObject({ response: z.looseObject({ transports: z.optional(Transports) }) })

/** The address at which operators open the desk. A passkey works only at the address where it was created. */
export type Site = { readonly origin: string; readonly hostname: string }
type Operator = { readonly id: string; readonly username: string }
type Call = { readonly tx: Tx; readonly operator: Operator; readonly site: Site; readonly at: Date }

/** Returns the options for creating a passkey, as JSON for the browser. */
export async function startRegistration({ tx, operator, site, at }: Call): Promise<string> {
  const passkeys = await listPasskeys(tx, operator.id)
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: 'Otogi',
    rpID: site.hostname,
    userName: operator.username,
    userID: new TextEncoder().encode(operator.id),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await insertChallenge(tx, operator.id, options.challenge, at)
  return JSON.stringify(options)
}

/** Checks and stores a new passkey. */
export async function registerPasskey({ tx, operator, site, at }: Call, response: string): Promise<void> {
  const given = parseResponse<RegistrationResponseJSON>(Registration, response)
  const { verifyRegistrationResponse } = await loadLibrary()
  const { verified, registrationInfo } = await refuseInvalidPasskey(
    verifyRegistrationResponse({
      response: given,
      expectedChallenge: (challenge) => consumeChallenge(tx, operator.id, challenge, at),
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
    }),
  )
  if (!verified) throw new Refusal('PASSKEY_INVALID')
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = given.response.transports ?? []
  await insertPasskey(tx, operator.id, { id, publicKey, uses: counter, transports }, at)
}

/** Returns the options for signing in with a passkey, as JSON for the browser. */
export async function startSignIn({ tx, operator, site, at }: Call): Promise<string> {
  const passkeys = await listPasskeys(tx, operator.id)
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: site.hostname,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
  })
  await insertChallenge(tx, operator.id, options.challenge, at)
  return JSON.stringify(options)
}

/** Verifies a signature by one of the operator's passkeys. */
export async function checkPasskey({ tx, operator, site, at }: Call, response: string): Promise<void> {
  const given = parseResponse<AuthenticationResponseJSON>(SignIn, response)
  const passkey = (await listPasskeys(tx, operator.id)).find(({ id }) => id === given.id)
  if (!passkey) throw new Refusal('PASSKEY_INVALID')
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await refuseInvalidPasskey(
    verifyAuthenticationResponse({
      response: given,
      expectedChallenge: (challenge) => consumeChallenge(tx, operator.id, challenge, at),
      expectedOrigin: site.origin,
      expectedRPID: site.hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.uses,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    }),
  )
  if (!verified) throw new Refusal('PASSKEY_INVALID')
  await setPasskeyUses(tx, passkey.id, authenticationInfo.newCounter, at)
}

function parseResponse<T>(schema: z.ZodMiniType, response: string): T {
  try {
    return schema.parse(JSON.parse(response)) as T
  } catch {
    throw new Refusal('PASSKEY_INVALID')
  }
}

/** The library throws on every mismatch. */
async function refuseInvalidPasskey<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification
  } catch {
    throw new Refusal('PASSKEY_INVALID')
  }
}
