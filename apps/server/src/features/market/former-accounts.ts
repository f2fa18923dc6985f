import { toCanonicalEmail } from '@otogi/rules/accounts/email'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { keyedHash } from '../../platform/process/secrets.ts'
import type { Player } from '../players/index.ts'
import { givenBy } from './store.ts'

/** How long is kept what a deleted account gave away. */
export const FORMER_KEPT_MS = 30 * 86_400_000

export type Person = Pick<Player, 'email' | 'google_sub'>

/** Keeps what a leaving player gave away, without saying who it was. The player is locked and not yet forgotten. */
export async function rememberGiven(tx: Tx, personKey: Buffer, player: Player, at: Date): Promise<void> {
  const { rows } = await sql<{ given: number }>`select (${givenBy(sql`${player.id}::uuid`)})::bigint as given`.execute(
    tx,
  )
  const given = rows[0]?.given ?? 0
  if (given === 0) return
  const hashes = hashPerson(personKey, player)
  await tx
    .insertInto('former_accounts')
    .values(hashes.map((person_hash) => ({ person_hash, given, left_at: at })))
    .onConflict((conflict) =>
      conflict.column('person_hash').doUpdateSet({
        given: sql`excluded.given + case when former_accounts.left_at > ${keptSince(at)} then former_accounts.given else 0 end`,
        left_at: at,
      }),
    )
    .execute()
}

/** Drops what was kept of accounts that left long ago. */
export async function dropFormerAccounts(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('former_accounts')
    .where('left_at', '<=', keptSince(new Date(now)))
    .execute()
}

function keptSince(at: Date): Date {
  return new Date(at.getTime() - FORMER_KEPT_MS)
}

/** What a person is known by when the account is gone: the address, and the third party's id. */
export function hashPerson(key: Buffer, { email, google_sub }: Person): Buffer[] {
  const byEmail = keyedHash(key, 'email', toCanonicalEmail(email))
  return google_sub ? [byEmail, keyedHash(key, 'google', google_sub)] : [byEmail]
}
