import { createHash } from 'node:crypto'
import type { Endpoint } from '@otogi/contract/endpoint'
import { IdempotencyKey } from '@otogi/contract/fields'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { safeParse } from 'zod/mini'
import pg from 'pg'
import type { Database, Reader, Tx } from '../db/db.ts'
import { runAtCommit } from '../db/driver.ts'
import { Refusal } from './refusal.ts'

const DAY_MS = 86_400_000
/**
 * How long a reply is stored. Equals the lifetime of an unused session, because a page may repeat a request until its
 * session ends.
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

/** Thrown to roll back a repeated request. It contains the first reply. */
class Repetition extends Error {
  readonly reply: unknown
  constructor(reply: unknown) {
    super('the request was run before')
    this.reply = reply
  }
}

/**
 * Runs a request and stores its reply together with COMMIT. Does not look up the key first, because most keys are new. If
 * the key turns out to have been used, the transaction is rolled back, and `waitOrReplay` returns the first reply. The
 * player's row is locked, so two requests with the same key cannot both be stored. A request that is refused the first
 * time stores nothing, so the player may send it again.
 */
export async function runOnce<Reply>(
  { tx, at }: WriteMoment,
  record: IdempotencyRecord,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await work()
    const { playerId: player_id, key, requestHash: request_hash } = record
    const row = { player_id, key, request_hash, reply: JSON.stringify(reply), at }
    await runAtCommit(tx, tx.insertInto('idempotent_replies').values(row))
    return reply
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const first = await findReply(tx, record)
    throw first ? toRepetition(record, first) : error
  }
}

/**
 * Returns the result of a transaction, or the stored reply if the request was run before. Refuses the request if its key
 * belongs to another one, or if the reply has been deleted.
 */
export async function waitOrReplay<Reply>(
  db: Reader,
  record: IdempotencyRecord | undefined,
  transaction: Promise<Reply>,
): Promise<Reply> {
  try {
    return await transaction
  } catch (error) {
    const reason = record && isKeyStored(error) ? toRepetition(record, await findReply(db, record)) : error
    if (reason instanceof Repetition) return reason.reply as Reply
    throw reason
  }
}

type StoredReply = Awaited<ReturnType<typeof findReply>>

function toRepetition({ requestHash }: IdempotencyRecord, first: StoredReply): Repetition | Refusal {
  const isSame = first && first.reply !== null && first.request_hash.equals(requestHash)
  return isSame ? new Repetition(first.reply) : new Refusal('KEY_REUSED')
}

function isKeyStored(error: unknown): boolean {
  // Citus appends the number of the shard.
  return error instanceof pg.DatabaseError && (error.constraint ?? '').startsWith('idempotent_replies_pkey')
}

function findReply(db: Reader, { playerId, key }: IdempotencyRecord) {
  return db
    .selectFrom('idempotent_replies')
    .select(['request_hash', 'reply'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/**
 * Deletes old replies, because they take up the most space. Their keys are kept, so that no request ever runs twice.
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
