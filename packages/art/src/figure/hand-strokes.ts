import { tint } from '../draw/color.ts'
import { brush } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, toPoints, toShape } from '../draw/notation.ts'
import type { Skin } from '../spec.ts'

/** The colors of a bare or gloved hand. */
export type HandTones = Pick<Skin, 'base' | 'shadow' | 'line'>

export function drawSolid(points: string, { base, line }: HandTones, frame: Frame, width = 4.4): Svg {
  const data = toShape(points, frame)
  return path(data, base, { stroke: line, 'stroke-width': width, 'stroke-linejoin': 'round' }) + path(data, base)
}

export function drawShadow(points: string, { shadow: fill }: HandTones, frame: Frame, opacity = 0.85): Svg {
  return path(toShape(points, frame), fill, { opacity })
}

export function drawLine(points: string, { line: fill }: HandTones, frame: Frame, width = 2.6): Svg {
  return path(brush(toPoints(points, frame), width, 'out', 8), fill, { opacity: 0.85 })
}

/** Draws a part of the hand. Where parts overlap, the later one hides the edge. If the width is 0, no edge is drawn. */
export function drawMound(points: string, tones: HandTones, frame: Frame, width = 4): Svg {
  return width ? drawSolid(points, tones, frame, width) : path(toShape(points, frame), tones.base)
}

/** Draws a finger from its root to its round tip. The root has no edge. */
export function drawFinger(points: string, width: number, { base, line }: HandTones, frame: Frame): Svg {
  const bone = toPoints(points, frame)
  return (
    path(brush(bone, width + 3.8, computeFingerEdgeWidth, 12), line) +
    path(brush(bone, width, computeFingerWidth, 12), base)
  )
}

/** Returns the width of a finger: it tapers and ends round. */
function computeFingerWidth(along: number): number {
  const tip = Math.max(0, (along - 0.74) / 0.26)
  return (1 - 0.2 * along) * Math.sqrt(1 - Math.min(0.97, tip) ** 2.4)
}

/** The edge is thin at the root, so that finger and hand look like one shape. */
function computeFingerEdgeWidth(along: number): number {
  return computeFingerWidth(along) * (0.9 + 0.1 * Math.min(1, along * 3))
}

export function drawNail(points: string, { base, line }: HandTones, frame: Frame): Svg {
  return path(toShape(points, frame), tint(base, 0.8), { stroke: line, 'stroke-width': 1.2, 'stroke-opacity': 0.6 })
}

/** Draws the fingers with one common outline, so that they look like one hand. */
export function drawFingers(lines: readonly string[], tones: HandTones, frame: Frame): Svg {
  const shapes = lines.map((points) => toShape(points, frame))
  const outline = { fill: tones.line, stroke: tones.line, 'stroke-width': 5, 'stroke-linejoin': 'round' }
  return (
    group(
      outline,
      shapes.map((d) => element('path', { d })),
    ) + shapes.map((d) => path(d, tones.base)).join('')
  )
}
