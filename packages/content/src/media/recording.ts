import { readFile } from 'node:fs/promises'
import { createRecordedClip } from '@otogi/tunes/clip'
import decode from 'audio-decode'
import type { RecordedRecipe } from './clip.ts'

/** Renders the start of a recording of the pack, without its metadata. */
export async function createRecordingClip({ recording, seconds, speed = 1 }: RecordedRecipe): Promise<Uint8Array> {
  const { channelData, sampleRate } = await decode(await readFile(recording.file))
  return createRecordedClip({ channels: channelData, rate: sampleRate * speed }, seconds)
}
