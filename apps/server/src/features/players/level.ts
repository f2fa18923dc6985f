import { addExperienceToLevel } from '@otogi/rules/levels/level'
import type { Player } from '../../platform/db/player.ts'
import { buildAssignments, type WithQueries } from '../../platform/db/together.ts'
import { sql } from 'kysely'

/** Returns a player's row with added experience. `buildLevelWrite` saves it. */
export function addExperience(player: Player, experience: number): Player {
  const { level, experience_needed: needed } = player
  const after = addExperienceToLevel({ level, experience: player.experience, needed }, experience)
  return { ...player, level: after.level, experience: after.experience, experience_needed: after.needed }
}

/** Builds the write that saves the level and the experience of a player. The caller has locked the player's row. */
export function buildLevelWrite({ id, level, experience, experience_needed }: Player): WithQueries {
  const columns = buildAssignments<'players'>({ level, experience, experience_needed })
  return sql`level as (update players set ${columns} where id = ${id})`
}
