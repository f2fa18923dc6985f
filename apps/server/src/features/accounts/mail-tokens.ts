import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { createPlayerToken, hashToken, matchesToken } from '../../platform/http/player-token.ts'

export type Purpose = 'reset' | 'verify'

const HOUR_MS = 3_600_000
const LIFETIME_MS: Record<Purpose, number> = { reset: HOUR_MS, verify: KEPT_DAYS.mails * 24 * HOUR_MS }
/** Minimum time between two emails for the same purpose. Earlier requests send no email. */
const PAUSE_MS = 60_000

type Recipient = { readonly id: string; readonly email: string }

/**
 * Creates the token of an emailed link and stores only the token's hash. Returns undefined if a token was created
 * recently.
 */
export async function issueToken(
  tx: Tx,
  recipient: Recipient,
  purpose: Purpose,
  now: number,
): Promise<string | undefined> {
  const recent = await tx
    .selectFrom('mail_tokens')
    .select('token_hash')
    .where('player_id', '=', recipient.id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now - PAUSE_MS))
    // If the clock was set back, an old token may have a creation time in the future. Such a token is not recent.
    .where('created_at', '<=', new Date(now))
    .executeTakeFirst()
  if (recent) return undefined
  await deleteTokens(tx, recipient.id, purpose)
  const token = createPlayerToken(recipient.id)
  const [created_at, expires_at] = [new Date(now), new Date(now + LIFETIME_MS[purpose])]
  const stored = {
    token_hash: hashToken(token),
    player_id: recipient.id,
    purpose,
    email: recipient.email,
    created_at,
    expires_at,
  }
  await tx.insertInto('mail_tokens').values(stored).execute()
  return token
}

/** Finds the player and email address of a valid token. */
export async function findToken(db: Reader, token: string, purpose: Purpose, now: number) {
  return await db
    .selectFrom('mail_tokens')
    .select(['player_id', 'email'])
    .where(matchesToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

export async function deleteTokens(tx: Tx, playerId: string, purpose: Purpose): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('player_id', '=', playerId).where('purpose', '=', purpose).execute()
}

export async function deleteExpiredTokens(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('expires_at', '<=', new Date(now)).execute()
}
