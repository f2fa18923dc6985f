import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { declareDeskEndpoint, Role } from './declare.ts'

const BEFORE_PASSKEY = { needsPasskey: false }
/** WebAuthn data as JSON, in the format that the libraries of browser and server share. */
const WebAuthnJson = z.string().check(z.maxLength(20_000))
const Code = z.string().check(z.trim(), z.maxLength(100))
const Done = z.object({ signedIn: z.boolean() })

/** Sign-in to the desk. All calls require a session of a player who has a role. */
export const access = {
  status: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/status',
      summary: 'The role of the signed-in operator, and how to sign in to the desk',
      input: Nothing,
      reply: z.object({ username: z.string(), role: Role, hasPasskey: z.boolean(), signedIn: z.boolean() }),
    }),
    BEFORE_PASSKEY,
  ),
  startRegistration: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/startRegistration',
      effect: 'slow',
      summary: 'Returns what a device needs to create a passkey',
      limit: 'sign-in',
      input: z.object({ invitation: Code }),
      reply: z.object({ options: WebAuthnJson }),
      refusals: ['INVITATION_INVALID'],
    }),
    BEFORE_PASSKEY,
  ),
  register: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/register',
      effect: 'slow',
      summary: 'Registers a passkey, signs in and returns new recovery codes, which are shown only here',
      limit: 'sign-in',
      input: z.object({ invitation: Code, response: WebAuthnJson }),
      reply: z.object({ recoveryCodes: z.array(z.string()) }),
      refusals: ['INVITATION_INVALID', 'PASSKEY_INVALID'],
    }),
    BEFORE_PASSKEY,
  ),
  startSignIn: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/startSignIn',
      summary: 'Returns what a device must sign',
      limit: 'sign-in',
      input: Nothing,
      reply: z.object({ options: WebAuthnJson }),
    }),
    BEFORE_PASSKEY,
  ),
  signIn: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/signIn',
      effect: 'slow',
      summary: 'Signs in to the desk with a passkey',
      limit: 'sign-in',
      input: z.object({ response: WebAuthnJson }),
      reply: Done,
      refusals: ['PASSKEY_INVALID'],
    }),
    BEFORE_PASSKEY,
  ),
  useRecoveryCode: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/useRecoveryCode',
      effect: 'slow',
      summary: 'Signs in to the desk with a recovery code, which can be used once',
      limit: 'sign-in',
      input: z.object({ code: Code }),
      reply: Done,
      refusals: ['RECOVERY_CODE_INVALID'],
    }),
    BEFORE_PASSKEY,
  ),
  signOut: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/signOut',
      summary: 'Ends the desk session',
      input: Nothing,
      reply: Done,
    }),
  ),
}
