import { summon } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The open banners: the general one, and the special one if there is one. */
export function useBanners() {
  return useQuery({
    queryKey: ['summon', 'banners'],
    queryFn: ({ signal }) => call(summon.banners, {}, { signal }),
  })
}
