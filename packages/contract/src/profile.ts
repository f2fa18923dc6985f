import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'
import { NewPassword, PasswordAsked } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { CardId, Credential, Nothing, PlayerId, WholeNumber } from './fields.ts'
import { PlayRecord } from './statistics.ts'

const MailToken = z.string().check(z.minLength(20), z.maxLength(200))

/** What players may see of one another, and what a player may do with the account itself. */
export const profile = {
  find: endpoint({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'A player’s public profile',
    input: z.object({ username: z.string().check(z.maxLength(FIELD_LIMITS.loginMax)) }),
    reply: z.object({
      username: z.string(),
      profilePicture: z.string(),
      profileLevel: WholeNumber,
      totalPower: WholeNumber,
      uniqueCards: WholeNumber,
      showcase: z.array(CardId),
      statistics: z.nullable(PlayRecord),
    }),
    refusals: ['PLAYER_UNKNOWN'],
  }),
  show: endpoint({
    method: 'PUT',
    path: '/api/users/showcase',
    summary: 'Chooses what the public profile shows',
    owner: ['userid'],
    input: z.object({
      userid: PlayerId,
      cards: z.array(CardId).check(z.maxLength(6)),
      statistics: z.boolean(),
    }),
    reply: Nothing,
    refusals: ['CARD_NOT_OWNED'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/users/changePassword',
    summary: 'Changes the password and ends every other session',
    owner: ['userid'],
    effect: 'slow',
    limit: 'sign-in',
    input: z.object({ userid: PlayerId, password: PasswordAsked, newPassword: NewPassword }),
    reply: Nothing,
    refusals: ['PASSWORD_WRONG', 'PASSWORD_GUESSABLE', 'UNAVAILABLE'],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/users/endOtherSessions',
    summary: 'Ends every session of the player but this one',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: Nothing,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/users/forgotPassword',
    summary: 'Sends a link to choose a new password; answers alike whether or not the address is known',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ email: z.string().check(z.maxLength(FIELD_LIMITS.emailMax)) }),
    reply: Nothing,
    refusals: ['MAIL_OFF'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/users/resetPassword',
    summary: 'Chooses a new password with the link’s token',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ token: MailToken, newPassword: NewPassword }),
    reply: Nothing,
    refusals: ['RESET_TOKEN_INVALID', 'PASSWORD_GUESSABLE', 'UNAVAILABLE'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/users/verifyEmail',
    summary: 'Confirms the e-mail address with the link’s token',
    who: 'open',
    limit: 'sign-in',
    input: z.object({ token: MailToken }),
    reply: Nothing,
    refusals: ['RESET_TOKEN_INVALID'],
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/users/sendVerification',
    summary: 'Sends another link that confirms the e-mail address',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: Nothing,
    refusals: ['MAIL_OFF'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/users/export',
    summary: 'Everything kept about the player, as JSON',
    owner: ['id'],
    limit: 'export',
    input: z.object({ id: PlayerId }),
    reply: z.record(z.string(), z.unknown()),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/account',
    summary: 'Deletes the account; its listings return, its name is freed, the ledger stays without the person',
    owner: ['userid'],
    effect: 'slow',
    limit: 'sign-in',
    input: z.object({
      userid: PlayerId,
      password: z.optional(PasswordAsked),
      credential: Credential,
    }),
    reply: Nothing,
    refusals: ['PASSWORD_WRONG', 'GOOGLE_TOKEN_INVALID', 'UNAVAILABLE'],
  }),
}
