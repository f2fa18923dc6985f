import { quests } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { invalidate, setCached } from '../platform/query-client.ts'

export type QuestRecord = ReplyOf<typeof quests.find>

const RECORD_KEY = ['quests', 'find'] as const

/** The query for the player's quest progress. */
export function useQuestRecord() {
  return useQuery({
    queryKey: RECORD_KEY,
    queryFn: ({ signal }) => call(quests.find, {}, { signal }),
  })
}

export function cacheQuests(record: QuestRecord): void {
  setCached(RECORD_KEY, record)
}

export async function refreshQuests(): Promise<void> {
  await invalidate(RECORD_KEY)
}
