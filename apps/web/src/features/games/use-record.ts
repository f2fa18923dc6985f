import { games } from '@otogi/contract/routes'
import type { GamesRecord } from '@otogi/contract/puzzle'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, setCached } from '../../platform/query-client.ts'

const RECORD_KEY = ['games', 'find'] as const

/** Returns the record of the player's games today. */
export function useRecord() {
  return useQuery({
    queryKey: RECORD_KEY,
    queryFn: ({ signal }) => call(games.find, {}, { signal }),
  })
}

export function cacheRecord(record: GamesRecord): void {
  setCached(RECORD_KEY, record)
}

export async function refreshRecord(): Promise<void> {
  await invalidate(RECORD_KEY)
}
