import { startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { applyClaim, isClaimable, findQuest, getStatus, type Quest, type QuestKey } from '@otogi/rules/quests/quests'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { mint, type Balance } from '../wallet/index.ts'
import { findProgress, saveProgress, type Claim, type Progress } from './store.ts'

/** Period of quests that can be claimed only once. */
const FOR_EVER = '1970-01-01'

/** Pays a completed quest; returns the updated progress and balance. */
export async function claimQuest(
  { tx, player, at, today }: WriteContext,
  key: QuestKey,
): Promise<{ progress: Progress; balance: Balance }> {
  const before = await findProgress(tx, player.id)
  if (!isClaimable(key, getStatus(before.quests, key))) throw new Refusal('NOT_CLAIMABLE')
  const quest = findQuest(key)
  const progress = { ...before, quests: applyClaim(before.quests, key) }
  await saveProgress(tx, player.id, { quests: progress.quests, claims: [toClaim(quest, today, at)] })
  const balance = await mint(tx, player.id, { gachas: quest.reward, reason: `quest:${key}`, at })
  return { progress, balance }
}

/** The claim of a quest on a day. */
export function toClaim(quest: Quest, day: MadridDay, at: Date): Claim {
  return { quest: quest.key, period: toPeriod(quest, day), gachas: quest.reward, at }
}

/** First day of the period that a quest is paid for. */
export function toPeriod(quest: Quest, day: MadridDay): string {
  switch (quest.type) {
    case 'daily':
      return day
    case 'week':
      return startOfWeek(day)
    case 'special':
      return FOR_EVER
  }
}
