import { createHash } from 'node:crypto'
import { songNotes } from '@otogi/content/media/song-notes'
import type { Pack, Series } from '@otogi/content/pack'
import sharp from 'sharp'
import type { Player } from './player.ts'

type Heard = Player['heard'][number]

/** Everything that would give a series away: its id and titles, its tune, and the ids and names of its characters. */
export function secretsOfSeries({ seriesById, characters }: Pack, series: string): string[] {
  const known = seriesById.get(series)
  const { id, title, guess } = known ?? { id: series, title: {}, guess: {} }
  const people = characters.filter((character) => character.series === series)
  const texts = [id, ...Object.values(title), ...Object.values(guess), ...people.flatMap((one) => secretsOf(one))]
  return [...new Set([...texts, ...(known ? [tuneOf(known)] : [])])]
}

/** The first notes of a series' whole piece, as the wire has them. */
export function tuneOf(series: Series): string {
  const notes = songNotes(series)?.parts[0]?.notes ?? []
  if (notes.length < 4) throw new Error(`${series.id} has no tune to be recognised by`)
  return JSON.stringify(notes.slice(0, 4)).slice(1, -1)
}

/** What would give a character away. */
export function secretsOf(character: Pack['characters'][number]): string[] {
  const { id, name, word } = character
  return [...new Set([id, ...Object.values(name), ...(word ? [word] : [])])]
}

type Form = { readonly secret: string; readonly text: string; readonly isCode: boolean }

/** Shorter than this, a word is found in random letters now and then: it counts only where it stands alone. */
const TELLING = 8

/** The places where any of the secrets can be read, in any common writing, in what a player heard. */
export async function leaksIn(heard: readonly Heard[], secrets: readonly string[]): Promise<string[]> {
  const forms = secrets.flatMap(formsOf)
  const found: string[] = []
  // Much is told twice in the same words; once is enough to look through it.
  const told = new Map(await Promise.all(heard.map(async (answer) => [await textOf(answer), answer.url] as const)))
  for (const [exact, url] of told) {
    const small = exact.toLowerCase()
    for (const { secret, text, isCode } of forms) {
      if (isCode ? exact.includes(text) : isToldIn(small, text)) found.push(`${url}: ${secret} as ${text}`)
    }
  }
  return found
}

function isToldIn(small: string, text: string): boolean {
  if (!small.includes(text)) return false
  return text.length >= TELLING || new RegExp(`(?<![a-z0-9])${RegExp.escape(text)}(?![a-z0-9])`).test(small)
}

/** All that an answer tells: its address, headers, body, bytes and, of a picture, the metadata. */
async function textOf({ url, headers, text, bytes }: Heard): Promise<string> {
  const { 'x-request-id': _id, date: _date, ...telling } = headers
  const parts = [url, JSON.stringify(telling), text]
  if (String(headers['content-type']).startsWith('image/')) {
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata()
    const hidden = [bytes, exif, xmp, icc, iptc].flatMap((part) => (part ? [part.toString('latin1')] : []))
    parts.push(...hidden, JSON.stringify(comments ?? []))
  }
  return parts.join('\n')
}

/** A secret as it stands, without its spaces, in reverse, in codes and as the hashes that could stand for it. */
function formsOf(secret: string): Form[] {
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
    ...base64Of(text),
    ...['md5', 'sha1', 'sha256'].flatMap((name) => hashesOf(name, text)),
  ])
  return [
    ...[...new Set(plain)].map((text) => ({ secret, text, isCode: false })),
    ...[...new Set(codes)].map((text) => ({ secret, text, isCode: true })),
  ]
}

/** Within a longer text the code of a secret depends on where it begins: three ways, without the uncertain ends. */
function base64Of(text: string): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
    const whole = padded.subarray(0, padded.length - (padded.length % 3))
    const sure = (code: string) => code.slice(shift === 0 ? 0 : 4)
    return [sure(whole.toString('base64')), sure(whole.toString('base64url'))].filter((code) => code.length >= TELLING)
  })
}

/** A hash may be cut: its first eight bytes are enough to know it. */
function hashesOf(name: string, text: string): string[] {
  const hash = createHash(name).update(text).digest()
  return [hash.subarray(0, 8).toString('hex'), hash.subarray(0, 9).toString('base64url').slice(0, 11)]
}
