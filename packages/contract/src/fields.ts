import { MAX_ID_LENGTH } from '@otogi/rules/format/id'
import { MODES, WIRE_GAMES } from '@otogi/rules/games/games'
import { MAX_GUESS_LENGTH } from '@otogi/rules/games/guess'
import { mapLanguages, LANGUAGES } from '@otogi/rules/languages/languages'
import { RARITIES } from '@otogi/rules/summon/rarity'
import * as z from 'zod/mini'

/** The session's own player id, wherever a call names a user. */
export const PlayerId = z.string().check(z.maxLength(64))
export const CardId = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))
/** What a player may guess: the title of an anime, which also names it in filters, or a character. */
export const GuessText = z.string().check(z.maxLength(MAX_GUESS_LENGTH))
export const Rarity = z.enum(RARITIES)
export const WireGame = z.enum(WIRE_GAMES)
export const WireMode = z.literal(MODES)
export const Language = z.enum(LANGUAGES)
export const WholeNumber = z.int().check(z.nonnegative())

/** A figure the wire names and the server computes itself: accepted, never read, and no part of what is asked. */
export const Ignored = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((): unknown => undefined),
  ),
)

/** A whole number written in a query string. */
export const QueryNumber = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))

/** Names one intent: a repetition with the same key gets the first answer. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** The third party’s ID token. */
export const Credential = z.optional(z.string().check(z.maxLength(4096)))

export const Text = z.object(mapLanguages(() => z.string()))
export const Nothing = z.object({})

/** What the player has to spend, and the throws since the last guaranteed S+. */
export const Balance = z
  .object({ gachas: WholeNumber, throws: WholeNumber })
  .register(z.globalRegistry, { id: 'Balance' })
