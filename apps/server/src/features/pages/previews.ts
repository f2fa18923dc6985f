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
export type PreviewFinder = (path: string) => Promise<Preview | undefined>

/**
 * The existing picture files of a preview. Previews are public, so a request for one never makes the server draw a
 * picture.
 */
type PreviewFiles =
  | { readonly kind: 'plain' }
  | { readonly kind: 'scene'; readonly file: string }
  | { readonly kind: 'cards'; readonly cards: readonly { readonly file: string; readonly rarity: Rarity }[] }

const PLAIN = { kind: 'plain' } as const

const CACHE = 'public, max-age=86400'
/** Cache header of a plain preview that is sent only until the pictures exist. */
const SHORT_CACHE = 'public, max-age=300'
/** Maximum number of cached pictures, at 60 to 80 kB each. */
const MAX_CACHED = 100
const DRAWING = { concurrency: 1, maxQueueLength: 50, maxWaitMs: 20_000 }

type Deps = { readonly files: Pick<MediaFiles, 'findStored'>; readonly findPreview: PreviewFinder }

/** Serves the link-preview pictures. A picture's URL is its page's URL plus `.png`. */
export function mountPreviewRoutes(app: FastifyInstance, { files, findPreview }: Deps): void {
  const cached = new Map<string, Promise<Buffer>>()
  const run = createQueue(DRAWING)
  const findFile = async (request: MediaRequest) => (await files.findStored(request))?.file

  /** Finds a preview's pictures. Returns the plain preview if any of them does not exist yet. */
  const findPictures = async (preview: Preview): Promise<PreviewFiles> => {
    if (preview.kind === 'plain') return preview
    if (preview.kind === 'scene') {
      const file = await findFile(preview.picture)
      return file === undefined ? PLAIN : { kind: 'scene', file }
    }
    const files = new Map<string, string>()
    for (const { id: card } of preview.cards) {
      // oxlint-disable-next-line no-await-in-loop -- the files are usually in the cache of the store
      const file = await findFile({ kind: 'card', card, width: 600 })
      if (file === undefined) return PLAIN
      files.set(card, file)
    }
    return { kind: 'cards', cards: preview.cards.map(({ id, rarity }) => ({ file: files.get(id) ?? '', rarity })) }
  }

  /** Starts drawing. A picture that fails is removed from the cache, so that the next request tries again. */
  const drawOrForget = (key: string, previewFiles: PreviewFiles): Promise<Buffer> => {
    const picture = run(() => drawPreview(previewFiles))
    picture.catch(() => cached.delete(key))
    return picture
  }

  const drawOnce = (previewFiles: PreviewFiles): Promise<Buffer> => {
    const key = JSON.stringify(previewFiles)
    const picture = cached.get(key) ?? drawOrForget(key, previewFiles)
    // Moves the picture to the end of the map, so that the first entry is always the least recently used one.
    cached.delete(key)
    cached.set(key, picture)
    const [oldest] = cached.keys()
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
    return picture
  }

  app.get<{ Params: { '*': string } }>(`${PREVIEWS}/*`, { config: { limit: 'media' } }, async (request, reply) => {
    const [, path] = /^(.*)\.png$/.exec(request.params['*']) ?? []
    const preview = path === undefined ? undefined : await findPreview(`/${path}`)
    if (!preview) throw new Refusal('NOT_FOUND')
    const previewFiles = await findPictures(preview)
    return reply
      .type('image/png')
      .header('cache-control', previewFiles.kind === preview.kind ? CACHE : SHORT_CACHE)
      .header('content-security-policy', 'sandbox')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await drawOnce(previewFiles))
  })
}

async function drawPreview(previewFiles: PreviewFiles): Promise<Buffer> {
  if (previewFiles.kind === 'plain') return drawPlainPreview()
  if (previewFiles.kind === 'scene') return drawPuzzlePreview(await readFile(previewFiles.file))
  return drawCardsPreview(
    await Promise.all(previewFiles.cards.map(async ({ file, rarity }) => ({ art: await readFile(file), rarity }))),
  )
}

const PREVIEWS = '/media/s'

/** Path of a page's preview picture. */
export function toPreviewPath(path: string): string {
  return `${PREVIEWS}${path}.png`
}
