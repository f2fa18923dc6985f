import type { ReplyOf } from '@otogi/contract/endpoint'
import type { quests } from '@otogi/contract/quests'
import { isClaimable, isClaimed, findQuest, STATS_GOALS, type QuestKey } from '@otogi/rules/quests/quests'

export type QuestRecord = ReplyOf<typeof quests.find>
export type QuestDefinition = ReplyOf<typeof quests.definitions>[number]
export type Standing = { power: number; level: number }

/** One quest as the board shows it: how far the player is, and whether it waits to be claimed. */
export type Slip = {
  key: QuestKey
  reward: number
  state: 'open' | 'claimable' | 'claimed'
  done: number
  goal: number
}

export function slipsOf(definitions: readonly QuestDefinition[], record: QuestRecord, standing: Standing): Slip[] {
  return definitions.map(({ id: key, reward }) => {
    const status = record[findQuest(key).field]
    const state = isClaimed(key, status) ? 'claimed' : isClaimable(key, status) ? 'claimable' : 'open'
    const { have, goal } = measureOf(key, status, standing)
    // What was reached stays so: power that was sold again no longer counts against it.
    return { key, reward, state, done: state === 'open' ? Math.min(have, goal) : goal, goal }
  })
}

/** The special quests are counted in power and levels, the others in what their status says. */
function measureOf(key: QuestKey, status: number, { power, level }: Standing): { have: number; goal: number } {
  const { field, goal } = findQuest(key)
  if (field === 'power150k' || field === 'power500k') return { have: power, goal: STATS_GOALS[field] }
  if (field === 'level5' || field === 'level20') return { have: level, goal: STATS_GOALS[field] }
  return { have: status, goal }
}
