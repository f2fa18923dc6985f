import OpusScript from 'opusscript'
import { SAMPLE_RATE, type Stereo } from './sound.ts'

/** Samples per packet. Packets of 20 ms have the best quality for their size. */
export const PACKET_SAMPLES = 960

/** The number of samples in the encoder's lead-in. Media players skip them. */
export const PRE_SKIP = 312

const CHANNELS = 2
const SET_BITRATE = 4002
const SET_COMPLEXITY = 4010
const MOST_COMPLEX = 10

export interface OpusStream {
  readonly packets: readonly Uint8Array[]
  /** Number of samples of the sound, without lead-in and padding. */
  readonly samples: number
}

/** Encodes a sound. The same sound always gives the same packets. */
export function encodeOpus(sound: Stereo, bitsPerSecond: number): OpusStream {
  const encoder = new OpusScript(SAMPLE_RATE, CHANNELS, OpusScript.Application.AUDIO)
  encoder.encoderCTL(SET_BITRATE, bitsPerSecond)
  encoder.encoderCTL(SET_COMPLEXITY, MOST_COMPLEX)
  const samples = sound.left.length
  const packets: Uint8Array[] = []
  for (let start = 0; start < samples + PRE_SKIP; start += PACKET_SAMPLES) {
    const pcm = toPcm(sound, start) as Buffer
    packets.push(Uint8Array.from(encoder.encode(pcm, PACKET_SAMPLES)))
  }
  encoder.delete()
  return { packets, samples }
}

/** Returns the 16-bit samples of a packet. Samples beyond the end of the sound are zero. */
function toPcm({ left, right }: Stereo, start: number): Uint8Array {
  const bytes = new Uint8Array(PACKET_SAMPLES * CHANNELS * 2)
  const view = new DataView(bytes.buffer)
  for (let n = 0; n < PACKET_SAMPLES; n += 1) {
    view.setInt16(n * 4, toInt16(left[start + n] ?? 0), true)
    view.setInt16(n * 4 + 2, toInt16(right[start + n] ?? 0), true)
  }
  return bytes
}

function toInt16(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)))
}
