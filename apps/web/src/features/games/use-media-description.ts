import type { MediaDescription } from '@otogi/contract/media-description'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/texts.ts'

/** The description of a puzzle's picture or clip, for players who cannot see or hear it; undefined until it loads. */
export function useMediaDescription(src: string | undefined): MediaDescription | undefined {
  const { data } = useQuery({
    queryKey: ['media', src ?? ''],
    queryFn: ({ signal }) => fetchDescription(src ?? '', signal),
    enabled: src !== undefined,
    staleTime: Infinity,
  })
  return data
}

/** What an unsolved picture shows, in the player's language. */
export function usePictureText(src: string | undefined): string | undefined {
  const { pickText } = useTexts()
  const text = useMediaDescription(src)?.text
  return text ? pickText(text) : undefined
}

async function fetchDescription(src: string, signal: AbortSignal): Promise<MediaDescription> {
  const response = await fetch(src.replace(/\.\w+$/, '.json'), { signal })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as MediaDescription
}
