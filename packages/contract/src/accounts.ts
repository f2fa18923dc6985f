import * as z from 'zod/mini'
import {
  Email,
  LoginPassword,
  LoginUsername,
  NewPassword,
  allowEmpty,
  PasswordToCheck,
  RegistrationUsername,
  SettingsUsername,
} from './account-fields.ts'
import { declareEndpoint } from './endpoint.ts'
import { Credential, Ignored, Language, Nothing, PlayerId, WholeNumber, WireMode } from './fields.ts'
import type { PlainReply } from './wire-names.ts'

/** The signed-in player's own account. */
export const User = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    /** Whether the player has confirmed the email address. */
    emailVerified: z.boolean(),
    googleAccount: z.boolean(),
    /** Whether the player can sign in with a password. */
    hasPassword: z.boolean(),
    profilePicture: z.string(),
    codeLan: Language,
    sound: WholeNumber,
    resetGameDay: z.string(),
    totalPower: WholeNumber,
    uniqueCards: WholeNumber,
    profileLevel: WholeNumber,
    profileExp: WholeNumber,
    profileExpNextLevel: WholeNumber,
    unlockModes: z.array(z.boolean()),
    /** Gachas that the latest rollover paid out for unclaimed rewards and quests. */
    paidAtRollover: WholeNumber,
  })
  .register(z.globalRegistry, { id: 'User' })
export type User = PlainReply<z.infer<typeof User>>

export const accounts = {
  create: declareEndpoint({
    method: 'POST',
    path: '/api/users/create',
    summary: 'Creates an account and signs in',
    who: 'open',
    limit: 'sign-up',
    input: z.object({
      username: RegistrationUsername,
      password: allowEmpty(NewPassword),
      email: allowEmpty(Email),
      googleAccount: Ignored,
      codeLan: z.optional(Language),
    }),
    reply: User,
    refusals: [
      'USERNAME_IN_USE',
      'PASSWORD_MISSING',
      'EMAIL_MISSING',
      'USERNAME_NOT_ALLOWED',
      'PASSWORD_GUESSABLE',
      'EMAIL_IN_USE',
      'UNAVAILABLE',
    ],
  }),
  signIn: declareEndpoint({
    method: 'POST',
    path: '/api/users/find',
    summary: 'Signs in with a username and password',
    who: 'open',
    limit: 'sign-in',
    input: z.object({
      username: LoginUsername,
      password: LoginPassword,
      googleAccount: Ignored,
    }),
    reply: User,
    refusals: ['USERNAME_UNKNOWN', 'PASSWORD_WRONG', 'UNAVAILABLE'],
  }),
  googleNonce: declareEndpoint({
    method: 'GET',
    path: '/api/users/googleNonce',
    summary: 'Returns the nonce that the third party’s ID token must contain; valid once, in this browser',
    who: 'open',
    input: Nothing,
    reply: z.object({ nonce: z.string() }),
    refusals: ['GOOGLE_OFF'],
  }),
  signInWithGoogle: declareEndpoint({
    method: 'POST',
    path: '/api/users/findGoogle',
    summary: 'Signs in with the third party’s ID token; creates the account at the first sign-in',
    who: 'open',
    limit: 'sign-in',
    input: z.object({
      username: Ignored,
      email: Ignored,
      googleAccount: Ignored,
      credential: Credential,
      password: z.optional(PasswordToCheck),
      codeLan: z.optional(Language),
    }),
    reply: User,
    refusals: [
      'GOOGLE_OFF',
      'GOOGLE_TOKEN_INVALID',
      'GOOGLE_LINK_PASSWORD',
      'PASSWORD_WRONG',
      'EMAIL_IN_USE',
      'UNAVAILABLE',
    ],
  }),
  logOut: declareEndpoint({
    method: 'POST',
    path: '/api/users/logout',
    summary: 'Ends the session',
    who: 'open',
    input: Nothing,
    reply: Nothing,
  }),
  find: declareEndpoint({
    method: 'GET',
    path: '/api/users/findById',
    summary: 'The player’s account',
    owner: ['id'],
    input: z.object({ id: z.optional(PlayerId) }),
    reply: User,
  }),
  updateReset: declareEndpoint({
    method: 'POST',
    path: '/api/users/updateReset',
    summary: 'Runs the daily rollover if it is due; returns the player',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: User,
  }),
  updateLevel: declareEndpoint({
    method: 'PUT',
    path: '/api/users/updateLevel',
    summary: 'Re-checks the level quests; returns the player',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, exp: Ignored }),
    reply: User,
  }),
  update: declareEndpoint({
    method: 'PUT',
    path: '/api/users/updateUser',
    summary: 'Changes the username or the picture (a data URL); empty means unchanged',
    owner: ['userid'],
    effect: 'slow',
    limit: 'upload',
    input: z.object({
      userid: PlayerId,
      picture: z.optional(z.string()),
      username: allowEmpty(SettingsUsername),
      sound: Ignored,
    }),
    reply: User,
    refusals: ['USERNAME_TAKEN', 'USERNAME_NOT_ALLOWED', 'PICTURE_REFUSED', 'UNAVAILABLE'],
  }),
  unlockMode: declareEndpoint({
    method: 'PUT',
    path: '/api/users/unlockMode',
    summary: 'Permanently unlocks a mode if the player meets its requirement',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, mode: WireMode }),
    reply: User,
    refusals: ['MODE_LOCKED'],
  }),
  updateLanguage: declareEndpoint({
    method: 'PUT',
    path: '/api/users/updateUserLan',
    summary: 'Changes the language',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, lan: Language }),
    reply: User,
  }),
  updatePower: declareEndpoint({
    method: 'PUT',
    path: '/api/users/updatePower',
    summary: 'The total power, computed by the server',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, power: Ignored }),
    reply: User,
  }),
}
