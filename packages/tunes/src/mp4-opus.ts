import { ascii, box, fullBox, joined, u16, u32, u8 } from './boxes.ts'
import { PACKET_SAMPLES, PRE_SKIP, type OpusStream } from './opus.ts'
import { SAMPLE_RATE } from './sound.ts'

const CHANNELS = 2
const SAMPLE_BITS = 16
const TRACK = 1
/** No file says when it was made. */
const NEVER = 0
/** A player that jumps into the sound decodes 80 ms before it, for the decoder to settle. */
const ROLL_PACKETS = -Math.ceil((0.08 * SAMPLE_RATE) / PACKET_SAMPLES)
const ONE = 0x10000
const UNITY_MATRIX = u32(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000)
const UNDETERMINED_LANGUAGE = 0x55c4

/**
 * An MP4 file of one Opus track, its index before its sound, without a word about what is played.
 * The boxes follow https://opus-codec.org/docs/opus_in_isobmff.html.
 */
export function mp4Opus(stream: OpusStream): Uint8Array {
  const head = box('ftyp', ascii('isom'), u32(0x200), ascii('isomiso2mp41'))
  const dataAt = head.length + movie(stream, 0).length + 8
  return joined([head, movie(stream, dataAt), box('mdat', ...stream.packets)])
}

/** The index has the same length wherever the sound is said to begin. */
function movie(stream: OpusStream, dataAt: number): Uint8Array {
  return box('moov', movieHeader(stream), track(stream, dataAt))
}

function movieHeader({ samples }: OpusStream): Uint8Array {
  const nextTrack = u32(TRACK + 1)
  const times = u32(NEVER, NEVER, SAMPLE_RATE, samples)
  const reserved = u32(0, 0)
  const preDefined = u32(0, 0, 0, 0, 0, 0)
  return fullBox('mvhd', 0, 0, times, u32(ONE), u16(0x100, 0), reserved, UNITY_MATRIX, preDefined, nextTrack)
}

function track(stream: OpusStream, dataAt: number): Uint8Array {
  return box('trak', trackHeader(stream), box('edts', editList(stream)), media(stream, dataAt))
}

function trackHeader({ samples }: OpusStream): Uint8Array {
  const ENABLED_IN_MOVIE = 3
  const identity = u32(NEVER, NEVER, TRACK, 0, samples)
  return fullBox('tkhd', 0, ENABLED_IN_MOVIE, identity, u32(0, 0), u16(0, 0, 0x100, 0), UNITY_MATRIX, u32(0, 0))
}

/** What is heard begins after what the encoder put before it. */
function editList({ samples }: OpusStream): Uint8Array {
  return fullBox('elst', 0, 0, u32(1, samples, PRE_SKIP), u16(1, 0))
}

function media(stream: OpusStream, dataAt: number): Uint8Array {
  const header = fullBox('mdhd', 0, 0, u32(NEVER, NEVER, SAMPLE_RATE, lengthOf(stream)), u16(UNDETERMINED_LANGUAGE, 0))
  const handler = fullBox('hdlr', 0, 0, u32(0), ascii('soun'), u32(0, 0, 0), u8(0))
  const reference = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)))
  return box('mdia', header, handler, box('minf', fullBox('smhd', 0, 0, u16(0, 0)), reference, table(stream, dataAt)))
}

function table(stream: OpusStream, dataAt: number): Uint8Array {
  const { packets } = stream
  const sizes = u32(...packets.map((packet) => packet.length))
  return box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry()),
    fullBox('stts', 0, 0, durations(stream)),
    fullBox('stsc', 0, 0, u32(1, 1, packets.length, 1)),
    fullBox('stsz', 0, 0, u32(0, packets.length), sizes),
    fullBox('stco', 0, 0, u32(1, dataAt)),
    fullBox('sgpd', 1, 0, ascii('roll'), u32(2, 1), u16(ROLL_PACKETS)),
    fullBox('sbgp', 0, 0, ascii('roll'), u32(1, packets.length, 1)),
  )
}

function sampleEntry(): Uint8Array {
  const reserved = u8(0, 0, 0, 0, 0, 0)
  const format = joined([u16(CHANNELS, SAMPLE_BITS, 0, 0), u32(SAMPLE_RATE * ONE)])
  const specific = box('dOps', u8(0, CHANNELS), u16(PRE_SKIP), u32(SAMPLE_RATE), u16(0), u8(0))
  return box('Opus', reserved, u16(1), u32(0, 0), format, specific)
}

/** The last packet is told shorter than it is, so that the sound ends where it should. */
function durations(stream: OpusStream): Uint8Array {
  const whole = stream.packets.length - 1
  return u32(2, whole, PACKET_SAMPLES, 1, lengthOf(stream) - whole * PACKET_SAMPLES)
}

function lengthOf({ samples }: OpusStream): number {
  return samples + PRE_SKIP
}
