import type { Canvas, GradientLine } from './canvas.ts'
import { type Color, toSoftInk, tint, mix, shade } from './color.ts'
import type { Line, PathData } from './geometry.ts'
import { brush, type Profile, type ProfileName } from './stroke.ts'
import { group, path, type Svg } from './svg.ts'

export type FoldStroke = {
  points: Line
  width?: number | undefined
  profile?: ProfileName | Profile | undefined
  opacity?: number | undefined
}

/** The default width and opacity of a fold. */
export type FoldDefaults = { width: number; profile: ProfileName; opacity: number }

/** A fold without a width or opacity uses its material's default. */
export type Fold = Line | FoldStroke

export type ClothOptions = {
  line?: Color | undefined
  lineWidth?: number | undefined
  /** A paint that replaces the color and its gradient. */
  fill?: string | undefined
  gradient?: GradientLine | undefined
  pattern?: string | undefined
  shade?: Color | undefined
  shades?: readonly PathData[] | undefined
  shadeColor?: Color | undefined
  shadeOpacity?: number | undefined
  light?: Color | undefined
  lights?: readonly PathData[] | undefined
  folds?: readonly Fold[] | undefined
  /** Content that is drawn last, inside the shape. */
  extra?: Svg | undefined
}

/** Draws a cloth shape: first its outline and fill, then pattern, shadows, lights and folds inside the outline. */
export function drawCloth(canvas: Canvas, data: PathData, color: Color, options: ClothOptions = {}): Svg {
  const line = options.line || toSoftInk(color)
  const dark = options.shade || shade(color, 1.1)
  const bright = options.light || tint(color, 0.55)
  const shadowFill = options.shadeColor || dark
  const clip = canvas.clip(data)
  const outline = { stroke: line, 'stroke-width': (options.lineWidth ?? 2.3) * 2, 'stroke-linejoin': 'round' }
  return (
    path(data, line, outline) +
    path(data, options.fill || createClothFill(canvas, color, dark, options.gradient)) +
    group(
      { 'clip-path': clip },
      options.pattern && path(data, options.pattern),
      options.shades?.map((shape) => path(shape, shadowFill, { opacity: options.shadeOpacity ?? 0.85 })),
      options.lights?.map((shape) => path(shape, bright, { opacity: 0.7 })),
      options.folds?.map((fold) => drawFoldLine(fold, line, { width: 2.6, profile: 'out', opacity: 0.75 })),
      options.extra,
    )
  )
}

export function drawFoldLine(fold: Fold, color: Color, defaults: FoldDefaults): Svg {
  const stroke: FoldStroke = 'points' in fold ? fold : { points: fold }
  const line = brush(stroke.points, stroke.width ?? defaults.width, stroke.profile ?? defaults.profile, 10)
  return path(line, color, { opacity: stroke.opacity ?? defaults.opacity })
}

function createClothFill(canvas: Canvas, color: Color, dark: Color, gradient: GradientLine | undefined): string {
  if (!gradient) return color
  const stops = [
    [0, tint(color, 0.22)],
    [0.5, color],
    [1, mix(color, dark, 0.5)],
  ] as const
  return canvas.linearGradient(gradient, ...stops)
}
