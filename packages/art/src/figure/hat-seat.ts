import { clamp, smoothPath } from '../draw/geometry.ts'
import type { Canvas } from '../draw/canvas.ts'
import { toPoints } from '../draw/notation.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import type { PortraitSpec } from '../spec.ts'
import type { Face } from './face-frame.ts'
import type { HeadgearPiece } from './parts.ts'

const HAT_LINE = -112
/** Hats come down to this height, where they cover the forehead. Higher, they seem to balance on the skull. */
const HAT_SEAT = -84
const HAT_WIDTH = 122

/** Returns how far a hat moves down from where its recipe puts it. */
export function getHatDrop({ hatLine = HAT_LINE }: PortraitSpec): number {
  return clamp(HAT_SEAT - hatLine, 10, 26)
}

export function lowerHat(piece: ReturnType<HeadgearPiece>, drop: number): ReturnType<HeadgearPiece> {
  if (!piece.hidesCap || piece.hood) return piece
  const lower = (content: Svg | undefined) => content && group({ transform: `translate(0 ${drop})` }, content)
  return { ...piece, front: lower(piece.front) ?? '', back: lower(piece.back) ?? '' }
}

/** Draws the shadow that a hat casts on forehead and fringe, darkest below its edge. */
export function drawHatShade({ canvas, figure }: Face): Svg {
  const { spec, skin } = figure
  const top = (spec.hatLine ?? HAT_LINE) + getHatDrop(spec) - 6
  const stops = [
    [0, skin.line, 0.62],
    [0.45, skin.line, 0.34],
    [1, skin.line, 0],
  ] as const
  const fill = canvas.linearGradient([0, top, 0, top + 64], ...stops)
  const area = { x: -150, y: top, width: 300, height: 64 }
  return group({ 'clip-path': figure.headClip() }, element('rect', { ...area, fill }))
}

/** Clips hair under a hat. The visible area starts at the hat line and widens below it. */
export function createHatClip(canvas: Canvas, spec: PortraitSpec, hasHat: boolean): (content: Svg) => Svg {
  if (!hasHat) return (content) => content
  const frame = {
    x: 0,
    y: (spec.hatLine ?? HAT_LINE) + getHatDrop(spec),
    side: 1,
    units: { w: spec.hatWidth ?? HAT_WIDTH },
  } as const
  const bell =
    '-w+14,0! -w-6,30 -w-40,86 -w-120,150 -600,190! -600,1000! 600,1000! 600,190! w+120,150 w+40,86 w+6,30 w-14,0!'
  const clip = canvas.clip(smoothPath(toPoints(bell, frame), true))
  return (content) => (content ? group({ 'clip-path': clip }, content) : '')
}
