import OpusScript from 'opusscript'
import { SAMPLE_RATE, createSilence, type Stereo } from '../src/sound.ts'
import type { OpusStream } from '../src/opus.ts'

/** Decodes a stream like a media player, i.e. without lead-in and padding. */
export function decodeStream({ packets, samples }: OpusStream, skip: number): Stereo {
  const decoder = new OpusScript(SAMPLE_RATE, 2)
  const sound = createSilence(samples)
  let at = -skip
  for (const packet of packets) {
    const pcm = decoder.decode(Buffer.from(packet))
    for (let n = 0; n < pcm.length; n += 4, at += 1) {
      if (at < 0 || at >= samples) continue
      sound.left[at] = pcm.readInt16LE(n) / 32_768
      sound.right[at] = pcm.readInt16LE(n + 2) / 32_768
    }
  }
  decoder.delete()
  return sound
}
