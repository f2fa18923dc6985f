import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** A guest's round of a day. */
export type GuestRound = {
  readonly guestHash: Buffer
  readonly wrong: readonly string[]
  readonly finishedAt: Date | null
  readonly takenAt: Date | null
}

export type GuestKey = { readonly guestHash: Buffer; readonly day: MadridDay }

export async function findGuestRound(db: Reader, { guestHash, day }: GuestKey): Promise<GuestRound | undefined> {
  const row = await db
    .selectFrom('guest_rounds')
    .selectAll()
    .where('guest_hash', '=', guestHash)
    .where('day', '=', day)
    .executeTakeFirst()
  return row && toGuestRound(row)
}

/** Locks a guest's round. Creates the round if it does not exist. */
export async function lockGuestRound(tx: Tx, { guestHash, day }: GuestKey, network: Buffer): Promise<GuestRound> {
  await tx
    .insertInto('guest_rounds')
    .values({ guest_hash: guestHash, day, network })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('guest_rounds')
    .selectAll()
    .where('guest_hash', '=', guestHash)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return toGuestRound(row)
}

/** Locks the rounds of all guests of one network, in a fixed order to avoid deadlocks. */
export async function lockNetworkRounds(tx: Tx, { guestHash, day }: GuestKey): Promise<GuestRound[]> {
  const rows = await tx
    .selectFrom('guest_rounds')
    .selectAll()
    .where('day', '=', day)
    .where('network', '=', (query) =>
      query
        .selectFrom('guest_rounds as own')
        .select('own.network')
        .where('own.guest_hash', '=', guestHash)
        .where('own.day', '=', day),
    )
    .orderBy('guest_hash')
    .forUpdate()
    .execute()
  return rows.map(toGuestRound)
}

type GuestRoundChange = Partial<Pick<GuestRound, 'wrong' | 'finishedAt' | 'takenAt'>>

export async function saveGuestRound(tx: Tx, { guestHash, day }: GuestKey, change: GuestRoundChange): Promise<void> {
  await tx
    .updateTable('guest_rounds')
    .set({
      ...(change.wrong && { wrong: [...change.wrong] }),
      ...(change.finishedAt && { finished_at: change.finishedAt }),
      ...(change.takenAt && { taken_at: change.takenAt }),
    })
    .where('guest_hash', '=', guestHash)
    .where('day', '=', day)
    .execute()
}

/** Deletes rounds of past days, which can no longer be moved to an account. */
export async function deletePastGuestRounds(tx: Tx, today: MadridDay): Promise<void> {
  await tx.deleteFrom('guest_rounds').where('day', '<', today).execute()
}

function toGuestRound(row: Selectable<Tables['guest_rounds']>): GuestRound {
  const { guest_hash: guestHash, wrong, finished_at: finishedAt, taken_at: takenAt } = row
  return { guestHash, wrong, finishedAt, takenAt }
}
