import type { Canvas, GradientLine, GradientStop } from './canvas.ts'
import { type Fold, drawFoldLine } from './cloth.ts'
import { type Color, toInk, tint, shade } from './color.ts'
import { toLoop, type Line, moveLine, type PathData } from './geometry.ts'
import { brush } from './stroke.ts'
import { element, group, path, type Svg } from './svg.ts'

export type MetalOptions = {
  line?: Color | undefined
  /** The direction of the shine; its bands are perpendicular to this line. */
  gradient?: GradientLine | undefined
  folds?: readonly Fold[] | undefined
  shines?: readonly Fold[] | undefined
  /** Content that is drawn inside the shape, under the folds and highlights. */
  extra?: Svg | undefined
}

export type TrimOptions = { steps?: number | undefined }

export type GemOptions = {
  /** The color of the metal around the stone. */
  setting?: Color | undefined
  /** Height divided by width. */
  stretch?: number | undefined
}

const BREASTPLATE_SHINE: GradientLine = [-150, 180, 170, 330]
const even = () => 1

export function drawMetal(canvas: Canvas, data: PathData, color: Color, options: MetalOptions = {}): Svg {
  const line = options.line || toInk(color)
  const fill = canvas.linearGradient(options.gradient ?? BREASTPLATE_SHINE, ...listShineStops(color))
  const clip = canvas.clip(data)
  const fold = { width: 2.6, profile: 'both', opacity: 0.7 } as const
  const shine = { width: 6, profile: 'both', opacity: 0.75 } as const
  return (
    path(data, line, { stroke: line, 'stroke-width': 4.8, 'stroke-linejoin': 'round' }) +
    path(data, fill) +
    group(
      { 'clip-path': clip },
      options.extra,
      options.folds?.map((points) => drawFoldLine(points, line, fold)),
      options.shines?.map((points) => drawFoldLine(points, '#fff', shine)),
    )
  )
}

/** Draws a band of constant width with an outline and a highlight. */
export function drawTrim(line: Line, width: number, color: Color, options: TrimOptions = {}): Svg {
  const steps = options.steps || 20
  return (
    path(brush(line, width + 3.8, even, steps), toInk(color)) +
    path(brush(line, width, even, steps), color) +
    path(brush(moveLine(line, 0, -width * 0.18), width * 0.28, even, steps), tint(color, 0.9), { opacity: 0.8 })
  )
}

export function drawGem(x: number, y: number, radius: number, color: Color, options: GemOptions = {}): Svg {
  const { setting } = options
  const stretch = options.stretch || 1
  const low = y + radius * 0.75 * stretch
  const lens = toLoop([
    [x - radius * 0.7, y + radius * 0.1],
    [x, y + radius * 0.35],
    [x + radius * 0.7, y + radius * 0.1],
    [x + radius * 0.4, low],
    [x - radius * 0.4, low],
  ])
  const stone = {
    cx: x,
    cy: y,
    rx: radius,
    ry: radius * stretch,
    fill: color,
    stroke: toInk(color),
    'stroke-width': 2.2,
  }
  const glint = { cx: x - radius * 0.32, cy: y - radius * 0.4, rx: radius * 0.28, ry: radius * 0.22 }
  return (
    (setting ? drawSettingRing(x, y, radius + 4, setting) : '') +
    element('ellipse', stone) +
    path(lens, tint(color, 0.8), { opacity: 0.7 }) +
    element('ellipse', { ...glint, fill: '#fff', opacity: 0.95 })
  )
}

function drawSettingRing(x: number, y: number, radius: number, color: Color): Svg {
  return element('circle', { cx: x, cy: y, r: radius, fill: color, stroke: toInk(color), 'stroke-width': 2.5 })
}

/** The abrupt change of tone in the middle makes the surface look metallic. */
function listShineStops(color: Color): readonly GradientStop[] {
  const dark = shade(color, 1.5)
  return [
    [0, tint(color, 0.5)],
    [0.16, tint(color, 1.5)],
    [0.22, tint(color, 0.3)],
    [0.48, color],
    [0.52, dark],
    [0.74, shade(dark, 1.1)],
    [0.86, dark],
    [1, color],
  ]
}
