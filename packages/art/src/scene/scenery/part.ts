import type { Canvas } from '../../draw/canvas.ts'
import type { Color } from '../../draw/color.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { element, formatNumber, group, type Svg } from '../../draw/svg.ts'
import { getNumber } from '../../figure/options.ts'
import { getFlag, getText } from '../../props/options.ts'
import { Sketch } from '../../draw/sketch.ts'
import type { Options } from '../../draw/options.ts'

/** The size of the picture that contains a part. */
export type Picture = { readonly width: number; readonly height: number }

/** Draws one piece of scenery from plain options. */
export type SceneryPart = (canvas: Canvas, options: Options, picture: Picture) => Svg

export type SceneryTable = Readonly<Record<string, SceneryPart>>

/** The options of a part, with defaults filled in. */
export type PartValues = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly color: Color
  readonly accent: Color
  readonly third: Color
  readonly amount: number
  readonly size: number
  readonly tall: number
  readonly variant: string
  readonly random: () => number
  readonly picture: Picture
  readonly options: Options
}

type Defaults = Partial<
  Pick<PartValues, 'y' | 'color' | 'accent' | 'third' | 'amount' | 'size' | 'tall' | 'variant'> & {
    /** Half the width of the shadow on the ground; 0 for hanging or flying parts. */
    shadow: number
  }
>

/**
 * Creates a drawing function for scenery. `draw` draws it with its foot at (0, 0); the result is then moved, rotated,
 * mirrored and scaled.
 */
export function createPart(defaults: Defaults, draw: (sketch: Sketch, part: PartValues) => Svg): SceneryPart {
  return (canvas, options, picture) => {
    const part = readPartValues(defaults, options, picture)
    const flip = getFlag(options, 'flip') ? -1 : 1
    const angle = getNumber(options, 'angle', 0)
    const turn = angle ? ` rotate(${angle})` : ''
    const place = `translate(${part.x} ${part.y})${turn} scale(${(part.scale * flip).toFixed(3)} ${part.scale})`
    const stands = Math.abs(angle) < 20
    const shadow = drawGroundShadow(stands ? getNumber(options, 'shadow', defaults.shadow ?? 0) : 0)
    return group({ transform: place }, shadow, draw(new Sketch(canvas), part))
  }
}

export function createWidePart(defaults: Defaults, draw: (canvas: Canvas, part: PartValues) => Svg): SceneryPart {
  return (canvas, options, picture) => draw(canvas, readPartValues(defaults, options, picture))
}

/** Fills the picture from a height down to the lower edge. */
export function fillBelow(part: PartValues, fill: string, top = 0, opacity?: number): Svg {
  const { width, height } = part.picture
  return element('rect', { x: 0, y: top, width, height: height - top, fill, opacity })
}

export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
}

/** Formats a point in the notation of a sketch. */
export function formatPoint(x: number, y: number): string {
  return `${formatNumber(x)},${formatNumber(y)}`
}

/** Formats a point at the given angle and distance from (x, y) in the notation of a sketch. */
export function formatPolarPoint(x: number, y: number, angle: number, reach: number, squash = 1): string {
  return formatPoint(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash)
}

/** Draws a shadow on the ground to the right, because the light comes from the upper left. */
function drawGroundShadow(halfWidth: number): Svg {
  if (!halfWidth) return ''
  return element('ellipse', {
    cx: halfWidth * 0.22,
    cy: 2,
    rx: halfWidth * 1.15,
    ry: halfWidth * 0.17,
    fill: '#1c1236',
    opacity: 0.3,
  })
}

function readPartValues(defaults: Defaults, options: Options, picture: Picture): PartValues {
  const x = getNumber(options, 'x', picture.width / 2)
  const y = getNumber(options, 'y', defaults.y ?? picture.height * 0.7)
  const seed = getText(options, 'seed', `${getText(options, 'kind', '')}${x},${y}`)
  return {
    x,
    y,
    scale: getNumber(options, 'scale', 1),
    color: getText(options, 'color', defaults.color ?? '#8a8aa0'),
    accent: getText(options, 'accent', defaults.accent ?? '#e6bd55'),
    third: getText(options, 'third', defaults.third ?? '#ffffff'),
    amount: getNumber(options, 'amount', defaults.amount ?? 1),
    size: getNumber(options, 'size', defaults.size ?? 100),
    tall: getNumber(options, 'tall', defaults.tall ?? 100),
    variant: getText(options, 'variant', defaults.variant ?? ''),
    random: createSeededRandom(seed),
    picture,
    options,
  }
}
