import { expect, it } from 'vitest'
import { decodeStream } from '../test/decode.ts'
import { writeMp4 } from './mp4-opus.ts'
import { encodeOpus, PRE_SKIP } from './opus.ts'
import { SAMPLE_RATE, type Stereo } from './sound.ts'

const SAMPLES = SAMPLE_RATE + 137
const tone = Float32Array.from({ length: SAMPLES }, (_, n) => 0.4 * Math.sin((2 * Math.PI * 500 * n) / SAMPLE_RATE))
const sound: Stereo = { left: tone, right: tone.map((sample) => sample / 2) }
const stream = encodeOpus(sound, 64_000)
const file = Buffer.from(writeMp4(stream))

interface Box {
  readonly name: string
  readonly body: Buffer
  readonly at: number
}

function listBoxes(bytes: Buffer, from = 0): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at)
    boxes.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + size),
      at: from + at,
    })
    at += size
  }
  return boxes
}

function findBox(...path: readonly string[]): Buffer {
  return path.reduce<Buffer>((bytes, name) => {
    const found = listBoxes(bytes).find((box) => box.name === name)
    if (!found) throw new Error(`no ${name}`)
    return found.body
  }, file)
}

const table = (name: string) => findBox('moov', 'trak', 'mdia', 'minf', 'stbl', name)

it('puts the index before the sound', () => {
  expect(listBoxes(file).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat'])
})

it('lists every packet with its position', () => {
  const sizes = table('stsz')
  const count = sizes.readUInt32BE(8)
  expect(count).toBe(stream.packets.length)
  let at = table('stco').readUInt32BE(8)
  for (let n = 0; n < count; n += 1) {
    const size = sizes.readUInt32BE(12 + 4 * n)
    expect(file.subarray(at, at + size).equals(stream.packets[n] as Uint8Array)).toBe(true)
    at += size
  }
  expect(at).toBe(file.length)
})

it('contains the length of the sound and of its lead-in', () => {
  const edit = findBox('moov', 'trak', 'edts', 'elst')
  expect([edit.readUInt32BE(8), edit.readUInt32BE(12)]).toEqual([SAMPLES, PRE_SKIP])
  const times = table('stts')
  const length = times.readUInt32BE(8) * times.readUInt32BE(12) + times.readUInt32BE(16) * times.readUInt32BE(20)
  expect(length).toBe(SAMPLES + PRE_SKIP)
  const entry = table('stsd').subarray(8)
  expect(entry.toString('latin1', 4, 8)).toBe('Opus')
  const [specific] = listBoxes(entry.subarray(36))
  expect(specific?.name).toBe('dOps')
  expect([specific?.body.readUInt8(1), specific?.body.readUInt16BE(2)]).toEqual([2, PRE_SKIP])
})

it('contains no times and no tags', () => {
  expect(findBox('moov', 'mvhd').readBigUInt64BE(4)).toBe(0n)
  expect(listBoxes(findBox('moov')).map(({ name }) => name)).toEqual(['mvhd', 'trak'])
  expect(listBoxes(findBox('moov', 'trak')).map(({ name }) => name)).toEqual(['tkhd', 'edts', 'mdia'])
})

it('decodes to the same sound at the same time', () => {
  const heard = decodeStream(stream, PRE_SKIP)
  const likeness = (shift: number) => {
    let sum = 0
    for (let n = 5000; n < 40_000; n += 1) sum += (tone[n] as number) * (heard.left[n + shift] as number)
    return sum
  }
  const shifts = [-20, -10, -4, 0, 4, 10, 20]
  expect(shifts.reduce((best, shift) => (likeness(shift) > likeness(best) ? shift : best))).toBe(0)
})

it('gives the same bytes for the same sound', () => {
  expect(file.equals(writeMp4(encodeOpus(sound, 64_000)))).toBe(true)
})
