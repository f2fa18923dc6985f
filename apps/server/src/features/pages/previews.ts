import { readFile } from 'node:fs/promises'
import type { MediaRequest } from '@otogi/content/media/request'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import type { MediaFiles } from '../../platform/media/media.ts'
import { createQueue } from '../../platform/process/queue.ts'
import { drawCardsPreview, drawPlainPreview, drawPuzzlePreview } from './compose.ts'
import type { Rarity } from '@otogi/rules/summon/rarity'

/** Contents of a page's preview picture. */
export type Preview =
  | { readonly kind: 'plain' }
  | { readonly kind: 'scene'; readonly picture: MediaRequest }
  | { readonly kind: 'cards'; readonly cards: readonly { readonly id: string; readonly rarity: Rarity }[] }

/** Returns the preview of the page at a path; undefined if the page does not exist. */
export type FindPreview = (path: string) => Promise<Preview | undefined>

const CACHE = 'public, max-age=86400'
/** Maximum number of cached pictures. A picture has 60 to 80 kB. */
const MOST_KEPT = 100
const DRAWING = { concurrency: 1, longestQueue: 50, longestWaitMs: 20_000 }

type Deps = { readonly files: MediaFiles; readonly findPreview: FindPreview }

/** Serves the pictures of link previews. The URL of a picture is the URL of its page plus `.png`. */
export function mountPreviewRoutes(app: FastifyInstance, { files, findPreview }: Deps): void {
  const kept = new Map<string, Promise<Buffer>>()
  const run = createQueue(DRAWING)
  const readMedia = async (request: MediaRequest) => readFile((await files.find(request)).file)

  const draw = async (preview: Preview): Promise<Buffer> => {
    if (preview.kind === 'plain') return drawPlainPreview()
    if (preview.kind === 'scene') return drawPuzzlePreview(await readMedia(preview.picture))
    const arts = new Map(preview.cards.map(({ id }) => [id, Buffer.alloc(0)]))
    // oxlint-disable-next-line no-await-in-loop -- one card at a time leaves the processor to players
    for (const card of arts.keys()) arts.set(card, await readMedia({ kind: 'card', card, width: 600 }))
    return drawCardsPreview(preview.cards.map(({ id, rarity }) => ({ art: arts.get(id) ?? Buffer.alloc(0), rarity })))
  }

  /** Starts drawing. A picture that fails is removed from the cache, so that the next request tries again. */
  const drawOrForget = (key: string, preview: Preview): Promise<Buffer> => {
    const picture = run(() => draw(preview))
    picture.catch(() => kept.delete(key))
    return picture
  }

  const drawOnce = (preview: Preview): Promise<Buffer> => {
    const key = JSON.stringify(preview)
    const picture = kept.get(key) ?? drawOrForget(key, preview)
    // Moves the picture to the end of the map, so that the first entry is always the least recently used one.
    kept.delete(key)
    kept.set(key, picture)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return picture
  }

  app.get<{ Params: { '*': string } }>(`${PREVIEWS}/*`, { config: { limit: 'media' } }, async (request, reply) => {
    const [, path] = /^(.*)\.png$/.exec(request.params['*']) ?? []
    const preview = path === undefined ? undefined : await findPreview(`/${path}`)
    if (!preview) throw new Refusal('NOT_FOUND')
    return reply
      .type('image/png')
      .header('cache-control', CACHE)
      .header('content-security-policy', 'sandbox')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await drawOnce(preview))
  })
}

const PREVIEWS = '/media/s'

/** Path of a page's preview picture. */
export function toPreviewPath(path: string): string {
  return `${PREVIEWS}${path}.png`
}
