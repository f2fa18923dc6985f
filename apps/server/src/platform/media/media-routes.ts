import { readFile } from 'node:fs/promises'
import { MediaClosed } from '@otogi/content/media/pool'
import type { MediaRequest } from '@otogi/content/media/request'
import { getSizeClass } from '@otogi/content/media/size-class'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { WITHDRAWN_PICTURE } from '@otogi/rules/takedown/takedown'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from '../http/byte-range.ts'
import { writeDescription, type createDescriptions } from './descriptions.ts'
import type { MediaUrls, MediaFiles } from './media.ts'
import { drawDefaultPicture, drawWithdrawnPicture } from './default-picture.ts'
import { padFile } from './pad-file.ts'
import type { Pictures } from './pictures.ts'
import { Refusal } from '../http/refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Number of characters of an encrypted URL that are logged to identify it. */
const TAG_LETTERS = 16

type NameParams = { Params: { name: string } }

const LIMITED = { config: { limit: 'media' } } as const

type MediaDeps = {
  readonly urls: MediaUrls
  readonly files: MediaFiles
  readonly pictures: Pictures
  readonly describe: ReturnType<typeof createDescriptions>
  /** Whether a request for puzzle media may make the server generate the file. */
  readonly mayGenerate: (request: FastifyRequest, asked: MediaRequest) => Promise<boolean>
}

/** Serves cards, puzzle media with their descriptions, and profile pictures. */
export function mountMediaRoutes(
  app: FastifyInstance,
  { urls, files, pictures, describe, mayGenerate }: MediaDeps,
): void {
  const find = async (asked: MediaRequest | undefined) => {
    if (!asked) throw new Refusal('NOT_FOUND')
    const { file, type } = await files.find(asked).catch(throwUnavailableIfClosed)
    const bytes = await readFile(file)
    // The cache headers are set later, because browsers would otherwise cache this error for a year.
    if (bytes.length === 0) throw new Refusal('UNAVAILABLE')
    return { bytes, type }
  }
  /**
   * Finds a puzzle's media file. Requests without an account find only existing files, so that they cannot make the
   * server generate one file after another.
   */
  const findPuzzleMedium = async (request: FastifyRequest<NameParams>): Promise<MediaRequest> => {
    const asked = urls.puzzleRequest(request.params.name)
    if (!asked || !((await files.findStored(asked)) ?? (await mayGenerate(request, asked))))
      throw new Refusal('NOT_FOUND')
    return asked
  }
  app.get<NameParams>('/media/c/:name.webp', LIMITED, async (request, reply) => {
    const { bytes, type } = await find(urls.cardRequest(request.params.name))
    return setFileHeaders(reply, type).send(bytes)
  })
  for (const ending of ['webp', 'mp4'])
    app.get<NameParams>(`/media/p/:name.${ending}`, LIMITED, async (request, reply) => {
      const { name } = request.params
      const asked = await findPuzzleMedium(request)
      const { bytes, type } = await find(asked)
      const size = getSizeClass(asked)
      const whole = size === undefined ? bytes : padFile(bytes, size, name)
      // The ETag is not a hash of the content, because an equal hash would reveal that an answer repeats.
      return sendPart(request, reply, { whole, type, tag: `"${name.slice(0, TAG_LETTERS)}"` })
    })
  // Not compressed, because the compressed length would depend on the description.
  app.get<NameParams>('/media/p/:name.json', { ...LIMITED, compress: false }, async (request, reply) => {
    const { name } = request.params
    const asked = await findPuzzleMedium(request)
    const description = await describe(asked).catch(throwUnavailableIfClosed)
    if (!description) throw new Refusal('NOT_FOUND')
    void setFileHeaders(reply, 'application/json').header('etag', `"${name.slice(0, TAG_LETTERS)}"`)
    return reply.send(writeDescription(description, name))
  })
  app.get(DEFAULT_PICTURE, LIMITED, async (_request, reply) =>
    setFileHeaders(reply, 'image/webp').send(await drawDefaultPicture()),
  )
  app.get(WITHDRAWN_PICTURE, LIMITED, async (_request, reply) =>
    setFileHeaders(reply, 'image/webp').send(await drawWithdrawnPicture()),
  )
  app.get<NameParams>('/media/u/:name.webp', LIMITED, async (request, reply) => {
    const { name } = request.params
    const picture = /^[0-9a-f]{32}$/.test(name) ? await pictures.read(name) : undefined
    if (!picture) throw new Refusal('NOT_FOUND')
    return setFileHeaders(reply, 'image/webp').send(picture)
  })
}

/** If the server stops before a picture is drawn, clients must be able to retry the request. */
function throwUnavailableIfClosed(error: unknown): never {
  throw error instanceof MediaClosed ? new Refusal('UNAVAILABLE') : error
}

type ServedFile = { readonly whole: Buffer; readonly type: string; readonly tag: string }

/** Sends the file or the requested part of it. Safari plays media only if the server supports range requests. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { whole, type, tag }: ServedFile): FastifyReply {
  const range = isPartRequested(request, tag) ? parseRange(request.headers.range, whole.length) : undefined
  if (range === 'none') {
    void reply.header('content-range', `bytes */${whole.length}`)
    throw new Refusal('NO_SUCH_PART')
  }
  void setFileHeaders(reply, type).header('accept-ranges', 'bytes').header('etag', tag)
  if (range === undefined) return reply.send(whole)
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end - 1}/${whole.length}`)
    .send(whole.subarray(start, end))
}

/**
 * Whether to send only the requested range. The range is ignored if the ETag has changed (If-Range) or the method is
 * not GET.
 */
function isPartRequested({ method, headers }: FastifyRequest, tag: string): boolean {
  return method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === tag)
}

function setFileHeaders(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .header('cache-control', FOR_EVER)
    .header('content-security-policy', 'sandbox')
    .header('cross-origin-resource-policy', 'same-origin')
    .type(type)
}
