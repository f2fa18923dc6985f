import { statistics } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The figures of everything the player has played so far. */
export function usePlayRecord() {
  return useQuery({
    queryKey: ['statistics', 'stats'],
    queryFn: ({ signal }) => call(statistics.stats, {}, { signal }),
  })
}
