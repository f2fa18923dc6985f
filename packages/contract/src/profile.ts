import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'
import { NewPassword, PasswordToCheck } from './account-fields.ts'
import { declareEndpoint } from './endpoint.ts'
import { CardId, Credential, Nothing, PlayerId, WholeNumber } from './fields.ts'
import { PlayRecord } from './statistics.ts'

const MailToken = z.string().check(z.minLength(20), z.maxLength(200))

const Username = z.string().check(z.maxLength(FIELD_LIMITS.loginMax))

const Shown = z
  .object({
    username: z.string(),
    profilePicture: z.string(),
    profileLevel: WholeNumber,
    totalPower: WholeNumber,
    uniqueCards: WholeNumber,
    showcase: z.array(CardId),
    statistics: z.nullable(PlayRecord),
  })
  .register(z.globalRegistry, { id: 'Profile' })

/** Endpoints of public profiles and account management. */
export const profile = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'A player’s profile, for other players',
    input: z.object({ username: Username }),
    reply: z.object({
      ...Shown.shape,
      isPublic: z.boolean(),
      /** Whether the caller has blocked this player. */
      isBlocked: z.boolean(),
    }),
    refusals: ['PLAYER_UNKNOWN'],
  }),
  findPublic: declareEndpoint({
    method: 'GET',
    path: '/api/users/publicProfile',
    summary: 'The profile of a player who shows it to everyone',
    who: 'open',
    input: z.object({ username: Username }),
    reply: Shown,
    refusals: ['PLAYER_UNKNOWN'],
  }),
  show: declareEndpoint({
    method: 'PUT',
    path: '/api/users/showcase',
    summary: 'Chooses what the public profile shows',
    owner: ['userid'],
    input: z.object({
      userid: PlayerId,
      cards: z.array(CardId).check(z.maxLength(6)),
      statistics: z.boolean(),
      /** Whether everyone may see the profile, even without an account. If undefined, the setting does not change. */
      isPublic: z.optional(z.boolean()),
    }),
    reply: Nothing,
    refusals: ['CARD_NOT_OWNED'],
  }),
  changePassword: declareEndpoint({
    method: 'PUT',
    path: '/api/users/changePassword',
    summary: 'Changes the password and ends every other session',
    owner: ['userid'],
    effect: 'slow',
    limit: 'sign-in',
    input: z.object({ userid: PlayerId, password: PasswordToCheck, newPassword: NewPassword }),
    reply: Nothing,
    refusals: ['PASSWORD_WRONG', 'PASSWORD_GUESSABLE', 'UNAVAILABLE'],
  }),
  endOtherSessions: declareEndpoint({
    method: 'POST',
    path: '/api/users/endOtherSessions',
    summary: 'Ends all other sessions of the player',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: Nothing,
  }),
  forgotPassword: declareEndpoint({
    method: 'POST',
    path: '/api/users/forgotPassword',
    summary: 'Sends a link to choose a new password; the reply is the same for unknown addresses',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ email: z.string().check(z.maxLength(FIELD_LIMITS.emailMax)) }),
    reply: Nothing,
    refusals: ['MAIL_OFF'],
  }),
  resetPassword: declareEndpoint({
    method: 'POST',
    path: '/api/users/resetPassword',
    summary: 'Sets a new password with the token of the link',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ token: MailToken, newPassword: NewPassword }),
    reply: Nothing,
    refusals: ['RESET_TOKEN_INVALID', 'PASSWORD_GUESSABLE', 'UNAVAILABLE'],
  }),
  verifyEmail: declareEndpoint({
    method: 'POST',
    path: '/api/users/verifyEmail',
    summary: 'Confirms the email address with the token of the link',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ token: MailToken }),
    reply: Nothing,
    refusals: ['RESET_TOKEN_INVALID'],
  }),
  sendVerification: declareEndpoint({
    method: 'POST',
    path: '/api/users/sendVerification',
    summary: 'Sends a new link to confirm the email address',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: Nothing,
    refusals: ['MAIL_OFF'],
  }),
  download: declareEndpoint({
    method: 'GET',
    path: '/api/users/export',
    isOpenToSuspended: true,
    summary: 'All data stored about the player, as JSON',
    owner: ['id'],
    limit: 'export',
    input: z.object({ id: PlayerId }),
    reply: z.record(z.string(), z.unknown()),
  }),
  remove: declareEndpoint({
    method: 'DELETE',
    path: '/api/users/account',
    isOpenToSuspended: true,
    summary: 'Deletes the account, cancels its listings and frees its name; anonymous ledger entries remain',
    owner: ['userid'],
    effect: 'slow',
    limit: 'sign-in',
    input: z.object({
      userid: PlayerId,
      password: z.optional(PasswordToCheck),
      credential: Credential,
    }),
    reply: Nothing,
    refusals: ['PASSWORD_WRONG', 'GOOGLE_TOKEN_INVALID', 'UNAVAILABLE'],
  }),
}
