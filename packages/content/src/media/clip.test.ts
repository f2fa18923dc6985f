import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClip } from '@otogi/tunes/clip'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../../test/folder.ts'
import { loadPack } from '../load.ts'
import { createClipRecipe } from './clip.ts'
import { createRecordingClip } from './recording.ts'

const LEGENDS = fileURLToPath(new URL('../../../../content/legends', import.meta.url))
const RECORDINGS = fileURLToPath(new URL('../../test/lanterns/media', import.meta.url))

/** The boxes of a clip in order. No other boxes are allowed, because they might contain text. */
const INDEX = 'mvhd trak tkhd edts elst mdia mdhd hdlr minf smhd dinf dref stbl stsd stts stsc stsz stco sgpd sbgp'
const BOXES = `ftyp moov ${INDEX} mdat`.split(' ')
const BOXES_OF_BOXES = ['moov', 'trak', 'edts', 'mdia', 'minf', 'dinf', 'stbl']

type Box = readonly [name: string, body: Buffer]

function listBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, at + bytes.readUInt32BE(at))
    boxes.push([name, body], ...(BOXES_OF_BOXES.includes(name) ? listBoxes(body) : []))
  }
  return boxes
}

function expectNoMetadata(file: Uint8Array): void {
  const boxes = listBoxes(Buffer.from(file))
  expect(boxes.map(([name]) => name)).toEqual(BOXES)
  const { moov, stsz, mdat, hdlr } = Object.fromEntries(boxes)
  const sizes = Array.from({ length: stsz?.readUInt32BE(8) ?? 0 }, (_, n) => stsz?.readUInt32BE(12 + 4 * n) ?? 0)
  expect(mdat).toHaveLength(sizes.reduce((sum, size) => sum + size, 0))
  expect(hdlr?.toString('latin1').replaceAll('\0', '')).toBe('soun')
  expect(moov?.toString('latin1').match(/[\x20-\x7e]{8,}/g)).toBeNull()
}

it('contains neither the name of the piece nor its instruments', async () => {
  const { series } = await loadPack(LEGENDS)
  const [one] = series
  if (!one || 'recordings' in one.opening) throw new Error('the first series is played from a score')
  const recipe = createClipRecipe(one, { kind: 'clip', series: one.id, mode: 2 })
  if ('recording' in recipe) throw new Error('a score is no recording')
  const made = Buffer.from(createClip(recipe.score, recipe.excerpt, recipe.seed))
  expectNoMetadata(made)
  const { piece, composer, instrument } = one.opening
  const words = [one.id, one.title.en, one.title.es, one.guess.en, piece.en, piece.es, composer.en, instrument]
  expect(words.filter((word) => made.includes(word))).toEqual([])
}, 60_000)

/** Inserts a title tag before the sound, as music software does. */
function addTitleTag(mp3: Buffer): Buffer {
  const frame = Buffer.from('TIT2\0\0\0\x0c\0\0\0Secret Song', 'latin1')
  return Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0', 'latin1'), Buffer.from([frame.length]), frame, mp3])
}

/** Appends a title list after the sound. */
function addInfoList(wav: Buffer): Buffer {
  return Buffer.concat([wav, Buffer.from('LIST\x18\0\0\0INFOINAM\x0c\0\0\0Secret Song\0', 'latin1')])
}

it.each([
  ['an MP3 with a title', 'easy.mp3', addTitleTag, 'Secret Song'],
  ['an OGG with the name of its encoder', 'normal.ogg', (ogg: Buffer) => ogg, 'libVorbis'],
  ['a WAV with a title', 'full.wav', addInfoList, 'Secret Song'],
] as const)('keeps only the sound of %s', async (_, name, tag, secret) => {
  const original = join(RECORDINGS, name)
  const file = join(await createTemporaryFolder(), name)
  const tagged = tag(await readFile(original))
  expect(tagged.includes(secret)).toBe(true)
  await writeFile(file, tagged)
  const made = await createRecordingClip({ recording: { file, sha256: '' }, seconds: 1 })
  expectNoMetadata(made)
  expect(Buffer.from(made).includes(secret)).toBe(false)
})
