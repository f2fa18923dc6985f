import type { Fault } from './faults.ts'
import type { Pack } from './pack.ts'
import { getSeriesPath } from './series-files.ts'

/** Finds cards of an older pack that are missing from a newer one. Players may own them. */
export function findRemovedCards(older: Pack, newer: Pack): Fault[] {
  return older.cards
    .filter(({ id }) => !newer.cardById.has(id))
    .map(({ id, series }) => ({
      file: getSeriesPath(series),
      path: 'cards',
      message: `no longer contains "${id}", which players may own`,
    }))
}
