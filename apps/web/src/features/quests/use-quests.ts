import { day, quests } from '@otogi/contract/routes'
import { endOfDay, fromWireDate, startOfDay } from '@otogi/rules/calendar/madrid-day'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, setCached } from '../../platform/query-client.ts'
import type { QuestRecord } from './quest-views.ts'

const RECORD_KEY = ['quests', 'find'] as const

/** The quests and the player's progress. */
export function useQuests() {
  const record = useQuery({
    queryKey: RECORD_KEY,
    queryFn: ({ signal }) => call(quests.find, {}, { signal }),
  })
  const definitions = useQuery({
    queryKey: ['quests', 'definitions'],
    queryFn: ({ signal }) => call(quests.definitions, {}, { signal }),
    staleTime: Infinity,
  })
  return {
    record: record.data,
    definitions: definitions.data,
    hasFailed: record.isError || definitions.isError,
    retry: () => Promise.all([record.refetch(), definitions.refetch()]),
  }
}

export function cacheQuests(record: QuestRecord): void {
  setCached(RECORD_KEY, record)
}

export async function refreshQuests(): Promise<void> {
  await invalidate(RECORD_KEY)
}

/** When the daily and the weekly quests end and new ones begin. */
export function useQuestEnds(): { daily: number; week: number } | undefined {
  const { data } = useQuery({ queryKey: ['day', 'find'], queryFn: ({ signal }) => call(day.find, {}, { signal }) })
  if (!data) return undefined
  return { daily: endOfDay(fromWireDate(data.today)), week: startOfDay(fromWireDate(data.nextMonday)) }
}
