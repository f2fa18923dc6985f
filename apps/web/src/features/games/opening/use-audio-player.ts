import { useEffect, useState } from 'react'
import { useLoudness } from '../../../game/sound.ts'
import { useStore } from '../../../platform/store.ts'
import { AudioPlayer, type AudioPlayerState } from './audio-player.ts'

/** The recording at an address; it stops with the part of the page that holds it. A press plays `step` seconds, or all. */
export function useAudioPlayer(src: string, step: number | null): { player: AudioPlayer; state: AudioPlayerState } {
  const [player] = useState(() => new AudioPlayer(src))
  const { volume, muted } = useLoudness()
  const loudness = muted ? 0 : volume
  useEffect(() => {
    player.open()
    return () => player.close()
  }, [player])
  useEffect(() => player.setVolume(loudness), [player, loudness])
  useEffect(() => player.setStep(step), [player, step])
  return { player, state: useStore(player.state) }
}
