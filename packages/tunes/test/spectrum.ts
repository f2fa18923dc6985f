import { SAMPLE_RATE } from '../src/sound.ts'

const SIZE = 16_384

/** The strongest partial of a sound near a frequency, and how strong it is. */
export function peakNear(
  samples: Float32Array,
  start: number,
  hertz: number,
  cents: number,
): { hertz: number; level: number } {
  const frame = windowed(samples, start)
  let best = { hertz, level: 0 }
  for (let offset = -cents; offset <= cents; offset += 4) {
    const at = hertz * 2 ** (offset / 1200)
    const level = levelAt(frame, at)
    if (level > best.level) best = { hertz: at, level }
  }
  return best
}

/** The level of one frequency (Goertzel). */
function levelAt(frame: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  let first = 0
  let second = 0
  for (const sample of frame) {
    const next = sample + turn * first - second
    second = first
    first = next
  }
  return Math.sqrt(Math.max(0, first * first + second * second - turn * first * second)) / frame.length
}

function windowed(samples: Float32Array, start: number): Float32Array {
  const from = Math.round(start * SAMPLE_RATE)
  return Float32Array.from(
    { length: SIZE },
    (_, n) => (samples[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE)),
  )
}
