import type { Pack } from '@otogi/content/pack'
import { countCopiesByCard } from './features/collection/index.ts'
import { sumTradedAwayByCard } from './features/market/index.ts'
import { ConfigError } from './platform/process/config.ts'
import type { Reader } from './platform/db/db.ts'

/**
 * Refuses to start if the pack lacks cards that players own. Otherwise these cards would disappear from the
 * collections.
 */
export async function refuseMissingCards(db: Reader, { cardById, directory }: Pack): Promise<void> {
  const owned = [...(await countCopiesByCard(db)), ...(await sumTradedAwayByCard(db, []))]
  const lost = new Set(owned.filter(([card, copies]) => copies > 0 && !cardById.has(card)).map(([card]) => card))
  if (lost.size === 0) return
  throw new ConfigError(`PACK_DIR: ${directory} lacks cards that players own: ${[...lost].toSorted().join(', ')}`)
}
