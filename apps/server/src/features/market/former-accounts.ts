import type { KeyObject } from 'node:crypto'
import { toCanonicalEmail } from '@otogi/rules/accounts/email'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { computeKeyedHash } from '../../platform/process/secrets.ts'
import type { Player } from '../players/index.ts'
import { buildGivenGachasSql } from './store.ts'

/** How long the server remembers how many gachas a deleted account gave away. */
export const FORMER_KEPT_MS = KEPT_DAYS.formerAccounts * 86_400_000

export type Person = Pick<Player, 'email' | 'google_sub'>

/**
 * Records how many gachas a player gave away, without the player's identity. The caller has locked the player's
 * row and not yet deleted the account.
 */
export async function recordGivenGachas(tx: Tx, personKey: KeyObject, player: Player, at: Date): Promise<void> {
  const { rows } = await sql<{
    given: number
  }>`select (${buildGivenGachasSql(sql`${player.id}::uuid`)})::bigint as given`.execute(tx)
  const given = rows[0]?.given ?? 0
  if (given === 0) return
  const hashes = hashPersonIds(personKey, player)
  await tx
    .insertInto('former_accounts')
    .values(hashes.map((person_hash) => ({ person_hash, given, left_at: at })))
    .onConflict((conflict) =>
      conflict.column('person_hash').doUpdateSet({
        given: sql`excluded.given + case when former_accounts.left_at > ${computeRetentionStart(at)} then former_accounts.given else 0 end`,
        left_at: at,
      }),
    )
    .execute()
}

export async function deleteFormerAccounts(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('former_accounts')
    .where('left_at', '<=', computeRetentionStart(new Date(now)))
    .execute()
}

function computeRetentionStart(at: Date): Date {
  return new Date(at.getTime() - FORMER_KEPT_MS)
}

/** Returns hashes of the email address and the third-party id. They identify a person after the account is deleted. */
export function hashPersonIds(key: KeyObject, { email, google_sub }: Person): Buffer[] {
  const byEmail = computeKeyedHash(key, 'email', toCanonicalEmail(email))
  return google_sub ? [byEmail, computeKeyedHash(key, 'google', google_sub)] : [byEmail]
}
