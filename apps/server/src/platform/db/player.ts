import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** A row of the table `players`. */
export type Player = Selectable<Tables['players']>
