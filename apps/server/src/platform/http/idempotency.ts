import { createHash } from 'node:crypto'
import type { Endpoint } from '@otogi/contract/endpoint'
import { IdempotencyKey } from '@otogi/contract/fields'
import { safeParse } from 'zod/mini'
import type { Database, Tx } from '../db/db.ts'
import { Refusal } from './refusal.ts'

const DAY_MS = 86_400_000
/** As long as a session lasts unused: until then a page may ask again for what it never heard. */
const REPLY_KEPT_MS = 30 * DAY_MS
/** At a time, so that no statement runs into its time limit. */
const FORGOTTEN_AT_ONCE = 1000

/** What a player asked for under an Idempotency-Key. */
export type IdempotencyRecord = {
  readonly playerId: string
  readonly key: string
  readonly requestHash: Buffer
}

/** Reads a call's Idempotency-Key; undefined without the header, and for calls that do not honor one. */
export function toIdempotencyRecord(
  endpoint: Endpoint,
  key: string | undefined,
  call: { playerId: string; input: unknown },
): IdempotencyRecord | undefined {
  if (!endpoint.idempotent || key === undefined) return undefined
  if (!safeParse(IdempotencyKey, key).success)
    throw new Refusal('INVALID', [{ path: 'Idempotency-Key', message: '8 to 64 letters, digits, - or _' }])
  const requestHash = createHash('sha256')
    .update(`${endpoint.path} ${JSON.stringify(call.input)}`)
    .digest()
  return { playerId: call.playerId, key, requestHash }
}

type When = { readonly tx: Tx; readonly at: Date }

/**
 * Runs a call once for its key: a repetition gets the first reply and changes nothing. The caller holds the player's row,
 * so two calls with one key cannot both be first. A refused call leaves no trace and may be tried again. A call whose reply
 * is forgotten is refused: it is not run again.
 */
export async function runOnce<Reply>(
  { tx, at }: When,
  record: IdempotencyRecord,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const first = await tx
    .selectFrom('idempotent_replies')
    .select(['request_hash', 'reply'])
    .where('player_id', '=', record.playerId)
    .where('key', '=', record.key)
    .executeTakeFirst()
  if (first && (first.reply === null || !first.request_hash.equals(record.requestHash))) throw new Refusal('KEY_REUSED')
  if (first) return first.reply as Reply
  const reply = await run()
  await tx
    .insertInto('idempotent_replies')
    .values({
      player_id: record.playerId,
      key: record.key,
      request_hash: record.requestHash,
      reply: JSON.stringify(reply),
      at,
    })
    .execute()
  return reply
}

/** Drops the replies of old intents, most of what the table holds; the keys stay forever. */
export async function forgetReplies(db: Database, now: number): Promise<void> {
  const before = new Date(now - REPLY_KEPT_MS)
  let forgotten: bigint
  do {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    forgotten = await db.transaction((tx) => forgetBatch(tx, before))
  } while (forgotten > 0n)
}

async function forgetBatch(tx: Tx, before: Date): Promise<bigint> {
  const old = tx
    .selectFrom('idempotent_replies')
    .select(['player_id', 'key'])
    .where('reply', 'is not', null)
    .where('at', '<', before)
    .limit(FORGOTTEN_AT_ONCE)
  const { numUpdatedRows } = await tx
    .updateTable('idempotent_replies')
    .set({ reply: null })
    .where((row) => row(row.refTuple('player_id', 'key'), 'in', old.$asTuple('player_id', 'key')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}
