import type { Canvas, GradientLine } from '../draw/canvas.ts'
import { cloth, type ClothOptions, type FoldStroke } from '../draw/cloth.ts'
import { type Color, ink, light, shade } from '../draw/color.ts'
import type { PathData, Point } from '../draw/geometry.ts'
import { lock, type LockProfileName, ribbon } from '../draw/lock.ts'
import { gem, type GemOptions, metal, trim } from '../draw/metal.ts'
import { brush, PROFILES, type ProfileName } from '../draw/stroke.ts'
import { element, group, path, type Svg } from '../draw/svg.ts'
import { type Frame, PLAIN_FRAME, points, shape, type Side } from './notation.ts'

/** A line of points; `3.2 in | 0,0 9,9` sets its width and its profile too. */
type LineText = string

export type Seams = Omit<ClothOptions, 'shades' | 'lights' | 'folds' | 'gradient'> & {
  shades?: readonly string[] | undefined
  lights?: readonly string[] | undefined
  folds?: readonly LineText[] | undefined
  gradient?: string | undefined
  tangent?: number | undefined
}

type Polish = {
  gradient?: string | undefined
  folds?: readonly LineText[] | undefined
  shines?: readonly LineText[] | undefined
  extra?: Svg | undefined
  tangent?: number | undefined
}

type StrokeOptions = { profile?: ProfileName | 'even' | undefined; opacity?: number | undefined; steps?: number }

const SIDES: readonly Side[] = [-1, 1]
const even = () => 1

/** Draws shapes that are written as text, in one frame of one canvas. */
export class Sketch {
  readonly canvas: Canvas
  readonly #frame: Frame

  constructor(canvas: Canvas, frame: Partial<Frame> = {}) {
    this.canvas = canvas
    this.#frame = { ...PLAIN_FRAME, ...frame }
  }

  /** The same drawing on each side, the viewer's left first. */
  both(draw: (sketch: Sketch, side: Side) => Svg): Svg {
    return SIDES.map((side) => draw(this.on(side), side)).join('')
  }

