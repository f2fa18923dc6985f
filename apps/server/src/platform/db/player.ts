import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** A player's row. */
export type Player = Selectable<Tables['players']>
