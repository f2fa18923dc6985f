import { SAMPLE_RATE } from '../src/sound.ts'

const SIZE = 16_384

/** Finds the strongest partial near a frequency. */
export function findPeak(
  samples: Float32Array,
  start: number,
  hertz: number,
  cents: number,
): { hertz: number; level: number } {
  const frame = applyWindow(samples, start)
  let best = { hertz, level: 0 }
  for (let offset = -cents; offset <= cents; offset += 4) {
    const at = hertz * 2 ** (offset / 1200)
    const level = measureLevel(frame, at)
    if (level > best.level) best = { hertz: at, level }
  }
  return best
}

/** Measures the level at one frequency (Goertzel algorithm). */
function measureLevel(frame: Float32Array, hertz: number): number {
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

function applyWindow(samples: Float32Array, start: number): Float32Array {
  const from = Math.round(start * SAMPLE_RATE)
  return Float32Array.from(
    { length: SIZE },
    (_, n) => (samples[from + n] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE)),
  )
}
