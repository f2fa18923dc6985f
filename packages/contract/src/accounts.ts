import * as z from 'zod/mini'
import {
  Email,
  LoginPassword,
  LoginUsername,
  NewPassword,
  orEmpty,
  PasswordAsked,
  RegistrationUsername,
  SettingsUsername,
} from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { Credential, Ignored, Language, Nothing, PlayerId, WholeNumber, WireMode } from './fields.ts'
import type { Plain } from './wire-names.ts'

/** A player as that player sees themself. */
export const User = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    /** Whether the player has proved that the address is theirs. */
    emailVerified: z.boolean(),
    googleAccount: z.boolean(),
    /** Whether the account can be entered with a password. */
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
    /** What the last rollover paid for work left unclaimed; 0 when there was none. */
    paidAtRollover: WholeNumber,
  })
  .register(z.globalRegistry, { id: 'User' })
export type User = Plain<z.infer<typeof User>>

export const accounts = {
  create: endpoint({
    method: 'POST',
    path: '/api/users/create',
    summary: 'Makes an account with its balance, collection, games and quests, and signs in',
    who: 'open',
    limit: 'sign-up',
    input: z.object({
      username: RegistrationUsername,
      password: orEmpty(NewPassword),
      email: orEmpty(Email),
      googleAccount: Ignored,
      codeLan: z.optional(Language),
    }),
    reply: User,
    refusals: [
      'USERNAME_IN_USE',
      'PASSWORD_MISSING',
      'EMAIL_MISSING',
      'PASSWORD_GUESSABLE',
      'EMAIL_IN_USE',
      'UNAVAILABLE',
    ],
  }),
  signIn: endpoint({
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
  googleNonce: endpoint({
    method: 'GET',
    path: '/api/users/googleNonce',
    summary: 'What the third party’s ID token must carry to be good in this browser, once',
    who: 'open',
    input: Nothing,
    reply: z.object({ nonce: z.string() }),
    refusals: ['GOOGLE_OFF'],
  }),
  signInWithGoogle: endpoint({
    method: 'POST',
    path: '/api/users/findGoogle',
    summary: 'Signs in with the provider’s ID token; makes the account at the first visit',
    who: 'open',
    limit: 'sign-in',
    input: z.object({
      username: Ignored,
      email: Ignored,
      googleAccount: Ignored,
      credential: Credential,
      password: z.optional(PasswordAsked),
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
  logOut: endpoint({
    method: 'POST',
    path: '/api/users/logout',
    summary: 'Ends the session',
    who: 'open',
    input: Nothing,
    reply: Nothing,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/users/findById',
    summary: 'The player; without an id, the session’s own',
    owner: ['id'],
    input: z.object({ id: z.optional(PlayerId) }),
    reply: User,
  }),
  updateReset: endpoint({
    method: 'POST',
    path: '/api/users/updateReset',
    summary: 'Makes sure that the new day has begun for the player; returns the player',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: User,
  }),
  updateLevel: endpoint({
    method: 'PUT',
    path: '/api/users/updateLevel',
    summary: 'Re-checks the level quests; returns the player',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, exp: Ignored }),
    reply: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/users/updateUser',
    summary: 'Changes the username or the picture (a data URL); empty means unchanged',
    owner: ['userid'],
    effect: 'slow',
    limit: 'upload',
    input: z.object({
      userid: PlayerId,
      picture: z.optional(z.string()),
      username: orEmpty(SettingsUsername),
      sound: Ignored,
    }),
    reply: User,
    refusals: ['USERNAME_TAKEN', 'PICTURE_REFUSED', 'UNAVAILABLE'],
  }),
  unlockMode: endpoint({
    method: 'PUT',
    path: '/api/users/unlockMode',
    summary: 'Opens a mode whose requirement is met; it stays open',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, mode: WireMode }),
    reply: User,
    refusals: ['MODE_LOCKED'],
  }),
  updateLanguage: endpoint({
    method: 'PUT',
    path: '/api/users/updateUserLan',
    summary: 'Changes the language',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, lan: Language }),
    reply: User,
  }),
  updatePower: endpoint({
    method: 'PUT',
    path: '/api/users/updatePower',
    summary: 'The total power, computed by the server',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, power: Ignored }),
    reply: User,
  }),
}
