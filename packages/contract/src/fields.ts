import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import { MAX_ID_LENGTH } from '@otogi/rules/format/id'
import { MODES, WIRE_GAMES } from '@otogi/rules/games/games'
import { MAX_GUESS_LENGTH } from '@otogi/rules/games/guess'
import { mapLanguages, LANGUAGES } from '@otogi/rules/languages/languages'
import { RARITIES } from '@otogi/rules/summon/rarity'
import * as z from 'zod/mini'

/** A player's id. In an owner field, it must be the id of the session's player. */
export const PlayerId = z.string().check(z.maxLength(64))
export const CardId = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))
/** A guess, i.e. an anime title or a character name. The same type is used to filter by anime. */
export const GuessText = z.string().check(z.maxLength(MAX_GUESS_LENGTH))
export const Rarity = z.enum(RARITIES)
export const WireGame = z.enum(WIRE_GAMES)
export const WireMode = z.literal(MODES)
export const Language = z.enum(LANGUAGES)
export const WholeNumber = z.int().check(z.nonnegative())

/** A field that is accepted for compatibility but ignored, because the server computes the value. */
export const Ignored = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((): unknown => undefined),
  ),
)

/** A whole number as text in a query string. */
export const QueryNumber = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))

/** Identifies a request. If a client repeats a request with the same key, it gets the first reply again. */
export const IdempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** A calendar day. */
export const Day = z.string().check(z.refine(isMadridDay, { error: 'must be a day such as 2026-03-29' }))

/** ID token of the external sign-in provider. */
export const Credential = z.optional(z.string().check(z.maxLength(4096)))

export const Text = z.object(mapLanguages(() => z.string()))
export const Nothing = z.object({})

/** The player's gachas and pity count. */
export const Balance = z
  .object({ gachas: WholeNumber, throws: WholeNumber })
  .register(z.globalRegistry, { id: 'Balance' })
