import { ranking } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The lists of the best, and the player's places in them. */
export function useRanking() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['ranking', 'find'],
    queryFn: ({ signal }) => call(ranking.find, {}, { signal }),
    staleTime: 10_000,
  })
  return { found: data, hasFailed: isError, isAsking: isFetching, retry: () => void refetch() }
}
