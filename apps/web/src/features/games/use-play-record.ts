import { statistics } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** Returns the statistics of all games that the player has played. */
export function usePlayRecord() {
  return useQuery({
    queryKey: ['statistics', 'stats'],
    queryFn: ({ signal }) => call(statistics.stats, {}, { signal }),
  })
}
