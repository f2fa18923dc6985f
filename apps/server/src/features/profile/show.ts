import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listHeldOf } from '../collection/index.ts'
import { setShowsStatistics } from '../players/index.ts'
import { saveShown } from './store.ts'

type Choice = { readonly cards: readonly string[]; readonly statistics: boolean }

/** Chooses what the profile of a locked player shows; a card named twice stands once. */
export async function show(tx: Tx, playerId: string, { cards, statistics }: Choice): Promise<void> {
  const chosen = [...new Set(cards)]
  const held = await listHeldOf(tx, playerId, chosen)
  if (chosen.some((cardId) => !held.has(cardId))) throw new Refusal('CARD_NOT_OWNED')
  await saveShown(tx, playerId, chosen)
  await setShowsStatistics(tx, playerId, statistics)
}
