import { createHash } from 'node:crypto'
import type { Endpoint } from '@otogi/contract/endpoint'
import { IdempotencyKey } from '@otogi/contract/fields'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { safeParse } from 'zod/mini'
import type { Database, Tx } from '../db/db.ts'
import { Refusal } from './refusal.ts'

const DAY_MS = 86_400_000
/**
 * How long a reply is stored. The time equals the lifetime of an unused session, because a page may repeat a request
 * until its session ends.
 */
const REPLY_KEPT_MS = KEPT_DAYS.replies * DAY_MS
/** Number of replies deleted at a time, so that no statement exceeds the time limit. */
const FORGOTTEN_AT_ONCE = 1000

/** A player's request that has an Idempotency-Key header. */
export type IdempotencyRecord = {
  readonly playerId: string
  readonly key: string
  readonly requestHash: Buffer
}

/** Returns undefined if the header is missing or the endpoint does not support it. */
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

type WriteMoment = { readonly tx: Tx; readonly at: Date }

/**
 * Runs a request once for each key. A repeated request gets the stored reply, or is refused if that reply has been
 * deleted. The player's row is locked, so two requests with the same key cannot both run. A refused request is rolled
 * back, so the player may repeat it.
 */
export async function runOnce<Reply>(
  { tx, at }: WriteMoment,
  record: IdempotencyRecord,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const first = await tx
    .selectFrom('idempotent_replies')
    .select(['request_hash', 'reply'])
    .where('player_id', '=', record.playerId)
    .where('key', '=', record.key)
    .executeTakeFirst()
  if (first && (first.reply === null || !first.request_hash.equals(record.requestHash))) throw new Refusal('KEY_REUSED')
  if (first) return first.reply as Reply
  const reply = await work()
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

/**
 * Deletes old replies, because they take most of the space. Their keys are kept, so that no request is ever run twice.
 */
export async function deleteOldReplies(db: Database, now: number): Promise<void> {
  const before = new Date(now - REPLY_KEPT_MS)
  let forgotten: bigint
  do {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    forgotten = await db.transaction((tx) => deleteReplyBatch(tx, before))
  } while (forgotten > 0n)
}

async function deleteReplyBatch(tx: Tx, before: Date): Promise<bigint> {
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
