import {
  toAsciiBytes,
  createBox,
  createFullBox,
  joinBytes,
  toUint16Bytes,
  toUint32Bytes,
  toUint8Bytes,
} from './boxes.ts'
import { PACKET_SAMPLES, PRE_SKIP, type OpusStream } from './opus.ts'
import { SAMPLE_RATE } from './sound.ts'

const CHANNELS = 2
const SAMPLE_BITS = 16
const TRACK = 1
/** The value of a creation time that is not recorded. */
const NEVER = 0
/** After seeking, a media player must start decoding 80 ms earlier, so that the decoder has settled. */
const ROLL_PACKETS = -Math.ceil((0.08 * SAMPLE_RATE) / PACKET_SAMPLES)
const ONE = 0x10000
const UNITY_MATRIX = toUint32Bytes(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000)
const UNDETERMINED_LANGUAGE = 0x55c4

/**
 * Writes an MP4 file with one Opus track. The index comes first, and there is no metadata about the music. The boxes
 * conform to https://opus-codec.org/docs/opus_in_isobmff.html.
 */
export function writeMp4(stream: OpusStream): Uint8Array {
  const head = createBox('ftyp', toAsciiBytes('isom'), toUint32Bytes(0x200), toAsciiBytes('isomiso2mp41'))
  const dataAt = head.length + createMovieBox(stream, 0).length + 8
  return joinBytes([head, createMovieBox(stream, dataAt), createBox('mdat', ...stream.packets)])
}

/** The index contains the offset of the data. Its length does not depend on that offset. */
function createMovieBox(stream: OpusStream, dataOffset: number): Uint8Array {
  return createBox('moov', createMovieHeader(stream), createTrackBox(stream, dataOffset))
}

function createMovieHeader({ samples }: OpusStream): Uint8Array {
  const nextTrack = toUint32Bytes(TRACK + 1)
  const times = toUint32Bytes(NEVER, NEVER, SAMPLE_RATE, samples)
  const reserved = toUint32Bytes(0, 0)
  const preDefined = toUint32Bytes(0, 0, 0, 0, 0, 0)
  return createFullBox(
    'mvhd',
    0,
    0,
    times,
    toUint32Bytes(ONE),
    toUint16Bytes(0x100, 0),
    reserved,
    UNITY_MATRIX,
    preDefined,
    nextTrack,
  )
}

function createTrackBox(stream: OpusStream, dataOffset: number): Uint8Array {
  return createBox(
    'trak',
    createTrackHeader(stream),
    createBox('edts', createEditList(stream)),
    createMediaBox(stream, dataOffset),
  )
}

function createTrackHeader({ samples }: OpusStream): Uint8Array {
  const ENABLED_IN_MOVIE = 3
  const identity = toUint32Bytes(NEVER, NEVER, TRACK, 0, samples)
  return createFullBox(
    'tkhd',
    0,
    ENABLED_IN_MOVIE,
    identity,
    toUint32Bytes(0, 0),
    toUint16Bytes(0, 0, 0x100, 0),
    UNITY_MATRIX,
    toUint32Bytes(0, 0),
  )
}

/** Makes media players skip the encoder's lead-in. */
function createEditList({ samples }: OpusStream): Uint8Array {
  return createFullBox('elst', 0, 0, toUint32Bytes(1, samples, PRE_SKIP), toUint16Bytes(1, 0))
}

function createMediaBox(stream: OpusStream, dataOffset: number): Uint8Array {
  const header = createFullBox(
    'mdhd',
    0,
    0,
    toUint32Bytes(NEVER, NEVER, SAMPLE_RATE, countSamples(stream)),
    toUint16Bytes(UNDETERMINED_LANGUAGE, 0),
  )
  const handler = createFullBox(
    'hdlr',
    0,
    0,
    toUint32Bytes(0),
    toAsciiBytes('soun'),
    toUint32Bytes(0, 0, 0),
    toUint8Bytes(0),
  )
  const reference = createBox('dinf', createFullBox('dref', 0, 0, toUint32Bytes(1), createFullBox('url ', 0, 1)))
  return createBox(
    'mdia',
    header,
    handler,
    createBox(
      'minf',
      createFullBox('smhd', 0, 0, toUint16Bytes(0, 0)),
      reference,
      createSampleTable(stream, dataOffset),
    ),
  )
}

function createSampleTable(stream: OpusStream, dataOffset: number): Uint8Array {
  const { packets } = stream
  const sizes = toUint32Bytes(...packets.map((packet) => packet.length))
  return createBox(
    'stbl',
    createFullBox('stsd', 0, 0, toUint32Bytes(1), createSampleEntry()),
    createFullBox('stts', 0, 0, createDurationTable(stream)),
    createFullBox('stsc', 0, 0, toUint32Bytes(1, 1, packets.length, 1)),
    createFullBox('stsz', 0, 0, toUint32Bytes(0, packets.length), sizes),
    createFullBox('stco', 0, 0, toUint32Bytes(1, dataOffset)),
    createFullBox('sgpd', 1, 0, toAsciiBytes('roll'), toUint32Bytes(2, 1), toUint16Bytes(ROLL_PACKETS)),
    createFullBox('sbgp', 0, 0, toAsciiBytes('roll'), toUint32Bytes(1, packets.length, 1)),
  )
}

function createSampleEntry(): Uint8Array {
  const reserved = toUint8Bytes(0, 0, 0, 0, 0, 0)
  const format = joinBytes([toUint16Bytes(CHANNELS, SAMPLE_BITS, 0, 0), toUint32Bytes(SAMPLE_RATE * ONE)])
  const specific = createBox(
    'dOps',
    toUint8Bytes(0, CHANNELS),
    toUint16Bytes(PRE_SKIP),
    toUint32Bytes(SAMPLE_RATE),
    toUint16Bytes(0),
    toUint8Bytes(0),
  )
  return createBox('Opus', reserved, toUint16Bytes(1), toUint32Bytes(0, 0), format, specific)
}

/** The last packet is given a shorter duration, so that the sound ends at the right time. */
function createDurationTable(stream: OpusStream): Uint8Array {
  const whole = stream.packets.length - 1
  return toUint32Bytes(2, whole, PACKET_SAMPLES, 1, countSamples(stream) - whole * PACKET_SAMPLES)
}

function countSamples({ samples }: OpusStream): number {
  return samples + PRE_SKIP
}