  on(side: Side): Sketch {
    return new Sketch(this.canvas, { ...this.#frame, side })
  }

  /** The same frame with more named lengths. */
  with(units: Frame['units']): Sketch {
    return new Sketch(this.canvas, { ...this.#frame, units: { ...this.#frame.units, ...units } })
  }

  points(text: string): Point[] {
    return points(text, this.#frame)
  }

  shape(text: string, tangent?: number): PathData {
    return shape(text, this.#frame, tangent)
  }

  cloth(outline: string, color: Color, seams: Seams = {}): Svg {
    const { shades, lights, folds, gradient, tangent, ...rest } = seams
    return cloth(this.canvas, this.shape(outline, tangent), color, {
      ...rest,
      shades: shades?.map((text) => this.shape(text)),
      lights: lights?.map((text) => this.shape(text)),
      folds: folds?.map((text) => this.#stroke(text)),
      gradient: gradient === undefined ? undefined : this.#gradient(gradient),
    })
  }

  metal(outline: string, color: Color, polish: Polish = {}): Svg {
    const { gradient, folds, shines, extra, tangent } = polish
    return metal(this.canvas, this.shape(outline, tangent), color, {
      gradient: this.#gradient(gradient ?? '-60,-60 60,60'),
      folds: folds?.map((text) => this.#stroke(text)),
      shines: shines?.map((text) => this.#stroke(text)),
      extra,
    })
  }

  trim(line: string, width: number, color: Color): Svg {
    return trim(this.points(line), width, color)
  }

  fill(outline: string, color: string, opacity?: number): Svg {
    return path(this.shape(outline), color, { opacity })
  }

  /** A shape with an outline in its own ink. */
  inked(outline: string, color: Color, width = 3, line: Color = ink(color)): Svg {
    return path(this.shape(outline), color, { stroke: line, 'stroke-width': width, 'stroke-linejoin': 'round' })
  }

  stroke(line: string, width: number, color: string, options: StrokeOptions = {}): Svg {
    const { profile = 'both', opacity, steps = 14 } = options
    return path(brush(this.points(line), width, profile === 'even' ? even : PROFILES[profile], steps), color, {
      opacity,
    })
  }

  /** A cord, a stem, a bent rod: a line with ink on both sides. */
  cord(line: string, width: number, color: Color, profile: ProfileName | 'even' = 'even'): Svg {
    return (
      this.stroke(line, width + 5, ink(color), { profile, steps: 20 }) +
      this.stroke(line, width, color, { profile, steps: 20 })
    )
  }

  /** A straight round rod, lit from the left on both sides of a mirrored drawing. */
  rod(start: Point, end: Point, width: number, color: Color): Svg {
    const from = this.#place(start[0], start[1])
    const to = this.#place(end[0], end[1])
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    const across = (share: number, tip: Point): Point => [
      tip[0] - (dy / length) * width * (0.5 - share),
      tip[1] + (dx / length) * width * (0.5 - share),
    ]
    const strip = (left: number, right: number) => {
      const corners = [across(left, from), across(left, to), across(right, to), across(right, from)]
      return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
    }
    const shine = brush([across(0.25, from), across(0.25, to)], width * 0.16, 'both', 8)
    return (
      path(strip(0, 1), color, { stroke: ink(color), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
      path(strip(0, 1), color) +
      path(strip(0.6, 1), shade(color, 1.2), { opacity: 0.9 }) +
      path(shine, light(color, 1.2), { opacity: 0.8 })
    )
  }

  /** A leaf, a feather, a tuft: a pointed body along a line, in two tones. */
  blade(line: string, width: number, color: Color, profile: LockProfileName = 'leaf'): Svg {
    const body = lock(this.points(line), width, { profile })
    return (
      path(body.outline, color, { stroke: ink(color), 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
      path(body.outline, color) +
      path(ribbon(body, 0.55, 1, 0.02, 1, 8), shade(color, 1), { opacity: 0.8 })
    )
  }

  disc(x: number, y: number, radius: number, fill: string, line?: Color, width = 3): Svg {
    const [cx, cy] = this.#place(x, y)
    return element('circle', { cx, cy, r: radius, fill, stroke: line, 'stroke-width': line && width })
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, line?: Color, width = 3): Svg {
    const [cx, cy] = this.#place(x, y)
    return element('ellipse', { cx, cy, rx, ry, fill, stroke: line, 'stroke-width': line && width })
  }

  /** A ring of metal or cord. */
  ring(x: number, y: number, radius: number, width: number, color: Color): Svg {
    return (
      this.disc(x, y, radius, 'none', ink(color), width + 5) +
      this.disc(x, y, radius, 'none', color, width) +
      this.disc(x, y, radius + width * 0.22, 'none', light(color, 0.9), width * 0.24)
    )
  }

  gem(x: number, y: number, radius: number, color: Color, options: GemOptions = {}): Svg {
    const [cx, cy] = this.#place(x, y)
    return gem(cx, cy, radius, color, options)
  }

  /** Moves a drawing made in its own frame to a place of this one. */
  place(x: number, y: number, content: Svg, scale = 1, degrees = 0): Svg {
    const [cx, cy] = this.#place(x, y)
    const turned = degrees * this.#frame.side
    return group(
      { transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${turned}) scale(${scale})` },
      content,
    )
  }

  clipped(outline: string, content: Svg): Svg {
    return group({ 'clip-path': this.canvas.clip(this.shape(outline)) }, content)
  }

  #place(x: number, y: number): readonly [number, number] {
    return [this.#frame.x + this.#frame.side * x, this.#frame.y + y]
  }

  #gradient(text: string): GradientLine {
    const [from = [0, 0], to = [0, 0]] = this.points(text)
    return [from[0], from[1], to[0], to[1]]
  }

  #stroke(text: LineText): FoldStroke {
    const [first = '', second] = text.split('|')
    if (second === undefined) return { points: this.points(first) }
    const [width, profile] = first.trim().split(' ')
    return { points: this.points(second), width: Number(width), profile: profileOf(profile) }
  }
}

function profileOf(name: string | undefined): ProfileName | undefined {
  return name !== undefined && Object.hasOwn(PROFILES, name) ? (name as ProfileName) : undefined
}
