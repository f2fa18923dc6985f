import { day, quests } from '@otogi/contract/routes'
import { endOfDay, fromWireDate, startOfDay } from '@otogi/rules/calendar/madrid-day'
import { useQuery } from '@tanstack/react-query'
import { useQuestRecord } from '../../game/quests.ts'
import { call } from '../../platform/call.ts'

/** The quests and the player's progress. */
export function useQuests() {
  const record = useQuestRecord()
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

/** Returns the times at which the current daily and weekly quests end. */
export function useQuestDeadlines(): { daily: number; week: number } | undefined {
  const { data } = useQuery({ queryKey: ['day', 'find'], queryFn: ({ signal }) => call(day.find, {}, { signal }) })
  if (!data) return undefined
  return { daily: endOfDay(fromWireDate(data.today)), week: startOfDay(fromWireDate(data.nextMonday)) }
}
