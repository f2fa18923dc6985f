import { createHash } from 'node:crypto'
import { listSongNotes } from '@otogi/content/media/song-notes'
import type { Pack, Series } from '@otogi/content/pack'
import sharp from 'sharp'
import type { Player } from './player.ts'

type RecordedReply = Player['heard'][number]

/** Lists everything that identifies a series: its id, titles, tune, and the ids and names of its characters. */
export function listSeriesSecrets({ seriesById, characters }: Pack, series: string): string[] {
  const known = seriesById.get(series)
  const { id, title, guess, aliases } = known ?? { id: series, title: {}, guess: {}, aliases: [] }
  const people = characters.filter((character) => character.series === series)
  const texts = [
    id,
    ...Object.values(title),
    ...Object.values(guess),
    ...aliases,
    ...people.flatMap((one) => listCharacterSecrets(one)),
  ]
  return [...new Set([...texts, ...(known ? [formatTune(known)] : [])])]
}

/** Formats the first notes of a series' tune as JSON. */
export function formatTune(series: Series): string {
  const notes = listSongNotes(series)?.parts[0]?.notes ?? []
  if (notes.length < 4) throw new Error(`${series.id} has no tune to be recognized by`)
  return JSON.stringify(notes.slice(0, 4)).slice(1, -1)
}

/** Lists everything that identifies a character. */
export function listCharacterSecrets(character: Pack['characters'][number]): string[] {
  const { id, name, aliases, word } = character
  return [...new Set([id, ...Object.values(name), ...aliases, ...(word ? [word] : [])])]
}

type Form = { readonly secret: string; readonly text: string; readonly isCode: boolean }

/** Shorter words also occur by chance in random letters, so they are searched for only as whole words. */
const TELLING = 8

/** Finds the replies in which a secret appears, in any common encoding. */
export async function findLeaks(replies: readonly RecordedReply[], secrets: readonly string[]): Promise<string[]> {
  const forms = secrets.flatMap(listEncodings)
  const found: string[] = []
  // Each distinct text is searched only once.
  const texts = new Map(
    await Promise.all(replies.map(async (answer) => [await joinReplyContent(answer), answer.url] as const)),
  )
  for (const [exact, url] of texts) {
    const small = exact.toLowerCase()
    for (const { secret, text, isCode } of forms) {
      if (isCode ? exact.includes(text) : containsSecret(small, text)) found.push(`${url}: ${secret} as ${text}`)
    }
  }
  return found
}

function containsSecret(replyText: string, secret: string): boolean {
  if (!replyText.includes(secret)) return false
  return secret.length >= TELLING || new RegExp(`(?<![a-z0-9])${RegExp.escape(secret)}(?![a-z0-9])`).test(replyText)
}

/** Joins all content of a reply: URL, headers, body, bytes, and picture metadata. */
async function joinReplyContent({ url, headers, text, bytes }: RecordedReply): Promise<string> {
  const { 'x-request-id': _id, date: _date, ...telling } = headers
  const parts = [url, JSON.stringify(telling), text]
  if (String(headers['content-type']).startsWith('image/')) {
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
    const hidden = [bytes, exif, xmp, icc, iptc].flatMap((part) => (part ? [part.toString('latin1')] : []))
    parts.push(...hidden, JSON.stringify(comments ?? []))
  }
  return parts.join('\n')
}

/** Lists the forms of a secret: plain, without spaces, reversed, encoded, and hashed. */
function listEncodings(secret: string): Form[] {
  const small = secret.toLowerCase()
  const plain = [
    small,
    encodeURIComponent(small),
    small.replaceAll(/[ -]/g, ''),
    small.replaceAll(/[ -]/g, '_'),
    Array.from(small).toReversed().join(''),
  ]
  const codes = [secret, small, secret.toUpperCase()].flatMap((text) => [
    Buffer.from(text).toString('hex'),
    ...listBase64Forms(text),
    ...['md5', 'sha1', 'sha256'].flatMap((name) => listHashes(name, text)),
  ])
  return [
    ...[...new Set(plain)].map((text) => ({ secret, text, isCode: false })),
    ...[...new Set(codes)].map((text) => ({ secret, text, isCode: true })),
  ]
}

/**
 * The base64 form of a substring depends on its offset, so there are three forms. Their first and last characters are
 * left out, because they depend on the neighboring text.
 */
function listBase64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
    const whole = padded.subarray(0, padded.length - (padded.length % 3))
    const sure = (code: string) => code.slice(shift === 0 ? 0 : 4)
    return [sure(whole.toString('base64')), sure(whole.toString('base64url'))].filter((code) => code.length >= TELLING)
  })
}

/** Includes truncated hashes: the first eight bytes. */
function listHashes(name: string, text: string): string[] {
  const hash = createHash(name).update(text).digest()
  return [hash.subarray(0, 8).toString('hex'), hash.subarray(0, 9).toString('base64url').slice(0, 11)]
}
