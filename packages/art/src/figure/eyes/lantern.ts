import type { Canvas } from '../../draw/canvas.ts'
import { tint, mix, shade } from '../../draw/color.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { type Frame, toPoints, toShape } from '../../draw/notation.ts'
import type { EyesSpec } from '../head-spec.ts'
import type { EyePlace } from './eye-geometry.ts'

/** `x` grows outwards from the nose; `w` and `h` are half the width and half the height of the eye. */
const OPENING = '-1.1w,.2h! -.8w,-.3h -.1w,-.66h .7w,-.8h 1.24w,-.42h! 1.02w,.4h .4w,.8h -.4w,.76h -.9w,.5h'
const UPPER = '-1.2w,.3h -.8w,-.32h -.1w,-.7h .7w,-.84h 1.34w,-.4h'
const LOWER = '1.16w,0 .98w,.46h .4w,.84h -.4w,.8h -.96w,.5h'
const FLAME = '0,.62h -.34w,.42h -.36w,.08h -.14w,-.24h .02w,-.72h! .14w,-.34h .36w,0 .32w,.42h'
const HEART = '0,.58h -.16w,.4h -.16w,.18h 0,-.2h! .16w,.18h .15w,.42h'

/** Draws colored glass with a flame behind it, between heavy lids. */
export function drawLantern(
  canvas: Canvas,
  spec: EyesSpec,
  [rx, ry]: readonly [number, number],
  { side, skin, lash, size }: EyePlace,
): Svg {
  const frame: Frame = { x: 0, y: 0, side, units: { w: rx, h: ry } }
  const glass = spec.iris ?? '#ffd24a'
  const fire = spec.glow ?? '#ffe9a0'
  const opening = toShape(OPENING, frame)
  const stroke = (line: string, width: number, color: string, opacity = 1, profile: 'both' | 'out' = 'both') =>
    path(brush(toPoints(line, frame), width * size, profile, 14), color, { opacity })
  const lid = mix(lash, skin.line, 0.25)
  return (
    drawHalo(canvas, glass, rx) +
    path(toShape('-1.3w,.1h -.8w,-.7h .4w,-1.16h 1.44w,-.6h 1.2w,.6h .2w,1.16h -.9w,.9h', frame), skin.shadow, {
      opacity: 0.75,
      filter: canvas.blur(3),
    }) +
    path(opening, shade(glass, 2.6)) +
    group({ 'clip-path': canvas.clip(opening) }, drawPane(canvas, glass, [rx, ry]), drawFlame(frame, fire)) +
    stroke('-.62w,-.2h -.1w,-.36h .5w,-.42h', 3, '#ffffff', 0.75) +
    stroke(LOWER, 3.4, lid, 0.95) +
    stroke('1.02w,.74h .4w,1.12h -.44w,1.08h', 2.4, skin.line, 0.6) +
    stroke(UPPER, 9.5, lid) +
    stroke('-.7w,-.86h 0,-1.16h .7w,-1.2h 1.26w,-.86h', 2.6, skin.line, 0.75)
  )
}

function drawHalo(canvas: Canvas, glass: string, rx: number): Svg {
  return canvas.glow([0, 0, rx * 2.1], [0, glass, 0.5], [0.45, glass, 0.18], [1, glass, 0])
}

/** Draws a round pane with its frame. The pane is dark at the rim and lit from the center. */
function drawPane(canvas: Canvas, glass: string, [rx, ry]: readonly [number, number]): Svg {
  const lit = canvas.radialGradient(
    [0, ry * 0.16, ry * 0.95],
    [0, tint(glass, 1.5)],
    [0.36, tint(glass, 0.6)],
    [0.66, glass],
    [1, shade(glass, 2)],
  )
  const ring = (reach: number, width: number, stroke: string, opacity: number) =>
    element('ellipse', {
      cx: 0,
      cy: 0,
      rx: rx * reach,
      ry: ry * reach,
      fill: 'none',
      stroke,
      'stroke-width': width,
      opacity,
    })
  return (
    element('ellipse', { cx: 0, cy: 0, rx: rx * 0.92, ry: ry * 0.92, fill: lit }) +
    ring(0.92, 3, shade(glass, 3), 0.95) +
    ring(0.68, 1.8, shade(glass, 1.8), 0.6)
  )
}

function drawFlame(frame: Frame, fire: string): Svg {
  return (
    path(toShape(FLAME, frame), '#ff8a1e', { stroke: '#c2400e', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
    path(toShape(HEART, frame), fire)
  )
}
