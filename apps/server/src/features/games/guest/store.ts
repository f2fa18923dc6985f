import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** A guest's round on one day. */
export type GuestRound = {
  readonly guestHash: Buffer
  readonly network: Buffer
  readonly wrong: readonly string[]
  readonly finishedAt: Date | null
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

/** Marks a guest's round as taken over, at most once. Returns the round, or undefined if there is none to take over. */
export async function markGuestRoundTakenOver(
  tx: Tx,
  { guestHash, day }: GuestKey,
  takenAt: Date,
): Promise<GuestRound | undefined> {
  const row = await tx
    .updateTable('guest_rounds')
    .set({ taken_at: takenAt })
    .where('guest_hash', '=', guestHash)
    .where('day', '=', day)
    .where('taken_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toGuestRound(row)
}

/**
 * Finds the network's first winner among the guests of a day. If two won at the same time, always returns the same one.
 */
export async function findFirstWinner(db: Reader, { network, day }: DailyNetwork): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('guest_rounds')
    .select('guest_hash')
    .where('day', '=', day)
    .where('network', '=', network)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .orderBy('guest_hash')
    .executeTakeFirst()
  return row?.guest_hash
}

type GuestRoundChange = Partial<Pick<GuestRound, 'wrong' | 'finishedAt'>>

export async function saveGuestRound(tx: Tx, { guestHash, day }: GuestKey, change: GuestRoundChange): Promise<void> {
  await tx
    .updateTable('guest_rounds')
    .set({
      ...(change.wrong && { wrong: [...change.wrong] }),
      ...(change.finishedAt && { finished_at: change.finishedAt }),
    })
    .where('guest_hash', '=', guestHash)
    .where('day', '=', day)
    .execute()
}

type DailyNetwork = { readonly day: MadridDay; readonly network: Buffer }

/**
 * Records that an account has played the guest puzzle from a network. Returns whether it is the first account to do so
 * that day. Waits for other transactions that record the same network.
 */
export async function recordGuessNetwork(tx: Tx, dailyNetwork: DailyNetwork): Promise<boolean> {
  const inserted = await tx
    .insertInto('played_networks')
    .values(dailyNetwork)
    .onConflict((conflict) => conflict.doNothing())
    .returning('network')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes past days' rounds and networks. These rounds can no longer be moved to an account. */
export async function deletePastGuestRounds(tx: Tx, today: MadridDay): Promise<void> {
  const first = addDays(today, 1 - KEPT_DAYS.guests)
  await tx.deleteFrom('played_networks').where('day', '<', first).execute()
  await tx.deleteFrom('guest_rounds').where('day', '<', first).execute()
}

/** Deletes a day's guest rounds, because that day's puzzle has changed. */
export async function deleteGuestRounds(tx: Tx, day: MadridDay): Promise<void> {
  await tx.deleteFrom('guest_rounds').where('day', '=', day).execute()
}

function toGuestRound(row: Selectable<Tables['guest_rounds']>): GuestRound {
  const { guest_hash: guestHash, network, wrong, finished_at: finishedAt } = row
  return { guestHash, network, wrong, finishedAt }
}
