import { canonicalEmail } from '@otogi/rules/accounts/email'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { keyedHash } from '../../platform/process/secrets.ts'
import type { Player } from '../players/index.ts'
import { sumGiven } from './store.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30

type Person = Pick<Player, 'email' | 'google_sub'>

/** Keeps what a leaving player gave away, without saying who it was. The player is locked and not yet forgotten. */
export async function rememberGiven(tx: Tx, personKey: Buffer, player: Player, at: Date): Promise<void> {
  const given = await sumGiven(tx, player.id)
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

/** What earlier accounts of the same person gave away lately. */
export async function findFormerGiven(db: Reader, personKey: Buffer, player: Person, at: Date): Promise<number> {
  const { given } = await db
    .selectFrom('former_accounts')
    .select((row) => row.fn.max('given').as('given'))
    .where('person_hash', 'in', hashPerson(personKey, player))
    .where('left_at', '>', keptSince(at))
    .executeTakeFirstOrThrow()
  return given ?? 0
}

/** Drops what was kept of accounts that left long ago. */
export async function dropFormerAccounts(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('former_accounts')
    .where('left_at', '<=', keptSince(new Date(now)))
    .execute()
}

function keptSince(at: Date): Date {
  return new Date(at.getTime() - KEPT_DAYS * DAY_MS)
}

function hashPerson(key: Buffer, { email, google_sub }: Person): Buffer[] {
  const byEmail = keyedHash(key, 'email', canonicalEmail(email))
  return google_sub ? [byEmail, keyedHash(key, 'google', google_sub)] : [byEmail]
}
