import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, PlayerId } from './fields.ts'
import type { PlainReply } from './wire-names.ts'

const Hour = z.int().check(z.gte(0), z.lte(23))
const LONGEST_ENDPOINT = 1000
/** An uncompressed P-256 point (65 bytes). */
const PublicKey = z.string().check(z.regex(/^B[\w-]{86}$/))
/** A secret (16 bytes). */
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}$/))
const Endpoint = z.string().check(z.minLength(1), z.maxLength(LONGEST_ENDPOINT))
const TimeZone = z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, { error: 'unknown time zone' }))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const ReminderSettings = z
  .object({
    newDay: z.boolean(),
    sales: z.boolean(),
    wishes: z.boolean(),
    /**
     * The quiet hours in the player's time zone, in which no messages are sent. If both hours are equal, there are
     * none.
     */
    quietFrom: Hour,
    quietTo: Hour,
    timeZone: z.string(),
    /** The server's public key, with which a browser subscribes to push messages. */
    publicKey: z.string(),
    /** Whether the browser of this session is subscribed. */
    subscribed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ReminderSettings' })
export type ReminderSettings = PlainReply<z.infer<typeof ReminderSettings>>

/** Push messages to the player's browsers. A browser receives none until the player subscribes it. */
export const reminders = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/reminders/find',
    summary: 'What the player is reminded of, and the key to subscribe a browser',
    input: Nothing,
    reply: ReminderSettings,
  }),
  subscribe: declareEndpoint({
    method: 'PUT',
    path: '/api/reminders/subscribe',
    summary: 'Sends push messages to the browser of this session until the session ends',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, endpoint: Endpoint, p256dh: PublicKey, auth: AuthSecret, timeZone: TimeZone }),
    reply: ReminderSettings,
  }),
  unsubscribe: declareEndpoint({
    method: 'PUT',
    path: '/api/reminders/unsubscribe',
    summary: 'Ends the push messages to the browser of this session',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: ReminderSettings,
  }),
  update: declareEndpoint({
    method: 'PUT',
    path: '/api/reminders/update',
    summary: 'Changes what the player is reminded of, and the quiet hours',
    owner: ['userid'],
    input: z.object({
      userid: PlayerId,
      newDay: z.boolean(),
      sales: z.boolean(),
      wishes: z.boolean(),
      quietFrom: Hour,
      quietTo: Hour,
      timeZone: TimeZone,
    }),
    reply: ReminderSettings,
  }),
}
