import { addExperienceToLevel } from '@otogi/rules/levels/level'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'

/** Adds experience to a locked player. Returns the updated row. */
export async function addExperience(tx: Tx, player: Player, experience: number): Promise<Player> {
  const { id, level, experience_needed: needed } = player
  const after = addExperienceToLevel({ level, experience: player.experience, needed }, experience)
  return tx
    .updateTable('players')
    .set({ level: after.level, experience: after.experience, experience_needed: after.needed })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
