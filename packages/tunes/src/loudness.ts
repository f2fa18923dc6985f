import type { Biquad } from './filter.ts'
import { SAMPLE_RATE, countSamples, type Stereo } from './sound.ts'

// The two stages of K-weighting at 48 kHz, from ITU-R BS.1770-4, tables 1 and 2.
const HEAD: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const HIGHPASS: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }

const BLOCK = 0.4
const OVERLAP = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

/** Measures the integrated loudness in LUFS (ITU-R BS.1770-4); -Infinity for silence. */
export function measureLoudness({ left, right }: Stereo): number {
  const powers = measureBlockPowers([left, right])
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLufs(average(audible)) + RELATIVE_GATE
  return toLufs(average(audible.filter((power) => toLufs(power) > gate)))
}

/** Returns the weighted power of each block. A sound shorter than a block is measured as one block. */
function measureBlockPowers(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0
  const block = countSamples(BLOCK)
  const hop = block / OVERLAP
  const sums = new Float64Array(Math.max(OVERLAP, Math.floor(length / hop)))
  for (const channel of channels) addPowers(sums, channel.subarray(0, sums.length * hop), hop)
  return Array.from({ length: sums.length - OVERLAP + 1 }, (_, n) => {
    const quarters = sums.subarray(n, n + OVERLAP)
    return quarters.reduce((sum, quarter) => sum + quarter, 0) / (BLOCK * SAMPLE_RATE)
  })
}

/**
 * Adds the weighted power of each hop to `sums`. Runs both filters in a single loop, which needs no intermediate
 * buffer.
 */
function addPowers(sums: Float64Array, channel: Float32Array, hop: number) {
  let [head1, head2, high1, high2] = [0, 0, 0, 0]
  for (let at = 0, start = 0; start < channel.length; at += 1, start += hop) {
    let sum = sums[at] as number
    for (let n = start; n < Math.min(start + hop, channel.length); n += 1) {
      const x = channel[n] as number
      const y = HEAD.b0 * x + head1
      head1 = HEAD.b1 * x - HEAD.a1 * y + head2
      head2 = HEAD.b2 * x - HEAD.a2 * y
      const u = Math.fround(y)
      const v = HIGHPASS.b0 * u + high1
      high1 = HIGHPASS.b1 * u - HIGHPASS.a1 * v + high2
      high2 = HIGHPASS.b2 * u - HIGHPASS.a2 * v
      const w = Math.fround(v)
      sum += w * w
    }
    sums[at] = sum
  }
}

function toLufs(power: number): number {
  return OFFSET + 10 * Math.log10(power)
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function toFactor(decibels: number): number {
  return 10 ** (decibels / 20)
}
