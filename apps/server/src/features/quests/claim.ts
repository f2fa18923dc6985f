import { startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { applyClaim, isClaimable, findQuest, getStatus, type Quest, type QuestKey } from '@otogi/rules/quests/quests'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { mint, type Balance } from '../wallet/index.ts'
import { findProgress, saveProgress, type Claim, type Progress } from './store.ts'

/** The period of quests that are claimed once for ever. */
const FOR_EVER = '1970-01-01'

/** Pays a completed quest; returns the progress after the claim, and the balance. */
export async function claim(
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

/** The claim of a quest that belongs to a day. */
export function toClaim(quest: Quest, day: MadridDay, at: Date): Claim {
  return { quest: quest.key, period: periodOf(quest, day), gachas: quest.reward, at }
}

/** What names the period that a quest of a day is paid for. */
export function periodOf(quest: Quest, day: MadridDay): string {
  switch (quest.type) {
    case 'daily':
      return day
    case 'week':
      return startOfWeek(day)
    case 'special':
      return FOR_EVER
  }
}
