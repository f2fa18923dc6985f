import type { Point } from '../../draw/geometry.ts'

/** Points in half-widths and half-heights of the eye; negative x is towards the nose. */
export type Lids = {
  innerY: number
  upper: readonly [Point, Point, Point]
  outerY: number
  lower: readonly [Point, Point, Point]
}

export type EyeShape = {
  width: number
  height: number
  lids: Lids
  lash: number
  wing: number
  wingAngle: number
  /** How far the lashes extend beyond the outer corner. */
  spikes: number
  /** Size of the iris, as fractions of the eye's width and height. */
  irisWidth: number
  irisHeight: number
  irisY: number
  crease: number
  /** True for a man's lashes: a thin lower line and no wing. */
  plain?: boolean | undefined
  bag?: boolean | undefined
  /** How far a fold of the upper lid hangs over the eye. */
  hood?: number | undefined
}

type LidRow = readonly [
  innerY: number,
  a: Point,
  peak: Point,
  b: Point,
  outerY: number,
  c: Point,
  bottom: Point,
  d: Point,
]
type Iris = readonly [width: number, height: number, y: number]
type Lash = readonly [weight: number, wing: number, angle: number, spikes: number]

export function createEyeShape(
  size: Point,
  lids: LidRow,
  iris: Iris,
  lash: Lash,
  crease: number,
  rest: Partial<EyeShape> = {},
): EyeShape {
  const [innerY, a, peak, b, outerY, c, bottom, d] = lids
  return {
    width: size[0],
    height: size[1],
    lids: { innerY, upper: [a, peak, b], outerY, lower: [c, bottom, d] },
    irisWidth: iris[0],
    irisHeight: iris[1],
    irisY: iris[2],
    lash: lash[0],
    wing: lash[1],
    wingAngle: lash[2],
    spikes: lash[3],
    crease,
    ...rest,
  }
}
