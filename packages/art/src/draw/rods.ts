import { type Color, toInk, tint, shade } from './color.ts'
import type { Line, Point } from './geometry.ts'
import { buildLock, type LockProfileName, buildRibbon } from './lock.ts'
import { brush, PROFILES, type ProfileName } from './stroke.ts'
import { element, path, type Svg } from './svg.ts'

export type StrokeOptions = {
  profile?: ProfileName | 'even' | undefined
  opacity?: number | undefined
  steps?: number | undefined
}

const even = () => 1

export function drawStroke(line: Line, width: number, color: string, options: StrokeOptions = {}): Svg {
  const { profile = 'both', opacity, steps = 14 } = options
  return path(brush(line, width, profile === 'even' ? even : PROFILES[profile], steps), color, { opacity })
}

/** Draws a cord, a stem or a bent rod with an outline on both sides. */
export function drawCord(line: Line, width: number, color: Color, profile: ProfileName | 'even' = 'even'): Svg {
  return (
    drawStroke(line, width + 5, toInk(color), { profile, steps: 20 }) +
    drawStroke(line, width, color, { profile, steps: 20 })
  )
}

/** Draws a straight round rod, lit from the left. */
export function drawRod(from: Point, to: Point, width: number, color: Color): Svg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const across = (share: number, end: Point): Point => [
    end[0] - (dy / length) * width * (0.5 - share),
    end[1] + (dx / length) * width * (0.5 - share),
  ]
  const strip = (left: number, right: number) => {
    const corners = [across(left, from), across(left, to), across(right, to), across(right, from)]
    return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }
  const shine = brush([across(0.25, from), across(0.25, to)], width * 0.16, 'both', 8)
  return (
    path(strip(0, 1), color, { stroke: toInk(color), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(strip(0, 1), color) +
    path(strip(0.6, 1), shade(color, 1.2), { opacity: 0.9 }) +
    path(shine, tint(color, 1.2), { opacity: 0.8 })
  )
}

/** Draws a pointed shape (leaf, feather, tuft) in two tones along a line. */
export function drawBlade(line: Line, width: number, color: Color, profile: LockProfileName = 'leaf'): Svg {
  const isNarrow = width < 16
  const body = buildLock(line, width, { profile, steps: isNarrow ? 7 : 12 })
  const ink = { stroke: toInk(color), 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  return (
    path(body.outline, color, ink) +
    path(buildRibbon(body, 0.55, 1, 0.02, 1, isNarrow ? 5 : 8), shade(color, 1), { opacity: 0.8 })
  )
}

export function drawRing(cx: number, cy: number, radius: number, width: number, color: Color): Svg {
  const circle = (r: number, stroke: Color, thickness: number) =>
    element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': thickness })
  return (
    circle(radius, toInk(color), width + 5) +
    circle(radius, color, width) +
    circle(radius + width * 0.22, tint(color, 0.9), width * 0.24)
  )
}
