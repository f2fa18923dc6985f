import { tint } from '../draw/color.ts'
import { lerp, lerpPoint, type Point, smoothPath, toCorner, getDirection } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { HandTones } from './hand-strokes.ts'

/**
 * The outline of a limb: at each fraction of its length, the half-widths in front of and behind the bone, in thigh
 * widths.
 */
export type Contour = readonly (readonly [along: number, front: number, back: number])[]

/** Traces the part of a leg between two joints. If the leg points down, its front is on the viewer's right. */
export function traceContour(from: Point, to: Point, thickness: number, contour: Contour): string {
  const [x, y] = getDirection(from, to)
  const at = (along: number, aside: number): Point => {
    const [px, py] = lerpPoint(from, to, along)
    return [px + y * aside * thickness, py - x * aside * thickness]
  }
  const end = (index: number) => index === 0 || index === contour.length - 1
  const trace = (point: Point, index: number): Point => (end(index) ? toCorner(point) : point)
  const front = contour.map(([along, ahead], index) => trace(at(along, ahead), index))
  const back = contour.map(([along, , behind], index) => trace(at(along, -behind), index))
  return smoothPath([...back, ...front.toReversed()], true)
}

/** Draws the dark side of a limb, which tapers to the joint, and a narrow light on the other side. */
export function drawForm(from: Point, to: Point, thick: number, { base, shadow }: HandTones): Svg {
  const [x, y] = getDirection(from, to)
  const way = y - x * 0.5 > 0 ? 1 : -1
  const aside = (along: number, share: number): Point => {
    const [px, py] = lerpPoint(from, to, along)
    return [px + way * y * thick * share, py - way * x * thick * share]
  }
  const dark = brush([aside(-0.08, 0.4), aside(0.5, 0.36), aside(1.06, 0.36)], thick * 0.46, computeShadeWidth, 10)
  const light = brush([aside(0.05, -0.34), aside(0.5, -0.3), aside(0.92, -0.2)], thick * 0.1, 'both', 8)
  return path(dark, shadow, { opacity: 0.75 }) + path(light, tint(base, 0.5), { opacity: 0.5 })
}

function computeShadeWidth(along: number): number {
  return lerp(1, 0.72, along) + 0.12 * Math.sin(along * Math.PI)
}
