import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import type { Reader, Tx } from '../../../platform/db/db.ts'

/** A shared puzzle and the visitor who plays it: a player, or a guest identified by the hash of a cookie. */
export type ChallengeKey = {
  readonly puzzleId: string
  readonly visitor: { readonly playerId: string } | { readonly guestHash: Buffer }
}

export type ChallengeProgress = { readonly wrong: readonly string[]; readonly finished: boolean }

export async function findChallengeProgress(db: Reader, key: ChallengeKey): Promise<ChallengeProgress | undefined> {
  return selectProgress(db, key).executeTakeFirst()
}

/** Locks a visitor's round. Creates the round if it does not exist. */
export async function lockChallengeProgress(tx: Tx, key: ChallengeKey, today: MadridDay): Promise<ChallengeProgress> {
  await tx
    .insertInto('challenge_rounds')
    .values({ puzzle_id: key.puzzleId, ...toColumns(key), guessed_on: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return selectProgress(tx, key).forUpdate().executeTakeFirstOrThrow()
}

export async function saveChallengeProgress(
  tx: Tx,
  key: ChallengeKey,
  { wrong, finished, today }: ChallengeProgress & { readonly today: MadridDay },
): Promise<void> {
  const { player_id, guest_hash } = toColumns(key)
  await tx
    .updateTable('challenge_rounds')
    .set({ wrong: [...wrong], finished, guessed_on: today })
    .where('puzzle_id', '=', key.puzzleId)
    .where('player_id', 'is not distinct from', player_id)
    .where('guest_hash', 'is not distinct from', guest_hash)
    .execute()
}

/** A guest's cookie expires after 25 hours, so older guest rounds cannot be found again. */
const GUEST_DAYS = 2

export async function deleteOldChallengeRounds(tx: Tx, today: MadridDay): Promise<void> {
  await tx
    .deleteFrom('challenge_rounds')
    .where((row) =>
      row.or([
        row('guessed_on', '<', addDays(today, -KEPT_DAYS.challenges)),
        row.and([row('player_id', 'is', null), row('guessed_on', '<', addDays(today, -GUEST_DAYS))]),
      ]),
    )
    .execute()
}

function selectProgress(db: Reader, key: ChallengeKey) {
  const { player_id, guest_hash } = toColumns(key)
  return db
    .selectFrom('challenge_rounds')
    .select(['wrong', 'finished'])
    .where('puzzle_id', '=', key.puzzleId)
    .where('player_id', 'is not distinct from', player_id)
    .where('guest_hash', 'is not distinct from', guest_hash)
}

function toColumns({ visitor }: ChallengeKey) {
  if ('playerId' in visitor) return { player_id: visitor.playerId, guest_hash: null }
  return { player_id: null, guest_hash: visitor.guestHash }
}
