import { pack } from '@otogi/contract/pack'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { TileSegment } from './tiles.tsx'

const ORDER = ['games', 'summon', 'quests', 'collection', 'market'] as const satisfies readonly TileSegment[]

type Art = { readonly image: string; readonly thumbnail: string }

/** A card of the pack for each tile, going round where the pack shows fewer. */
export function useTileArt(): Partial<Record<TileSegment, Art>> {
  const { data } = useQuery({
    queryKey: ['pack', 'find'],
    queryFn: ({ signal }) => call(pack.find, {}, { signal }),
    staleTime: Infinity,
  })
  const shown = data?.showcase ?? []
  if (shown.length === 0) return {}
  return Object.fromEntries(ORDER.map((segment, index) => [segment, shown[index % shown.length]]))
}
