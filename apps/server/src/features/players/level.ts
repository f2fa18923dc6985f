import { gainExperience, type Level } from '@otogi/rules/levels/level'
import type { Tx } from '../../platform/db/db.ts'

/** Adds experience to a player whose row is locked; returns the level reached. */
export async function gain(tx: Tx, playerId: string, experience: number): Promise<Level> {
  const before = await tx
    .selectFrom('players')
    .select(['level', 'experience', 'experience_needed as needed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const after = gainExperience(before, experience)
  await tx
    .updateTable('players')
    .set({ level: after.level, experience: after.experience, experience_needed: after.needed })
    .where('id', '=', playerId)
    .execute()
  return after
}
