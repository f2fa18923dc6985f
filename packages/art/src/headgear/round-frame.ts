import { type PathData, type Point, toCorner, toLoop, toRadians } from '../draw/geometry.ts'
import { group, type Svg } from '../draw/svg.ts'
import type { Figure } from '../figure/parts.ts'

/** A ring of a hat: its height above the rim and its radius. With `edge`, the outline has a corner there. */
export type Ring = readonly [height: number, radius: number, edge?: 1 | undefined]

export type Fit = {
  /** Height of the rim's center. */
  y: number
  /** How far the near side of a ring hangs below its center, in radii. A hat seen from below has a negative dip. */
  dip?: number
  /** Degrees by which the hat is tilted to the viewer's right. */
  tilt?: number
  /** Distance of the rim's center from the middle of the head. */
  x?: number
}

/** A ring whose height and radius depend on the direction. */
export type Wave = (degrees: number) => Ring

/** The directions of the near half of a ring, from left to right. */
const VISIBLE: readonly number[] = [-90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90]

/**
 * The perspective of a hat that is round in plan. Directions are degrees around it: 0 is towards the viewer, 90 the
 * viewer's right. All rings are ellipses of one perspective, so that crown, band and brim fit each other and the head.
 */
export class RoundFrame {
  /** The direction of the middle of the face. */
  readonly middle: number
  readonly center: Point
  readonly #dip: number
  readonly #tilt: number

  constructor(figure: Figure, { x = 0, y, dip = 0.2, tilt = 0 }: Fit) {
    this.middle = figure.turn * 0.9
    this.center = [figure.turn * 0.25 + x, y]
    this.#dip = dip
    this.#tilt = tilt + figure.turn * 0.12
  }

  /** Returns the point in a direction on a ring. */
  at(height: number, radius: number, degrees: number): Point {
    const angle = toRadians(degrees)
    return [this.center[0] + Math.sin(angle) * radius, this.center[1] - height + Math.cos(angle) * radius * this.#dip]
  }

  /** Returns the near half of a ring, from left to right, or the part of it between two directions. */
  arc([height, radius]: Ring, from = -90, to = 90): Point[] {
    const inside = VISIBLE.filter((degrees) => degrees > from && degrees < to)
    return [from, ...inside, to].map((degrees) => this.at(height, radius, degrees))
  }

  /** Returns the line up the wall in a direction. */
  rib(rings: readonly Ring[], degrees: number): Point[] {
    return rings.map(([height, radius]) => this.at(height, radius, degrees))
  }

  /** Returns the point of a wall in a direction, at a share of the way from the rim to the top. */
  onWall(rings: readonly Ring[], share: number, degrees: number): Point {
    const place = Math.max(0, Math.min(0.999, share)) * (rings.length - 1)
    const [low, high] = [rings[Math.floor(place)], rings[Math.floor(place) + 1]]
    if (!low || !high) throw new RangeError('a wall needs two rings')
    const rest = place % 1
    return this.at(low[0] + (high[0] - low[0]) * rest, low[1] + (high[1] - low[1]) * rest, degrees)
  }

  /** Returns the outline of a wall, whose top is open or closed by the last ring. */
  outline(rings: readonly Ring[], dent = 0): PathData {
    const [bottom, top] = [rings[0], rings.at(-1)]
    if (!bottom || !top) return ''
    const side = (degrees: number) =>
      rings.map(([height, radius, edge], index): Point => {
        const angle = toRadians(degrees)
        const point: Point = [this.center[0] + Math.sin(angle) * radius, this.center[1] - height]
        return edge || index === 0 ? toCorner(point) : point
      })
    const crest = [-72, -48, -24, 0, 24, 48, 72].map((degrees): Point => {
      const angle = toRadians(degrees)
      return [
        this.center[0] + Math.sin(angle) * top[1],
        this.center[1] - top[0] - Math.cos(angle) * top[1] * Math.abs(this.#dip) + dent * Math.cos(angle) ** 6,
      ]
    })
    const rim = this.arc(bottom).slice(1, -1).toReversed()
    return toLoop([...side(-90), ...(top[1] > 12 ? crest : []), ...side(90).toReversed(), ...rim])
  }

  /** Draws everything tilted with the hat. */
  place(...content: readonly Svg[]): Svg {
    const [x, y] = this.center
    return group({ transform: `rotate(${this.#tilt.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` }, content.join(''))
  }

  /** Returns the point of a wave in a direction, or a point between it and the center. */
  follow(wave: Wave, degrees: number, share = 1): Point {
    const [height, radius] = wave(degrees)
    return this.at(height * share, radius * share, degrees)
  }

  /** Returns the near half of a wave. The share moves it towards the center. */
  nearHalf(wave: Wave, share = 1): Point[] {
    return VISIBLE.map((degrees) => this.follow(wave, degrees, share))
  }
}

export function scaleRing([height, radius, edge]: Ring, tall: number, wide: number): Ring {
  return [height * tall, radius * wide, edge]
}
