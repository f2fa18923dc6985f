import { collection } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useCards } from '../../game/cards.ts'
import { storedPlayerId } from '../../game/session.ts'

export const OWNED_KEY = ['collection', 'find'] as const

/** Every card there is, the ids that the player owns, and of these the favourites. */
export function useAlbum() {
  const cards = useCards()
  const owned = useQuery({
    queryKey: OWNED_KEY,
    queryFn: ({ signal }) => call(collection.find, { id: storedPlayerId() ?? '' }, { signal }),
  })
  return {
    cards: cards.data,
    owned: owned.data?.cards,
    favourites: owned.data?.favourites ?? [],
    isPending: cards.isPending || owned.isPending,
    hasFailed: cards.isError || owned.isError,
    retry: () => Promise.all([cards.refetch(), owned.refetch()]),
  }
}
