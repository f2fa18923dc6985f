import type { MediaRequest } from '@otogi/content/media/request'
import type { MediaUrls } from '../../platform/media/media.ts'
import type { Withdrawn } from './withdrawn.ts'

/** Treats URLs of withdrawn pictures and clips as unknown. */
export function hideWithdrawnMedia(urls: MediaUrls, withdrawn: Withdrawn): MediaUrls {
  const hide = (request: MediaRequest | undefined) =>
    request && withdrawn.current().hasMedia(request) ? undefined : request
  return {
    cardRequest: (name) => hide(urls.cardRequest(name)),
    puzzleRequest: (token) => hide(urls.puzzleRequest(token)),
  }
}
