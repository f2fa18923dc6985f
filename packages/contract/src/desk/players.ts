import * as z from 'zod/mini'
import { SettingsUsername } from '../account-fields.ts'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, PlayerId, WholeNumber } from '../fields.ts'
import { declareDeskEndpoint, MODERATORS, Reason } from './declare.ts'

const MAX_COMPENSATION = 10_000
const MAX_DEDUCTION = 1_000_000_000
const MAX_SUSPENSION_DAYS = 3650
const MAX_NOTE = 500

const Found = z.object({
  id: PlayerId,
  username: z.string(),
  joinedAt: z.number(),
  suspendedUntil: z.nullable(z.number()),
})

const Suspension = z.object({
  at: z.number(),
  until: z.number(),
  note: z.string(),
  liftedAt: z.nullable(z.number()),
  appeal: z.nullable(z.string()),
})

const Account = z.object({
  id: PlayerId,
  username: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  joinedAt: z.number(),
  lastDay: z.string(),
  gachas: WholeNumber,
  power: WholeNumber,
  uniqueCards: WholeNumber,
  suspendedUntil: z.nullable(z.number()),
  suspensions: z.array(Suspension),
  /** Active sessions. `network` is a hash, which is equal for sessions started on the same network. */
  sessions: z.array(z.object({ startedAt: z.number(), seenAt: z.number(), network: z.nullable(z.string()) })),
  /**
   * Other players who have active sessions on the same networks, with the number of networks that they share with this
   * player.
   */
  related: z.array(z.object({ id: PlayerId, username: z.string(), networks: WholeNumber })),
})

const Entry = z.object({ id: z.number(), at: z.number(), delta: z.number(), balance: z.number(), reason: z.string() })

const OfPlayer = { playerId: PlayerId, reason: Reason }

/** A player's data for moderators, and the actions that moderators can take. */
export const players = {
  find: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/players',
      summary: 'Players whose name begins with a text, or the player with an id',
      input: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
      reply: z.array(Found),
    }),
    MODERATORS,
  ),
  appeals: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/appeals',
      summary: 'Suspended players who appealed, longest waiting first',
      input: Nothing,
      reply: z.array(Found),
    }),
    MODERATORS,
  ),
  read: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/player',
      summary: 'What is stored about one player',
      input: z.object({ playerId: PlayerId }),
      reply: Account,
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  ledger: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/player/ledger',
      summary: 'A page of a player’s ledger entries, newest first',
      input: z.object({
        playerId: PlayerId,
        /** Lists only entries older than this one. */
        before: z.optional(z.coerce.number().check(z.int(), z.positive())),
      }),
      reply: z.object({ entries: z.array(Entry), hasMore: z.boolean() }),
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  suspend: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/suspend',
      summary: 'Suspends a player for some days; the note is shown to the player',
      effect: 'slow',
      input: z.object({
        ...OfPlayer,
        days: z.number().check(z.int(), z.gte(1), z.lte(MAX_SUSPENSION_DAYS)),
        note: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE)),
      }),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  lift: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/lift',
      summary: 'Ends a suspension early',
      effect: 'slow',
      input: z.object(OfPlayer),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN', 'NOT_SUSPENDED'],
    }),
    MODERATORS,
  ),
  endSessions: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/endSessions',
      summary: 'Signs a player out everywhere',
      effect: 'slow',
      input: z.object(OfPlayer),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  rename: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/rename',
      summary: 'Changes a player’s username',
      effect: 'slow',
      input: z.object({ ...OfPlayer, username: SettingsUsername }),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN', 'USERNAME_TAKEN', 'USERNAME_NOT_ALLOWED'],
    }),
    MODERATORS,
  ),
  export: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/export',
      summary: 'All data stored about a player, as JSON, for a written data request',
      effect: 'slow',
      limit: 'export',
      input: z.object(OfPlayer),
      reply: z.record(z.string(), z.unknown()),
      refusals: ['PLAYER_UNKNOWN'],
    }),
    { roles: ['owner'] },
  ),
  removePicture: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/removePicture',
      summary: 'Replaces a player’s picture with the default one',
      effect: 'slow',
      input: z.object(OfPlayer),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  compensate: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/compensate',
      summary: 'Gives a player gachas through the ledger',
      effect: 'slow',
      input: z.object({ ...OfPlayer, gachas: z.number().check(z.int(), z.gte(1), z.lte(MAX_COMPENSATION)) }),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN'],
    }),
    { roles: ['owner'] },
  ),
  deduct: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/player/deduct',
      summary: 'Takes gachas from a player through the ledger, up to the balance, and notifies the player',
      effect: 'slow',
      input: z.object({ ...OfPlayer, gachas: z.number().check(z.int(), z.gte(1), z.lte(MAX_DEDUCTION)) }),
      reply: Nothing,
      refusals: ['PLAYER_UNKNOWN', 'BALANCE_TOO_LOW'],
    }),
    { roles: ['owner'] },
  ),
}
