import type { SongScore } from '@otogi/contract/puzzle'
import { useEffect, useRef } from 'react'
import { isMotionReduced } from '../../../platform/appearance.ts'
import { drawScore } from './draw-score.ts'
import { findVisibleSpan, placeNotes, toScoreTime } from './score-notes.ts'
import type { AudioPlayer, AudioPlayerState } from './audio-player.ts'
import s from './score-view.module.css'

const PIXELS_PER_SECOND = 96
/** How often the lights change if motion is reduced, in ms. Nothing moves in that case. */
const CALM_MS = 100

type Props = { score: SongScore; player: AudioPlayer; state: AudioPlayerState; label: string }

/** A song's score, synchronized with the recording. */
export function ScoreView({ score, player, state: { status, seconds, duration }, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPlaying = status === 'playing'
  // During playback, each frame reads the position from the player.
  const at = isPlaying ? null : seconds
  useEffect(() => {
    if (!canvas.current) return undefined
    const draw = createScoreDrawer(canvas.current, score)
    const drawNow = () => draw(toScoreTime(at ?? player.position, duration, score))
    drawNow()
    const resized = new ResizeObserver(drawNow)
    resized.observe(canvas.current)
    const stop = at === null ? repeatEveryFrame(drawNow) : undefined
    return () => {
      resized.disconnect()
      stop?.()
    }
  }, [score, player, duration, at])
  return (
    <figure className={s['score']} aria-label={label}>
      <canvas ref={canvas} aria-hidden="true" />
    </figure>
  )
}

/** Returns a function that draws the score at the size of the canvas and the resolution of the screen. */
function createScoreDrawer(canvas: HTMLCanvasElement, score: SongScore): (now: number) => void {
  const notes = placeNotes(score)
  const pen = canvas.getContext('2d')
  return (now) => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (!pen || width === 0) return
    const ratio = window.devicePixelRatio
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    const calm = isMotionReduced()
    drawScore({ pen, width, height, now, page: findVisibleSpan(now, width / PIXELS_PER_SECOND, calm) }, notes, calm)
  }
}

function repeatEveryFrame(draw: () => void): () => void {
  const calm = isMotionReduced()
  let last = 0
  let frame = requestAnimationFrame(function next(now) {
    frame = requestAnimationFrame(next)
    if (calm && now - last < CALM_MS) return
    last = now
    draw()
  })
  return () => cancelAnimationFrame(frame)
}
