import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
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
