import { SAMPLE_RATE } from './sound.ts'

/** How many zeros of the kernel are kept on either side: more would not be heard. */
const ZEROS = 16

/** The samples of one channel at this package's rate: each is what a band-limited sound is at that moment. */
export function resampled(channel: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return channel
  const step = rate / SAMPLE_RATE
  // Going down in rate, what the lower rate cannot hold is left out.
  const cutoff = Math.min(1, 1 / step)
  const reach = Math.ceil(ZEROS / cutoff)
  return Float32Array.from({ length: Math.round(channel.length / step) }, (_, n) => {
    const center = n * step
    let sum = 0
    for (let at = Math.ceil(center - reach); at <= center + reach; at += 1)
      sum += (channel[at] ?? 0) * cutoff * kernel((at - center) * cutoff)
    return sum
  })
}

/** The sinc under a Hann window. */
function kernel(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= ZEROS) return 0
  const angle = Math.PI * x
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / ZEROS))
}
