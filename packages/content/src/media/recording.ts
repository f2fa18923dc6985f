import { readFile } from 'node:fs/promises'
import decodeMp3 from '@audio/decode-mp3'
import decodeOpus from '@audio/decode-opus'
import decodeVorbis from '@audio/decode-vorbis'
import decodeWav from '@audio/decode-wav'
import { createRecordedClip } from '@otogi/tunes/clip'
import { detectSoundFormat, type SoundFormat } from '../own-media.ts'
import type { RecordedRecipe } from './clip.ts'

type Sound = { readonly channelData: Float32Array[]; readonly sampleRate: number }

const DECODERS: Readonly<Record<SoundFormat, (bytes: Uint8Array) => Sound | Promise<Sound>>> = {
  mp3: decodeMp3,
  opus: decodeOpus,
  vorbis: decodeVorbis,
  wav: decodeWav,
}

/** Renders the start of one of the pack's recordings, without its metadata. */
export async function createRecordingClip({ recording, seconds, speed = 1 }: RecordedRecipe): Promise<Uint8Array> {
  const bytes = await readFile(recording.file)
  const format = detectSoundFormat(bytes)
  if (!format) throw new Error(`${recording.file} is not MP3, OGG or WAV`)
  const { channelData, sampleRate } = await DECODERS[format](bytes)
  return createRecordedClip({ channels: channelData, rate: sampleRate * speed }, seconds)
}
