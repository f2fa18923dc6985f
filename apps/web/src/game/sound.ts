import { readPreference, writePreference } from '../platform/storage.ts'
import { createStore, useStore } from '../platform/store.ts'
import { vibrate } from './haptics.ts'

export type Sound = 'flip' | 'result' | 'win' | 'click'
export type Loudness = { volume: number; muted: boolean }

type Note = { hertz: number; startSeconds: number; seconds: number; shape: OscillatorType; slide?: number }

const VOLUMES: Readonly<Record<Sound, number>> = { flip: 0.3, result: 0.1, win: 0.5, click: 0.15 }

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  flip: [
    { hertz: 420, startSeconds: 0, seconds: 0.07, shape: 'triangle', slide: 760 },
    { hertz: 1180, startSeconds: 0.05, seconds: 0.09, shape: 'sine' },
  ],
  result: [
    { hertz: 523, startSeconds: 0, seconds: 0.5, shape: 'triangle' },
    { hertz: 659, startSeconds: 0.09, seconds: 0.5, shape: 'triangle' },
    { hertz: 880, startSeconds: 0.18, seconds: 0.7, shape: 'triangle' },
  ],
  win: [
    { hertz: 587, startSeconds: 0, seconds: 0.22, shape: 'triangle' },
    { hertz: 698, startSeconds: 0.13, seconds: 0.22, shape: 'triangle' },
    { hertz: 880, startSeconds: 0.26, seconds: 0.22, shape: 'triangle' },
    { hertz: 1175, startSeconds: 0.39, seconds: 0.9, shape: 'triangle' },
    { hertz: 294, startSeconds: 0.39, seconds: 0.9, shape: 'sine' },
  ],
  click: [{ hertz: 660, startSeconds: 0, seconds: 0.05, shape: 'triangle', slide: 480 }],
}

const DEFAULT_VOLUME = 1
const MS_PER_SECOND = 1000
const loudness = createStore(readLoudness())
let context: AudioContext | undefined

/**
 * Plays a short synthesized sound after `waitMs`. If it plays immediately, the device also vibrates. Does nothing
 * before the first user gesture, because browsers block sound until then.
 */
export function playSound(sound: Sound, waitMs = 0): void {
  if (waitMs === 0 && sound !== 'click') vibrate(sound)
  const { volume, muted } = loudness.read()
  const gain = VOLUMES[sound] * volume
  if (muted || gain === 0 || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const start = context.currentTime + waitMs / MS_PER_SECOND
  for (const note of SCORES[sound]) playNote(context, note, start + note.startSeconds, gain)
}

/** The global volume (0 to 1) and mute, with a setter. */
export function useLoudness(): Loudness & { setLoudness: (next: Loudness) => void } {
  return { ...useStore(loudness), setLoudness }
}

function setLoudness(value: Loudness): void {
  loudness.write(value)
  writePreference('volume', String(value.volume))
  writePreference('muted', String(value.muted))
}

function readLoudness(): Loudness {
  const volume = Number(readPreference('volume') ?? DEFAULT_VOLUME)
  return { volume: volume >= 0 && volume <= 1 ? volume : DEFAULT_VOLUME, muted: readPreference('muted') === 'true' }
}

function playNote(audio: AudioContext, note: Note, start: number, gain: number): void {
  const end = start + note.seconds
  const oscillator = audio.createOscillator()
  const envelope = audio.createGain()
  oscillator.type = note.shape
  oscillator.frequency.setValueAtTime(note.hertz, start)
  if (note.slide) oscillator.frequency.exponentialRampToValueAtTime(note.slide, end)
  envelope.gain.setValueAtTime(0, start)
  envelope.gain.linearRampToValueAtTime(gain, start + 0.008)
  envelope.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(envelope).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
