import { filtered, type Biquad } from './filter.ts'
import { SAMPLE_RATE, samplesIn, type Stereo } from './sound.ts'

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

/** Integrated loudness in LUFS, as ITU-R BS.1770-4 measures it; minus infinity for silence. */
export function loudnessOf({ left, right }: Stereo): number {
  const powers = blockPowers([weighted(left), weighted(right)])
  const audible = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLufs(mean(audible)) + RELATIVE_GATE
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

function weighted(channel: Float32Array): Float32Array {
  return filtered(filtered(channel, HEAD), HIGHPASS)
}

/** The power of each block; a sound shorter than one block is one block. */
function blockPowers(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0
  const block = samplesIn(BLOCK)
  const hop = block / OVERLAP
  const sums = new Float64Array(Math.max(OVERLAP, Math.floor(length / hop)))
  for (const channel of channels)
    for (let n = 0; n < Math.min(length, sums.length * hop); n += 1) {
      const at = Math.floor(n / hop)
      sums[at] = (sums[at] as number) + (channel[n] as number) ** 2
    }
  return Array.from({ length: sums.length - OVERLAP + 1 }, (_, n) => {
    const quarters = sums.subarray(n, n + OVERLAP)
    return quarters.reduce((sum, quarter) => sum + quarter, 0) / (BLOCK * SAMPLE_RATE)
  })
}

function toLufs(power: number): number {
  return OFFSET + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function toFactor(decibels: number): number {
  return 10 ** (decibels / 20)
}
