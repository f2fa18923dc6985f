import type { Canvas } from '../draw/canvas.ts'
import { drawCloth, drawFoldLine } from '../draw/cloth.ts'
import { type Color, shade, tint, toInk, toSoftInk } from '../draw/color.ts'
import { type Point, toLoop, markEnds } from '../draw/geometry.ts'
import { drawMetal, drawTrim } from '../draw/metal.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { Figure } from '../figure/parts.ts'
import { drawFinish, type Finish } from './finish.ts'
import { type Fit, type Ring, RoundFrame, type Wave } from './round-frame.ts'

export type WallOptions = {
  finish?: Finish
  shade?: Color | undefined
  line?: Color | undefined
  pattern?: string | undefined
  /** Directions of seams from the rim to the top, in degrees from the middle of the face. */
  seams?: readonly number[]
  /** How far the middle of the top is pressed in. */
  dent?: number | undefined
  /** Content that is drawn last, inside the wall. */
  extra?: Svg
}

export type BrimOptions = {
  finish?: Finish
  pattern?: string | undefined
}

/** Thickness of the felt or straw at the edge of a brim or peak. */
const THICKNESS = 8

/** Draws the parts of a hat that is round in plan. */
export class RoundHat extends RoundFrame {
  readonly canvas: Canvas

  constructor(canvas: Canvas, figure: Figure, fit: Fit) {
    super(figure, fit)
    this.canvas = canvas
  }

  /** Draws the wall of the crown. */
  drawWall(rings: readonly Ring[], color: Color, options: WallOptions = {}): Svg {
    const { finish = 'felt', seams = [] } = options
    const ink = options.line ?? toSoftInk(color)
    const lines = seams.map((degrees) =>
      drawFoldLine(this.rib(rings, this.middle + degrees), ink, { width: 2.8, profile: 'flat', opacity: 0.6 }),
    )
    return drawCloth(this.canvas, this.outline(rings, options.dent), color, {
      pattern: options.pattern,
      shade: options.shade,
      line: options.line,
      extra: drawFinish(this, rings, color, finish, options.shade) + lines.join('') + (options.extra ?? ''),
    })
  }

  drawMetalWall(rings: readonly Ring[], color: Color, extra = ''): Svg {
    const [bottom] = rings
    const radius = bottom?.[1] ?? 0
    const [x, y] = this.center
    return drawMetal(this.canvas, this.outline(rings), color, {
      gradient: [x - radius, y - 30, x + radius, y],
      extra,
    })
  }

  /** Draws the flat top, which is visible only from above. */
  drawTop([height, radius]: Ring, color: Color): Svg {
    const ellipse = toLoop(Array.from({ length: 16 }, (_, index) => this.at(height, radius, index * 22.5)))
    return path(ellipse, color, { stroke: toSoftInk(color), 'stroke-width': 4 })
  }

  /** Draws a band around the near side of the wall between two rings. */
  drawBand(low: Ring, high: Ring, color: Color, finish: Finish = 'felt'): Svg {
    const upper = markEnds(this.arc(high))
    const lower = markEnds(this.arc(low)).toReversed()
    return drawCloth(this.canvas, toLoop([...upper, ...lower]), color, {
      extra: drawFinish(this, [low, high], color, finish),
    })
  }

  /** Draws a cord or an edge along the near side of a ring. */
  drawCord(ring: Ring, width: number, color: Color): Svg {
    return drawTrim(this.arc(ring), width, color)
  }

  /** Draws a cord or an edge along a wave. */
  drawEdge(wave: Wave, from: number, to: number, width: number, color: Color): Svg {
    const line = Array.from({ length: 13 }, (_, index) => this.follow(wave, from + ((to - from) * index) / 12))
    return drawTrim(line, width, color)
  }

  /** Draws the shadow that the crown casts on its brim. */
  drawContactShadow([height, radius]: Ring, color: Color): Svg {
    const near = this.arc([height, radius + 5])
    const low = this.arc([height - 14, radius + 16]).toReversed()
    return path(toLoop([...near, ...low]), toInk(color), { opacity: 0.4 })
  }

  /** Draws a brim: its dark underside along the near edge, its top, and the light on its edge. */
  drawBrim(edge: Wave, color: Color, options: BrimOptions = {}): Svg {
    const { finish = 'felt' } = options
    const inside = (share: number) => this.nearHalf(edge, share)
    const loop = Array.from({ length: 28 }, (_, index) => this.follow(edge, (index * 360) / 28 - 180))
    const [x, y] = this.center
    const dark = toLoop([
      ...[24, 40, 60, 80, 100, 130, 160].map((degrees) => this.follow(edge, degrees, 1.1)),
      [x + 40, y - 40],
    ])
    const rows = finish === 'straw' ? [0.92, 0.84, 0.76, 0.68] : finish === 'felt' ? [0.9, 0.84] : []
    const lines = rows.map((share) =>
      path(brush(inside(share), 2, 'flat'), shade(color, 1.5), { opacity: finish === 'straw' ? 0.5 : 0.4 }),
    )
    return (
      path(toLoop(loop.map(([px, py]): Point => [px, py + THICKNESS])), shade(color, 1.8), {
        stroke: toInk(color),
        'stroke-width': 4.6,
        'stroke-linejoin': 'round',
      }) +
      drawCloth(this.canvas, toLoop(loop), color, {
        pattern: options.pattern,
        shades: [dark],
        shadeOpacity: 0.6,
        extra: lines.join('') + path(brush(inside(0.965), 6), tint(color, 0.6), { opacity: 0.75 }),
      })
    )
  }

  /** Draws a part of the brim that is turned up against the crown, between two directions. */
  drawFlap(low: Wave, high: Wave, from: number, to: number, color: Color): Svg {
    const steps = Array.from({ length: 11 }, (_, index) => from + ((to - from) * index) / 10)
    const upper = steps.map((degrees) => this.follow(high, degrees))
    const lower = steps.map((degrees) => this.follow(low, degrees))
    const dark = (from + to) / 2 > 20
    return drawCloth(
      this.canvas,
      toLoop([...markEnds(upper), ...markEnds(lower.toReversed())]),
      dark ? shade(color, 0.35) : color,
      { extra: path(brush(upper, 7), tint(color, 0.8), { opacity: 0.4 }) },
    )
  }

  /** Draws a peak in front of the forehead. */
  drawPeak(
    [height, radius]: Ring,
    color: Color,
    { reach = 46, drop = 22, spread = 66 }: { reach?: number; drop?: number; spread?: number } = {},
  ): Svg {
    const steps = Array.from({ length: 11 }, (_, index) => index / 5 - 1)
    const inner = steps.map((u) => this.at(height, radius, this.middle + u * spread))
    const outer = (lower: number) =>
      steps.map((u): Point => {
        const out = Math.sqrt(Math.max(0, 1 - u * u))
        const [x, y] = this.at(height - drop * out, radius + reach * out, this.middle + u * spread)
        return [x, y + lower * out]
      })
    const loop = (lower: number) => toLoop([...markEnds(inner), ...outer(lower).toReversed().slice(1, -1)])
    const shine = steps
      .slice(2, 7)
      .map((u) => this.at(height - drop * 0.6, radius + reach * 0.62, this.middle + u * spread))
    return (
      path(loop(THICKNESS), shade(color, 1.6), {
        stroke: toInk(color),
        'stroke-width': 4.6,
        'stroke-linejoin': 'round',
      }) +
      drawCloth(this.canvas, loop(0), color, {
        extra: path(brush(shine, 8), '#ffffff', { opacity: 0.4 }),
      })
    )
  }
}
