import { createHash } from 'node:crypto'
import decode from 'audio-decode'
import { correlate, computeDistance } from './picture.ts'

/** The loudness of each pitch in each frame of a clip. */
export type Spectrogram = { readonly frames: readonly Float32Array[] }

const RATE = 12_000
const WINDOW = 2048
const HOP = 1024
/** Pitches are half a semitone apart, from 110 Hz over five octaves. */
const LOWEST = 110
const PITCHES = 120
const PER_OCTAVE = 24

/** A hash of the file without the padding box at its end. */
export function hashSound(file: Buffer): string {
  return createHash('sha256').update(removePadding(file)).digest('hex')
}

function removePadding(file: Buffer): Buffer {
  let at = 0
  while (at < file.length && file.toString('latin1', at + 4, at + 8) !== 'free') at += file.readUInt32BE(at)
  return file.subarray(0, at)
}

export async function readSpectrogram(file: Buffer): Promise<Spectrogram> {
  const { channelData, sampleRate } = await decode(removePadding(file))
  const [left = new Float32Array(), right = left] = channelData
  const step = sampleRate / RATE
  const mono = Float32Array.from({ length: Math.floor(left.length / step) }, (_, n) => {
    let sum = 0
    for (let at = Math.floor(n * step); at < (n + 1) * step; at += 1) sum += (left[at] ?? 0) + (right[at] ?? 0)
    return sum
  })
  const count = Math.max(0, Math.floor((mono.length - WINDOW) / HOP) + 1)
  return { frames: Array.from({ length: count }, (_, n) => findPitches(mono.subarray(n * HOP, n * HOP + WINDOW))) }
}

function findPitches(samples: Float32Array): Float32Array {
  const real = samples.map((sample, n) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / WINDOW)))
  const imaginary = new Float32Array(WINDOW)
  applyFft(real, imaginary)
  return Float32Array.from({ length: PITCHES }, (_, pitch) => {
    const bin = (frequency: number) => (frequency * WINDOW) / RATE
    const from = Math.round(bin(LOWEST * 2 ** ((pitch - 0.5) / PER_OCTAVE)))
    const to = Math.max(from + 1, Math.round(bin(LOWEST * 2 ** ((pitch + 0.5) / PER_OCTAVE))))
    let energy = 0
    for (let at = from; at < to; at += 1) energy += (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
    return Math.log10(1e-3 + energy)
  })
}

/** Computes the fast Fourier transform in place. */
function applyFft(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let at = 1, other = 0; at < size; at += 1) {
    let bit = size >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at >= other) continue
    ;[real[at], real[other]] = [real[other] as number, real[at] as number]
    ;[imaginary[at], imaginary[other]] = [imaginary[other] as number, imaginary[at] as number]
  }
  for (let length = 2; length <= size; length *= 2)
    for (let begin = 0; begin < size; begin += length)
      for (let n = 0; n < length / 2; n += 1) applyButterfly(real, imaginary, begin + n, length, n)
}

function applyButterfly(real: Float32Array, imaginary: Float32Array, low: number, length: number, n: number): void {
  const high = low + length / 2
  const angle = (-2 * Math.PI * n) / length
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [re, im] = [real[high] as number, imaginary[high] as number]
  const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos]
  const [lowRe, lowIm] = [real[low] as number, imaginary[low] as number]
  real[high] = lowRe - turnedRe
  imaginary[high] = lowIm - turnedIm
  real[low] = lowRe + turnedRe
  imaginary[low] = lowIm + turnedIm
}

/** Distance between two unmodified clips. */
export function computeSoundDistance(first: Spectrogram, second: Spectrogram): number {
  const count = Math.min(first.frames.length, second.frames.length)
  return computeDistance(joinFrames(first, count, 1, 0), joinFrames(second, count, 1, 0))
}

const SPEEDS = [0.98, 1, 1.02, 1.04, 1.06, 1.08]
const SHIFTS = [-2, -1, 0, 1, 2]

/** Returns the highest similarity of two clips over several speeds and tunings. */
export function computeSoundSimilarity(heard: Spectrogram, known: Spectrogram): number {
  const count = Math.min(heard.frames.length, Math.floor(known.frames.length / 1.08))
  const plain = joinFrames(heard, count, 1, 0)
  return Math.max(
    ...SPEEDS.flatMap((speed) => SHIFTS.map((shift) => correlate(plain, joinFrames(known, count, speed, shift), 1))),
  )
}

function joinFrames({ frames }: Spectrogram, count: number, speed: number, shift: number): Float32Array {
  const all = new Float32Array(count * PITCHES)
  for (let n = 0; n < count; n += 1) {
    const frame = frames[Math.min(frames.length - 1, Math.round(n * speed))] as Float32Array
    for (let pitch = 0; pitch < PITCHES; pitch += 1)
      all[n * PITCHES + pitch] = frame[Math.max(0, Math.min(PITCHES - 1, pitch - shift))] as number
  }
  return all
}
