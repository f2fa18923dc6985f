import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findOwnedCards } from '../collection/index.ts'
import { setProfileVisible, setStatisticsVisible } from '../players/index.ts'
import { saveShowcase } from './store.ts'

type ShowcaseChoice = {
  readonly cards: readonly string[]
  readonly statistics: boolean
  readonly isPublic?: boolean | undefined
}

/** Sets what the player's public profile shows. A card chosen twice is shown once. */
export async function updateShowcase({ tx, player }: WriteContext, choice: ShowcaseChoice): Promise<void> {
  const { cards, statistics, isPublic = player.shows_profile } = choice
  const chosen = [...new Set(cards)]
  const held = await findOwnedCards(tx, player.id, chosen)
  if (chosen.some((cardId) => !held.has(cardId))) throw new Refusal('CARD_NOT_OWNED')
  await saveShowcase(tx, player.id, chosen)
  if (isPublic !== player.shows_profile) await setProfileVisible(tx, player.id, isPublic)
  if (statistics !== player.shows_statistics) await setStatisticsVisible(tx, player.id, statistics)
}
