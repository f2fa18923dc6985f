import { createHash } from 'node:crypto'
import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import { MEDIA_KINDS } from '@otogi/rules/games/games'
import { chooseVariant, addVariant, type PuzzleIdAndDay } from './variants.ts'
import type { MediaKeys } from '../process/secrets.ts'
import { encryptToken, decryptToken } from './encrypted-token.ts'

type ServedFile = { readonly file: string; readonly type: string }

/** Generates a file on first use and caches it. */
export type MediaFiles = {
  find(request: MediaRequest): Promise<ServedFile>
  /** Returns the file if it exists; never generates it. */
  findStored(request: MediaRequest): Promise<ServedFile | undefined>
}

/** Creates media URLs. The URLs of puzzle media are encrypted, so they reveal nothing and cannot be forged. */
export type Media = {
  card(cardId: string, width: 600 | 300): string
  /** Returns the URL of a puzzle's media, in the player's variant. */
  toPuzzleUrl(request: MediaRequest, puzzle: PuzzleIdAndDay): string
  /** Returns the request for the file at a URL. */
  toVariant(request: MediaRequest, puzzle: PuzzleIdAndDay): MediaRequest
}

const CARD_WIDTHS = [600, 300] as const

/** Encodes the clip mode `full`, i.e. the whole song. */
const FULL = 3
const VARIANT_OFFSET = 4
const SUBJECT_AT = 8
const SUBJECT_BYTES = 8
const PUZZLE_BYTES = 16

/**
 * Creates the media URLs and files. A card picture's name is a keyed hash of its inputs, so that a changed card gets a
 * new URL.
 */
export function createMedia(
  pack: Pack,
  keys: MediaKeys,
  fileName: (request: MediaRequest) => string,
): Media & MediaUrls {
  const names = new Map<string, MediaRequest>()
  const cards = new Map<string, string>()
  for (const card of pack.cards) {
    for (const width of CARD_WIDTHS) {
      const request: MediaRequest = { kind: 'card', card: card.id, width }
      const name = fileName(request).slice(0, 32)
      names.set(name, request)
      cards.set(`${card.id} ${width}`, `/media/c/${name}.webp`)
    }
  }
  const chooseVariantOf = (request: MediaRequest, puzzle: PuzzleIdAndDay) =>
    hasOneVariant(request) ? 0 : chooseVariant(keys, puzzle)
  const subjects = new Map([...pack.series, ...pack.characters].map(({ id }) => [getSubject(id), id]))
  return {
    card: (cardId, width) => cards.get(`${cardId} ${width}`) ?? throwMissingCard(cardId),
    toPuzzleUrl(request, puzzle) {
      const variant = chooseVariantOf(request, puzzle)
      return `/media/p/${encryptToken(keys.addresses, encodeRequest(request, variant, puzzle.id))}.${request.kind === 'clip' ? 'mp4' : 'webp'}`
    },
    toVariant: (request, puzzle) => addVariant(keys, request, chooseVariantOf(request, puzzle)),
    cardRequest: (name) => names.get(name),
    puzzleRequest(token) {
      const text = decryptToken(keys.addresses, token)
      const request = text && decodeRequest(text, subjects)
      return request && addVariant(keys, request, text.readUInt32BE(VARIANT_OFFSET))
    },
  }
}

export type MediaUrls = {
  cardRequest(name: string): MediaRequest | undefined
  puzzleRequest(token: string): MediaRequest | undefined
}

/** The encoded request has a fixed length, so that the URL's length reveals nothing. */
function encodeRequest(request: MediaRequest, variant: number, puzzleId: string): Buffer {
  if (request.kind === 'card') throw new Error('a card picture has no puzzle URL')
  const subject = 'series' in request ? request.series : request.character
  const revealStep = request.kind === 'scene' ? request.zoom : request.kind === 'cover' ? request.block : 0
  const head = Buffer.alloc(SUBJECT_AT)
  head.writeUInt8(MEDIA_KINDS.indexOf(request.kind), 0)
  head.writeUInt8(request.mode === 'full' ? FULL : request.mode, 1)
  head.writeUInt16BE(revealStep, 2)
  head.writeUInt32BE(variant, VARIANT_OFFSET)
  const puzzle = Buffer.alloc(PUZZLE_BYTES)
  Buffer.from(puzzleId, 'base64url').copy(puzzle)
  return Buffer.concat([head, Buffer.from(getSubject(subject), 'hex'), puzzle])
}

function decodeRequest(text: Buffer, subjects: ReadonlyMap<string, string>): MediaRequest | undefined {
  const kind = MEDIA_KINDS[text.readUInt8(0)]
  const mode = text.readUInt8(1) as 0 | 1 | 2 | typeof FULL
  const revealStep = text.readUInt16BE(2)
  const subject = subjects.get(text.subarray(SUBJECT_AT, SUBJECT_AT + SUBJECT_BYTES).toString('hex'))
  if (kind === undefined || subject === undefined) return undefined
  if (kind === 'clip') return { kind, series: subject, mode: mode === FULL ? 'full' : mode }
  if (mode === FULL) return undefined
  if (kind === 'scene') return { kind, series: subject, mode, zoom: revealStep }
  if (kind === 'cover') return { kind, series: subject, mode, block: revealStep }
  return { kind, character: subject, mode }
}

/** The whole song is part of the solution, so it has no variants. */
function hasOneVariant(request: MediaRequest): boolean {
  return request.kind === 'clip' && request.mode === 'full'
}

function getSubject(id: string): string {
  return createHash('sha256')
    .update(id)
    .digest('hex')
    .slice(0, SUBJECT_BYTES * 2)
}

function throwMissingCard(cardId: string): never {
  throw new Error(`the pack has no card ${cardId}`)
}
