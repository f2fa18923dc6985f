import { readFile } from 'node:fs/promises'
import { recordedClip } from '@otogi/tunes/clip'
import decode from 'audio-decode'
import type { RecordedRecipe } from './clip.ts'

/** Plays the beginning of a pack's own recording; nothing that its file tells beside the sound is kept. */
export async function clipOfRecording({ recording, seconds, speed = 1 }: RecordedRecipe): Promise<Uint8Array> {
  const { channelData, sampleRate } = await decode(await readFile(recording.file))
  return recordedClip({ channels: channelData, rate: sampleRate * speed }, seconds)
}
