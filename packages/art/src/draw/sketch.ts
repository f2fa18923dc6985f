import type { Canvas, GradientLine } from './canvas.ts'
import { drawCloth, type ClothOptions, type FoldStroke } from './cloth.ts'
import { type Color, toInk } from './color.ts'
import type { PathData, Point } from './geometry.ts'
import type { LockProfileName } from './lock.ts'
import { drawGem, type GemOptions, drawMetal, drawTrim } from './metal.ts'
import { drawBlade, drawCord, drawRing, drawRod, drawStroke, type StrokeOptions } from './rods.ts'
import { isProfileName, type ProfileName } from './stroke.ts'
import { element, group, path, type Svg } from './svg.ts'
import { type Frame, PLAIN_FRAME, toPoints, toShape, type Side, SIDES } from './notation.ts'

/** A line in text notation. `3.2 in | 0,0 9,9` also sets the width and the profile of the line. */
type LineText = string

export type Seams = Omit<ClothOptions, 'shades' | 'lights' | 'folds' | 'gradient'> & {
  shades?: readonly string[] | undefined
  lights?: readonly string[] | undefined
  folds?: readonly LineText[] | undefined
  gradient?: string | undefined
  tangent?: number | undefined
}

type MetalDetails = {
  gradient?: string | undefined
  folds?: readonly LineText[] | undefined
  shines?: readonly LineText[] | undefined
  extra?: Svg | undefined
  tangent?: number | undefined
}

/** Draws shapes in text notation, in one coordinate system of a canvas. */
export class Sketch {
  readonly canvas: Canvas
  readonly #frame: Frame

  constructor(canvas: Canvas, frame: Partial<Frame> = {}) {
    this.canvas = canvas
    this.#frame = { ...PLAIN_FRAME, ...frame }
  }

  /** Draws a shape on both sides, first on the viewer's left. */
  both(draw: (sketch: Sketch, side: Side) => Svg): Svg {
    return SIDES.map((side) => draw(this.on(side), side)).join('')
  }

  on(side: Side): Sketch {
    return new Sketch(this.canvas, { ...this.#frame, side })
  }

  /** Returns a sketch with additional named lengths. */
  with(units: Frame['units']): Sketch {
    return new Sketch(this.canvas, { ...this.#frame, units: { ...this.#frame.units, ...units } })
  }

  points(text: string): Point[] {
    return toPoints(text, this.#frame)
  }

  shape(text: string, tangent?: number): PathData {
    return toShape(text, this.#frame, tangent)
  }

  cloth(outline: string, color: Color, seams: Seams = {}): Svg {
    const { shades, lights, folds, gradient, tangent, ...rest } = seams
    return drawCloth(this.canvas, this.shape(outline, tangent), color, {
      ...rest,
      shades: shades?.map((text) => this.shape(text)),
      lights: lights?.map((text) => this.shape(text)),
      folds: folds?.map((text) => this.#stroke(text)),
      gradient: gradient === undefined ? undefined : this.#gradient(gradient),
    })
  }

  metal(outline: string, color: Color, details: MetalDetails = {}): Svg {
    const { gradient, folds, shines, extra, tangent } = details
    return drawMetal(this.canvas, this.shape(outline, tangent), color, {
      gradient: this.#gradient(gradient ?? '-60,-60 60,60'),
      folds: folds?.map((text) => this.#stroke(text)),
      shines: shines?.map((text) => this.#stroke(text)),
      extra,
    })
  }

  trim(line: string, width: number, color: Color): Svg {
    return drawTrim(this.points(line), width, color)
  }

  fill(outline: string, color: string, opacity?: number): Svg {
    return path(this.shape(outline), color, { opacity })
  }

  /** Outlines the shape in a darker tone of its color. */
  inked(outline: string, color: Color, width = 3, line: Color = toInk(color)): Svg {
    return path(this.shape(outline), color, { stroke: line, 'stroke-width': width, 'stroke-linejoin': 'round' })
  }

  stroke(line: string, width: number, color: string, options: StrokeOptions = {}): Svg {
    return drawStroke(this.points(line), width, color, options)
  }

  cord(line: string, width: number, color: Color, profile: ProfileName | 'even' = 'even'): Svg {
    return drawCord(this.points(line), width, color, profile)
  }

  /** Draws a straight round rod. The light comes from the left even in a mirrored sketch. */
  rod(from: Point, to: Point, width: number, color: Color): Svg {
    return drawRod(this.#place(from[0], from[1]), this.#place(to[0], to[1]), width, color)
  }

  blade(line: string, width: number, color: Color, profile: LockProfileName = 'leaf'): Svg {
    return drawBlade(this.points(line), width, color, profile)
  }

  disc(x: number, y: number, radius: number, fill: string, line?: Color, width = 3): Svg {
    const [cx, cy] = this.#place(x, y)
    return element('circle', { cx, cy, r: radius, fill, stroke: line, 'stroke-width': line && width })
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, line?: Color, width = 3): Svg {
    const [cx, cy] = this.#place(x, y)
    return element('ellipse', { cx, cy, rx, ry, fill, stroke: line, 'stroke-width': line && width })
  }

  ring(x: number, y: number, radius: number, width: number, color: Color): Svg {
    return drawRing(...this.#place(x, y), radius, width, color)
  }

  gem(x: number, y: number, radius: number, color: Color, options: GemOptions = {}): Svg {
    const [cx, cy] = this.#place(x, y)
    return drawGem(cx, cy, radius, color, options)
  }

  /** Moves a drawing whose origin is (0, 0) to a point of this sketch. */
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
    return { points: this.points(second), width: Number(width), profile: isProfileName(profile) ? profile : undefined }
  }
}
