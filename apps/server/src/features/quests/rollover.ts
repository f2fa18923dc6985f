import { mondayOf, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { afterLogin, claimableQuests, newDay, newWeek, type Quest } from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db.ts'
import { pay } from './claim.ts'
import { findProgress, insertProgress, saveProgress, saveWeek } from './store.ts'

/** Gives a new player quests, with the first visit of the week counted. */
export async function openQuests(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  await insertProgress(tx, playerId, mondayOf(today))
  await countLogin(tx, playerId)
}

/** Pays what the player completed and did not claim before the day (and the week) ends; returns the sum. */
export async function payUnclaimedQuests(
  tx: Tx,
  playerId: string,
  ended: MadridDay,
  today: MadridDay,
  at: Date,
): Promise<number> {
  const { quests } = await findProgress(tx, playerId)
  const weekly = mondayOf(ended) === mondayOf(today) ? [] : claimableQuests(quests, 'week')
  const due: Quest[] = [...claimableQuests(quests, 'daily'), ...weekly]
  for (const quest of due) await pay(tx, playerId, quest, { today: ended, at })
  await saveProgress(tx, playerId, newDay(quests))
  return due.reduce((sum, quest) => sum + quest.reward, 0)
}

/** Clears the weekly counters when the week has changed. */
export async function startQuestWeek(tx: Tx, playerId: string, today: MadridDay): Promise<void> {
  const { quests, week } = await findProgress(tx, playerId)
  if (week === mondayOf(today)) return
  await saveProgress(tx, playerId, newWeek(quests))
  await saveWeek(tx, playerId, mondayOf(today))
}

/** Counts today's visit towards the week: called once a day, when it begins. */
export async function countLogin(tx: Tx, playerId: string): Promise<void> {
  const { quests } = await findProgress(tx, playerId)
  await saveProgress(tx, playerId, afterLogin(quests))
}
