import { readFile } from 'node:fs/promises'
import { MediaClosed } from '@otogi/content/media/pool'
import type { MediaRequest } from '@otogi/content/media/request'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from '../http/byte-range.ts'
import type { Addressed, MediaFiles } from './media.ts'
import { defaultPicture } from './default-picture.ts'
import { filledUp, sizeClassOf } from './media-sizes.ts'
import type { Pictures } from './pictures.ts'
import { Refusal } from '../http/refusal.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Enough of a sealed address to tell it from every other. */
const TAG_LETTERS = 16

type Named = { Params: { name: string } }

const LIMITED = { config: { limit: 'media' } } as const

/** Serves cards, puzzle pictures and clips, and players' pictures. */
export function mediaRoutes(app: FastifyInstance, addressed: Addressed, files: MediaFiles, pictures: Pictures): void {
  const find = async (asked: MediaRequest | undefined) => {
    if (!asked) throw new Refusal('NOT_FOUND')
    const { file, type } = await files.find(asked).catch(refuseClosed)
    const bytes = await readFile(file)
    // Sent with success, nothing would be kept by every browser for a year.
    if (bytes.length === 0) throw new Refusal('UNAVAILABLE')
    return { bytes, type }
  }
  app.get<Named>('/media/c/:name.webp', LIMITED, async (request, reply) => {
    const { bytes, type } = await find(addressed.cardRequest(request.params.name))
    return asFile(reply, type).send(bytes)
  })
  for (const ending of ['webp', 'mp4'])
    app.get<Named>(`/media/p/:name.${ending}`, LIMITED, async (request, reply) => {
      const { name } = request.params
      const asked = addressed.puzzleRequest(name)
      const { bytes, type } = await find(asked)
      const size = asked && sizeClassOf(asked)
      const whole = size === undefined ? bytes : filledUp(bytes, size, name)
      // A tag made of the content would be the same whenever an answer comes again.
      return sendPart(request, reply, { whole, type, tag: `"${name.slice(0, TAG_LETTERS)}"` })
    })
  app.get(DEFAULT_PICTURE, LIMITED, async (_request, reply) => asFile(reply, 'image/webp').send(await defaultPicture()))
  app.get<Named>('/media/u/:name.webp', LIMITED, async (request, reply) => {
    const { name } = request.params
    const picture = /^[0-9a-f]{32}$/.test(name) ? await pictures.read(name) : undefined
    if (!picture) throw new Refusal('NOT_FOUND')
    return asFile(reply, 'image/webp').send(picture)
  })
}

/** Whoever asked for a picture that is still to be drawn when the server stops asks again. */
function refuseClosed(error: unknown): never {
  throw error instanceof MediaClosed ? new Refusal('UNAVAILABLE') : error
}

type Sent = { readonly whole: Buffer; readonly type: string; readonly tag: string }

/** Sends the part that is asked for: Safari plays nothing that it cannot read in parts. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { whole, type, tag }: Sent): FastifyReply {
  const range = isPartAsked(request, tag) ? rangeOf(request.headers.range, whole.length) : undefined
  if (range === 'none') {
    void reply.header('content-range', `bytes */${whole.length}`)
    throw new Refusal('NO_SUCH_PART')
  }
  void asFile(reply, type).header('accept-ranges', 'bytes').header('etag', tag)
  if (range === undefined) return reply.send(whole)
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end - 1}/${whole.length}`)
    .send(whole.subarray(start, end))
}

/** A part of another state of the file would be of no use; only a GET has parts. */
function isPartAsked({ method, headers }: FastifyRequest, tag: string): boolean {
  return method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === tag)
}

function asFile(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .header('cache-control', FOR_EVER)
    .header('content-security-policy', 'sandbox')
    .header('cross-origin-resource-policy', 'same-origin')
    .type(type)
}
