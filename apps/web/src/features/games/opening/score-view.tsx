import type { SongScore } from '@otogi/contract/puzzle'
import { useEffect, useRef } from 'react'
import { isMotionReduced } from '../../../platform/appearance.ts'
import { drawScore } from './draw-score.ts'
import { pageAt, placeNotes, scoreTime } from './score-page.ts'
import type { AudioPlayer, AudioPlayerState } from './audio-player.ts'
import s from './score-view.module.css'

const PIXELS_PER_SECOND = 96
/** Less motion: the lights change often enough to be in time, and nothing moves between them. */
const CALM_MS = 100

type Props = { score: SongScore; player: AudioPlayer; state: AudioPlayerState; label: string }

/** The score of a piece in time with its recording. */
export function ScoreView({ score, player, state: { status, seconds, duration }, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPlaying = status === 'playing'
  // While it plays the recording itself is asked for the moment.
  const at = isPlaying ? null : seconds
  useEffect(() => {
    if (!canvas.current) return undefined
    const draw = painterOf(canvas.current, score)
    const drawNow = () => draw(scoreTime(at ?? player.position, duration, score))
    drawNow()
    const resized = new ResizeObserver(drawNow)
    resized.observe(canvas.current)
    const stop = at === null ? everyFrame(drawNow) : undefined
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

/** Draws the score on a canvas as large as it is shown, as sharp as the screen is. */
function painterOf(canvas: HTMLCanvasElement, score: SongScore): (now: number) => void {
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
    drawScore({ pen, width, height, now, page: pageAt(now, width / PIXELS_PER_SECOND, calm) }, notes, calm)
  }
}

function everyFrame(draw: () => void): () => void {
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
