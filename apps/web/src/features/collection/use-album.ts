import { collection } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useCards } from '../../game/cards.ts'

export const OWNED_KEY = ['collection', 'find'] as const

/** All cards, the ids of the player's copies, and the ids of the favorites. */
export function useAlbum() {
  const cards = useCards()
  const owned = useQuery({
    queryKey: OWNED_KEY,
    queryFn: ({ signal }) => call(collection.find, {}, { signal }),
  })
  return {
    cards: cards.data,
    owned: owned.data?.cards,
    favorites: owned.data?.favorites ?? [],
    newestFirst: owned.data?.newestFirst ?? [],
    isPending: cards.isPending || owned.isPending,
    hasFailed: cards.isError || owned.isError,
    retry: () => Promise.all([cards.refetch(), owned.refetch()]),
  }
}
