import { collection } from '@otogi/contract/collection'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { storedPlayerId } from '../../platform/session.ts'

const CARDS_FRESH_MS = 300_000

/** Every card there is, and the ids that the player owns. */
export function useAlbum() {
  const cards = useQuery({
    queryKey: ['collection', 'cards'],
    queryFn: ({ signal }) => call(collection.cards, {}, { signal }),
    staleTime: CARDS_FRESH_MS,
  })
  const owned = useQuery({
    queryKey: ['collection', 'find'],
    queryFn: ({ signal }) => call(collection.find, { id: storedPlayerId() ?? '' }, { signal }),
  })
  return {
    cards: cards.data,
    owned: owned.data?.cards,
    isPending: cards.isPending || owned.isPending,
    hasFailed: cards.isError || owned.isError,
    retry: () => Promise.all([cards.refetch(), owned.refetch()]),
  }
}
