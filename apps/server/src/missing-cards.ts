import type { Pack } from '@otogi/content/pack'
import { listHeldCardIds } from './features/collection/index.ts'
import { listOfferedCardIds } from './features/market/index.ts'
import { listWithdrawnCards } from './features/withdrawn/index.ts'
import { ConfigError } from './platform/process/config.ts'
import type { Reader } from './platform/db/db.ts'

/**
 * Refuses to start if the pack lacks cards that players own, except withdrawn ones. Otherwise, these cards would
 * disappear from the collections.
 */
export async function rejectMissingCards(db: Reader, { cardById, directory }: Pack): Promise<void> {
  const owned = new Set([...(await listHeldCardIds(db)), ...(await listOfferedCardIds(db))])
  const withdrawn = new Set((await listWithdrawnCards(db)).map(({ id }) => id))
  const lost = [...owned].filter((card) => !cardById.has(card) && !withdrawn.has(card))
  if (lost.length === 0) return
  throw new ConfigError(`PACK_DIR: ${directory} lacks cards that players own: ${lost.toSorted().join(', ')}`)
}
