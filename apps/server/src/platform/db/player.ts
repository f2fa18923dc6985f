import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** A player's row. */
export type Player = Omit<Selectable<Tables['players']>, 'day'> & { readonly day: MadridDay }
