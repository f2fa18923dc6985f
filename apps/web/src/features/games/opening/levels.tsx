import { useEffect, useRef } from 'react'
import { isMotionReduced } from '../../../platform/appearance.ts'
import type { AudioPlayer } from './audio-player.ts'
import s from './levels.module.css'

const BARS = 28
const LOUDEST = 255
const CALM_MS = 200
/** The heights of the bars while nothing plays, so that the space is not empty. */
const REST_HEIGHTS = [0.25, 0.45, 0.7, 0.5, 0.3, 0.55, 0.35]

/** Bars that follow the loudness, so that the music is visible. */
export function LevelBars({ player, isPlaying }: { player: AudioPlayer; isPlaying: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bars = [...(row.current?.children ?? [])] as HTMLElement[]
    if (!isPlaying) return undefined
    const levels = new Uint8Array(64)
    const calm = isMotionReduced()
    let last = 0
    let frame = requestAnimationFrame(function draw(now) {
      frame = requestAnimationFrame(draw)
      if (calm && now - last < CALM_MS) return
      last = now
      player.readLevels(levels)
      bars.forEach((bar, i) => bar.style.setProperty('--level', String((levels[i] ?? 0) / LOUDEST)))
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const bar of bars) bar.style.removeProperty('--level')
    }
  }, [player, isPlaying])
  return (
    <div ref={row} className={s['levels']} data-playing={isPlaying ? '' : undefined} aria-hidden="true">
      {Array.from({ length: BARS }, (_, i) => (
        <i key={i} style={{ '--rest': REST_HEIGHTS[i % REST_HEIGHTS.length] }} />
      ))}
    </div>
  )
}
