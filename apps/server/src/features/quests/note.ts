import type { Game } from '@otogi/rules/games/games'
import { afterGameWon, afterStanding, afterSummon, type QuestProgress } from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db/db.ts'
import { findProgress, saveProgress } from './store.ts'

type Standing = { readonly power: number; readonly level: number }

/** Counts a game won towards the daily quests, and the level it led to towards the special ones. */
export async function noteGameWon(tx: Tx, playerId: string, game: Game, standing: Standing): Promise<void> {
  await change(tx, playerId, (quests) => afterStanding(afterGameWon(quests, game), standing))
}

/** Counts summoned cards towards the weekly quest, and the power they brought towards the special ones. */
export async function noteSummon(tx: Tx, playerId: string, cards: number, standing: Standing): Promise<void> {
  await change(tx, playerId, (quests) => afterStanding(afterSummon(quests, cards), standing))
}

/** Re-checks the special quests. */
export async function noteStanding(tx: Tx, playerId: string, standing: Standing): Promise<void> {
  await change(tx, playerId, (quests) => afterStanding(quests, standing))
}

async function change(tx: Tx, playerId: string, next: (quests: QuestProgress) => QuestProgress): Promise<void> {
  const { quests } = await findProgress(tx, playerId)
  await saveProgress(tx, playerId, next(quests))
}
