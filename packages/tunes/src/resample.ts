import { SAMPLE_RATE } from './sound.ts'

/** Number of zero crossings on each side of the kernel. A higher number makes no audible difference. */
const ZEROS = 16

/** Converts a channel to this package's sample rate by band-limited interpolation. */
export function resampleChannel(channel: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return channel
  const step = rate / SAMPLE_RATE
  // If the sample rate decreases, the filter removes frequencies that the new rate cannot represent.
  const cutoff = Math.min(1, 1 / step)
  const reach = Math.ceil(ZEROS / cutoff)
  return Float32Array.from({ length: Math.round(channel.length / step) }, (_, n) => {
    const center = n * step
    let sum = 0
    for (let at = Math.ceil(center - reach); at <= center + reach; at += 1)
      sum += (channel[at] ?? 0) * cutoff * computeKernel((at - center) * cutoff)
    return sum
  })
}

/** Returns the value of a sinc with a Hann window. */
function computeKernel(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= ZEROS) return 0
  const angle = Math.PI * x
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / ZEROS))
}
