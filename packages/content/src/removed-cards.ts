import type { Fault } from './faults.ts'
import type { Pack } from './pack.ts'
import { seriesFile } from './series-files.ts'

/** The cards of an older pack that a newer one lacks: players may own them. */
export function removedCards(older: Pack, newer: Pack): Fault[] {
  return older.cards
    .filter(({ id }) => !newer.cardById.has(id))
    .map(({ id, series }) => ({
      file: seriesFile(series),
      path: 'cards',
      message: `no longer holds "${id}", which players may own`,
    }))
}
