import type { Canvas } from '../draw/canvas.ts'
import { toCorner, mirrorPoints, type PathData, type Point, smoothPath } from '../draw/geometry.ts'
import { TORSO_END } from '../figure/body.ts'
import type { Build } from '../spec.ts'
import { Sketch } from '../draw/sketch.ts'

/**
 * Creates a sketch in which y = 0 is the shoulder line, `s` is half the shoulder width, `n` is half the neck's width,
 * and `b` is the lower end of the torso.
 */
export function sketchTorso(canvas: Canvas, build: Build): Sketch {
  const { shoulder, shoulderY, neck } = build
  return new Sketch(canvas, { y: shoulderY, units: { s: shoulder, n: neck, b: TORSO_END - shoulderY } })
}

export const RIGHT_ARM = 's-22,4! s+40,30 s+44,b! .84s,b! .9s,150 .8s,92! .94s,48'
export const RIGHT_FLANK = '.72s,80! .66s,150 .68s,b! .46s,b! .5s,210 .52s,140'
const LEFT_ARM = '-.7s,84! -.66s,140 -.67s,b! -.6s,b! -.6s,150'
const CHIN = '-n-22,-44! n+34,-44! n+36,-6 .4n,26 -.5n,4 -n-10,-22'

/** The shadows on the torso that every garment has. */
export const TORSO_SHADES: readonly string[] = [RIGHT_ARM, RIGHT_FLANK, LEFT_ARM, CHIN]

export const ARM_FOLDS: readonly string[] = ['3.2 in | -.73s,74 -.68s,130 -.69s,b', '3.2 in | .73s,74 .68s,130 .69s,b']

type Neckline = (depth: number) => { readonly usual: number; readonly line: string }

/** The points of the neckline, from the left side of the neck to the right. */
const NECKLINES: Readonly<Record<string, Neckline>> = {
  round: (d) => ({ usual: 8, line: `-n-16,-40 -n-6,${-16 + d * 0.4} 0,${d + 6} n+6,${-16 + d * 0.4} n+16,-40` }),
  v: (d) => ({ usual: 70, line: `-n-16,-40 -.6n,${d * 0.25} 0,${d}! .6n,${d * 0.25} n+16,-40` }),
  high: () => ({ usual: 0, line: '-n-13,-48 -.6n,-34 0,-28 .6n,-34 n+13,-48' }),
  boat: (d) => ({ usual: 20, line: `-.7s,-12 -.45s,${d * 0.6} 0,${d + 16} .45s,${d * 0.6} .7s,-12` }),
  square: (d) => ({ usual: 44, line: `-n-34,-32 -n-28,${d}! n+28,${d}! n+34,-32` }),
  off: (d) => ({
    usual: 70,
    line: `-s-2,44 -.72s,${d - 4} -.34s,${d - 12} 0,${d + 14}! .34s,${d - 12} .72s,${d - 4} s+2,44`,
  }),
  one: (d) => ({ usual: 60, line: `-n-22,-36 -n,4 .3s,${d - 12} .7s,${d + 10} s+6,66` }),
}

export function getNeckline(kind: string, depth?: number): string {
  const line = NECKLINES[kind]
  if (!line) throw new RangeError(`unknown neckline ${kind}`)
  return line(depth ?? line(0).usual).line
}

/** Returns the outline of a garment that covers torso and shoulders and is open at the neckline. */
export function buildGarmentOutline(build: Build, neck: readonly Point[], growth = 3): PathData {
  const half = buildTorsoHalf(build, growth)
  const last = neck.at(-1) ?? [0, 0]
  const covered = half.filter(([x, y]) => x > Math.abs(last[0]) - 2 || y > last[1] + 20)
  const line = neck.map((point, index) => (index === 0 || index === neck.length - 1 ? toCorner(point) : point))
  return smoothPath([...line, ...covered, ...mirrorPoints(covered).toReversed()], true)
}

/** Returns the default shadows next to the sleeve, for garments made of two halves. */
export function listSideShades(side: 1 | -1): readonly string[] {
  return side > 0 ? [RIGHT_ARM, RIGHT_FLANK] : [LEFT_ARM.replaceAll('-.', '.')]
}

/** Formats a number with its sign, e.g. `+4`, for a sum with a named length. */
export function formatSigned(value: number): string {
  return value < 0 ? value.toFixed(1) : `+${value.toFixed(1)}`
}

function buildTorsoHalf({ neck, shoulder, shoulderY }: Build, growth: number): Point[] {
  return [
    [neck + 16 + growth, shoulderY - 36 - growth * 0.4],
    [shoulder * 0.62, shoulderY - 12 - growth],
    [shoulder - 16 + growth, shoulderY + 10 - growth * 0.6],
    [shoulder + 8 + growth, shoulderY + 56],
    [shoulder + 16 + growth, shoulderY + 130],
    [shoulder + 14 + growth, TORSO_END, 1],
  ]
}
