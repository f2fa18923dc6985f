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
