import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listHeldOf } from '../collection/index.ts'
import { setShowsStatistics } from '../players/index.ts'
import { saveShown } from './store.ts'

type Choice = { readonly cards: readonly string[]; readonly statistics: boolean }

/** Sets what the caller's profile shows; a card named twice is shown once. */
export async function showOnProfile({ tx, player }: WriteContext, { cards, statistics }: Choice): Promise<void> {
  const chosen = [...new Set(cards)]
  const held = await listHeldOf(tx, player.id, chosen)
  if (chosen.some((cardId) => !held.has(cardId))) throw new Refusal('CARD_NOT_OWNED')
  await saveShown(tx, player.id, chosen)
  if (statistics !== player.shows_statistics) await setShowsStatistics(tx, player.id, statistics)
}
