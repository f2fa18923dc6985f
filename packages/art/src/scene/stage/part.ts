import type { Canvas } from '../../draw/canvas.ts'
import type { Color } from '../../draw/color.ts'
import { seededRandom } from '../../draw/random.ts'
import { element, formatNumber, group, type Svg } from '../../draw/svg.ts'
import { numberIn } from '../../figure/options.ts'
import { flagIn, textIn } from '../../props/options.ts'
import { Sketch } from '../../draw/sketch.ts'
import type { Options } from '../../draw/options.ts'

/** The size of the picture a part stands in. */
export type Picture = { readonly width: number; readonly height: number }

/** Draws one part of a stage from plain options. */
export type StagePart = (canvas: Canvas, options: Options, picture: Picture) => Svg

export type StageTable = Readonly<Record<string, StagePart>>

/** What a part is told, with its own usual values filled in. */
export type Look = {
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

type Usual = Partial<
  Pick<Look, 'y' | 'color' | 'accent' | 'third' | 'amount' | 'size' | 'tall' | 'variant'> & {
    /** Half the width of the shadow on the ground; 0 for what hangs or flies. */
    shadow: number
  }
>

/** A part drawn around its foot (0, 0), then placed, turned, mirrored and sized. */
export function standing(usual: Usual, draw: (sketch: Sketch, look: Look) => Svg): StagePart {
  return (canvas, options, picture) => {
    const look = lookOf(usual, options, picture)
    const flip = flagIn(options, 'flip') ? -1 : 1
    const angle = numberIn(options, 'angle', 0)
    const turn = angle ? ` rotate(${angle})` : ''
    const place = `translate(${look.x} ${look.y})${turn} scale(${(look.scale * flip).toFixed(3)} ${look.scale})`
    const stands = Math.abs(angle) < 20
    const shadow = groundShadow(stands ? numberIn(options, 'shadow', usual.shadow ?? 0) : 0)
    return group({ transform: place }, shadow, draw(new Sketch(canvas), look))
  }
}

/** A part that fills the picture from edge to edge. */
export function across(usual: Usual, draw: (canvas: Canvas, look: Look) => Svg): StagePart {
  return (canvas, options, picture) => draw(canvas, lookOf(usual, options, picture))
}

/** A rectangle over the picture from a height downwards. */
export function fillDown(look: Look, fill: string, from = 0, opacity?: number): Svg {
  const { width, height } = look.picture
  return element('rect', { x: 0, y: from, width, height: height - from, fill, opacity })
}

/** Drawings for `0..count-1`. */
export function times(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
}

/** A point in the notation of a sketch, for coordinates that come out of angles. */
export function spot(x: number, y: number): string {
  return `${formatNumber(x)},${formatNumber(y)}`
}

/** A point at an angle and a distance from another. */
export function around(x: number, y: number, angle: number, reach: number, squash = 1): string {
  return spot(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash)
}

/** The light comes from the upper left, so shadows lie to the right. */
function groundShadow(half: number): Svg {
  if (!half) return ''
  return element('ellipse', { cx: half * 0.22, cy: 2, rx: half * 1.15, ry: half * 0.17, fill: '#1c1236', opacity: 0.3 })
}

function lookOf(usual: Usual, options: Options, picture: Picture): Look {
  const x = numberIn(options, 'x', picture.width / 2)
  const y = numberIn(options, 'y', usual.y ?? picture.height * 0.7)
  const seed = textIn(options, 'seed', `${textIn(options, 'kind', '')}${x},${y}`)
  return {
    x,
    y,
    scale: numberIn(options, 'scale', 1),
    color: textIn(options, 'color', usual.color ?? '#8a8aa0'),
    accent: textIn(options, 'accent', usual.accent ?? '#e6bd55'),
    third: textIn(options, 'third', usual.third ?? '#ffffff'),
    amount: numberIn(options, 'amount', usual.amount ?? 1),
    size: numberIn(options, 'size', usual.size ?? 100),
    tall: numberIn(options, 'tall', usual.tall ?? 100),
    variant: textIn(options, 'variant', usual.variant ?? ''),
    random: seededRandom(seed),
    picture,
    options,
  }
}
