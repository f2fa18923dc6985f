import type { ReplyOf } from '@otogi/contract/endpoint'
import type { quests } from '@otogi/contract/quests'
import type { QuestRecord } from '../../game/quests.ts'
import { isClaimable, isClaimed, findQuest, STATS_GOALS, type QuestKey } from '@otogi/rules/quests/quests'

export type QuestDefinition = ReplyOf<typeof quests.definitions>[number]
export type PlayerStats = { power: number; level: number }

/** A quest as shown: the player's progress, and whether it can be claimed. */
export type QuestView = {
  key: QuestKey
  reward: number
  state: 'open' | 'claimable' | 'claimed'
  progress: number
  goal: number
}

export function toQuestViews(
  definitions: readonly QuestDefinition[],
  record: QuestRecord,
  stats: PlayerStats,
): QuestView[] {
  return definitions.map(({ id: key, reward }) => {
    const status = record[findQuest(key).field]
    const state = isClaimed(key, status) ? 'claimed' : isClaimable(key, status) ? 'claimable' : 'open'
    const { current, goal } = measureProgress(key, status, stats)
    // A completed quest always shows full progress, even if the player has sold cards since.
    return { key, reward, state, progress: state === 'open' ? Math.min(current, goal) : goal, goal }
  })
}

/** Special quests measure the player's power or level. All other quests have their own count. */
function measureProgress(
  key: QuestKey,
  status: number,
  { power, level }: PlayerStats,
): { current: number; goal: number } {
  const { field, goal } = findQuest(key)
  if (field === 'power150k' || field === 'power500k') return { current: power, goal: STATS_GOALS[field] }
  if (field === 'level5' || field === 'level20') return { current: level, goal: STATS_GOALS[field] }
  return { current: status, goal }
}
