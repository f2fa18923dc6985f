import { readFile } from 'node:fs/promises'
import type { MediaRequest } from '@otogi/content/media/request'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import type { MediaFiles } from '../../platform/media/media.ts'
import { createQueue } from '../../platform/process/queue.ts'
import { drawCards, drawPlain, drawScene } from './compose.ts'
import type { Rarity } from '@otogi/rules/summon/rarity'

/** What the preview of a page shows. */
export type Preview =
  | { readonly kind: 'plain' }
  | { readonly kind: 'scene'; readonly picture: MediaRequest }
  | { readonly kind: 'cards'; readonly cards: readonly { readonly id: string; readonly rarity: Rarity }[] }

/** Finds what a preview shows by the path of its page; undefined where there is no such page. */
export type FindPreview = (path: string) => Promise<Preview | undefined>

const CACHE = 'public, max-age=86400'
/** About 200 kB each. */
const MOST_KEPT = 100
const DRAWING = { concurrency: 1, longestQueue: 50, longestWaitMs: 20_000 }

type Deps = { readonly files: MediaFiles; readonly findPreview: FindPreview }

/** Serves the pictures that messengers show beside a link, at the address of the page plus `.png`. */
export function mountPreviews(app: FastifyInstance, { files, findPreview }: Deps): void {
  const kept = new Map<string, Promise<Buffer>>()
  const run = createQueue(DRAWING)
  const readMedia = async (request: MediaRequest) => readFile((await files.find(request)).file)

  const draw = async (preview: Preview): Promise<Buffer> => {
    if (preview.kind === 'plain') return drawPlain()
    if (preview.kind === 'scene') return drawScene(await readMedia(preview.picture))
    const arts = new Map(preview.cards.map(({ id }) => [id, Buffer.alloc(0)]))
    // oxlint-disable-next-line no-await-in-loop -- one card at a time leaves the processor to players
    for (const card of arts.keys()) arts.set(card, await readMedia({ kind: 'card', card, width: 600 }))
    return drawCards(preview.cards.map(({ id, rarity }) => ({ art: arts.get(id) ?? Buffer.alloc(0), rarity })))
  }

  const drawOnce = (preview: Preview): Promise<Buffer> => {
    const key = JSON.stringify(preview)
    const picture = kept.get(key) ?? run(() => draw(preview))
    // Moves the picture to the end: the first one is the one that was asked for longest ago.
    kept.delete(key)
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
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

/** The address of a page's preview. */
export function previewPath(path: string): string {
  return `${PREVIEWS}${path}.png`
}
