import { profile } from '@otogi/contract/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate } from '../../platform/query-client.ts'
import { Refused } from '../../platform/refused.ts'

export type Profile = ReplyOf<typeof profile.find>

const createQueryKey = (username: string) => ['profile', 'find', username.toLowerCase()]

/** Returns a player's public profile. `isUnknown` is true if there is no player with this name. */
export function useProfile(username: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: createQueryKey(username),
    queryFn: ({ signal }) => call(profile.find, { username }, { signal }),
  })
  const isUnknown = error instanceof Refused && (error.code === 'PLAYER_UNKNOWN' || error.code === 'INVALID')
  return {
    profile: data,
    isUnknown,
    hasFailed: error !== null && !data && !isUnknown,
    isFetching,
    retry: () => void refetch(),
  }
}

export async function refreshProfile(username: string): Promise<void> {
  await invalidate(createQueryKey(username))
}
