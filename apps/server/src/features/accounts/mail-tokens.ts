import { createHash, randomBytes } from 'node:crypto'
import type { Reader, Tx } from '../../platform/db/db.ts'

export type Purpose = 'reset' | 'verify'

const HOUR_MS = 3_600_000
const LIFETIME_MS: Record<Purpose, number> = { reset: HOUR_MS, verify: 7 * 24 * HOUR_MS }
/** Nobody's mailbox can be filled by asking again and again. */
const PAUSE_MS = 60_000

type Addressee = { readonly id: string; readonly email: string }

/** Makes the token of a letter's link; undefined when one was made a moment ago. Only its hash is kept. */
export async function issueToken(tx: Tx, to: Addressee, purpose: Purpose, now: number): Promise<string | undefined> {
  const recent = await tx
    .selectFrom('mail_tokens')
    .select('token_hash')
    .where('player_id', '=', to.id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now - PAUSE_MS))
    // One from ahead was made before the clock was set back.
    .where('created_at', '<=', new Date(now))
    .executeTakeFirst()
  if (recent) return undefined
  await dropTokens(tx, to.id, purpose)
  const token = randomBytes(32).toString('base64url')
  const [created_at, expires_at] = [new Date(now), new Date(now + LIFETIME_MS[purpose])]
  const kept = { token_hash: hashOf(token), player_id: to.id, purpose, email: to.email, created_at, expires_at }
  await tx.insertInto('mail_tokens').values(kept).execute()
  return token
}

/** The player and the address that a token still stands for. */
export async function findToken(db: Reader, token: string, purpose: Purpose, now: number) {
  return db
    .selectFrom('mail_tokens')
    .select(['player_id', 'email'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

/** Ends every token of a player for a purpose. */
export async function dropTokens(tx: Tx, playerId: string, purpose: Purpose): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('player_id', '=', playerId).where('purpose', '=', purpose).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
