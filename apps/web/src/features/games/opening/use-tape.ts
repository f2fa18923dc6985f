import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoudness } from '../../../platform/sound.ts'
import { Tape, type TapeState } from './tape.ts'

/** The recording at an address; it stops with the part of the page that holds it. A press plays `step` seconds, or all. */
export function useTape(src: string, step: number | null): { tape: Tape; state: TapeState } {
  const [tape] = useState(() => new Tape(src))
  const { volume, muted } = useLoudness()
  const loudness = muted ? 0 : volume
  useEffect(() => {
    tape.open()
    return () => tape.close()
  }, [tape])
  useEffect(() => tape.setVolume(loudness), [tape, loudness])
  useEffect(() => tape.setStep(step), [tape, step])
  return { tape, state: useSyncExternalStore(tape.subscribe, tape.read) }
}
