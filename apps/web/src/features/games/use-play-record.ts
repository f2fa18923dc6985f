import { statistics } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** Everything the player has played so far, in figures. */
export function usePlayRecord() {
  return useQuery({
    queryKey: ['statistics', 'stats'],
    queryFn: ({ signal }) => call(statistics.stats, {}, { signal }),
  })
}
