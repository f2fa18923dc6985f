import { getPoint, lerp, type Point, samplePath } from '../../draw/geometry.ts'
import { toPoints } from '../../draw/notation.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { traceDome, traceHairline } from './dome.ts'
import type { HairLock } from './locks.ts'

/** The outer edge of the hair on the skull, and the hairline. */
export type CapEdges = { readonly outer: readonly Point[]; readonly hairline: readonly Point[] }

/** The width of combed hair, which lies close to the skull, as a fraction of the width of other hair. */
const SLIM = 0.95

/** Caps whose hair is combed back from the hairline, instead of falling over the forehead. */
const COMBED_CAPS: Readonly<Record<string, (volume: number) => CapEdges>> = {
  swept: (volume) => ({ outer: traceDome(volume + 2, SLIM), hairline: traceHairline(22) }),
  'widows-peak': (volume) => ({
    outer: traceDome(volume, SLIM),
    hairline: toPoints('106,-6 103,-58 90,-108 54,-128 12,-96! -34,-128 -82,-112 -102,-58 -106,-6'),
  }),
  receding: (volume) => ({
    outer: traceDome(volume, SLIM),
    hairline: toPoints('106,0 105,-50 96,-96 62,-136 26,-128 4,-116 -26,-128 -70,-136 -98,-96 -105,-50 -106,0'),
  }),
  queue: (volume) => ({
    outer: traceDome(volume),
    hairline: toPoints('112,10 108,-40 104,-84 92,-132 52,-158 0,-164 -52,-158 -92,-132 -104,-84 -108,-40 -112,10'),
  }),
}

export const COMBED_KINDS: readonly string[] = Object.keys(COMBED_CAPS)

export function isCombed(kind: string): boolean {
  return Object.hasOwn(COMBED_CAPS, kind)
}

export function getCombedEdges(kind: string, volume: number): CapEdges | undefined {
  return COMBED_CAPS[kind]?.(volume)
}

/** The order in which combed locks are drawn, as fractions of the hairline: those in the middle lie on top. */
const COMBED = [0.04, 0.96, 0.12, 0.88, 0.2, 0.8, 0.28, 0.72, 0.36, 0.64, 0.44, 0.57, 0.5]

/** Creates the locks that are combed back: their tips lie at the hairline, their roots behind the top of the head. */
export function createCombedLocks(kind: string, volume: number, turn: number, seed: string): HairLock[] {
  const edges = getCombedEdges(kind, volume)
  if (!edges) return []
  const random = createSeededRandom(`${seed}combed`)
  const [hairline, outer] = [samplePath(edges.hairline, 100), samplePath(edges.outer.toReversed(), 100)]
  return COMBED.map((share): HairLock => {
    const at = Math.round((share + (random() - 0.5) * 0.03) * 100)
    const root = getPoint(outer, Math.round(lerp(at, 50 + turn * 0.3, 0.66)))
    const spine = traceCombedLine(root, getPoint(hairline, at), 3 + random() * 3)
    return {
      points: spine,
      width: 34 + random() * 12,
      profile: 'spike',
      lineFrom: 0.3 + random() * 0.25,
      shadeFrom: 0.72,
    }
  })
}

/** Traces a line from behind the top of the head to the hairline. It bulges with the skull and bends like an S. */
function traceCombedLine(root: Point, tip: Point, sway: number): Point[] {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const bulge = Math.sign(tip[0]) * Math.hypot(dx, dy) * 0.24
  return [0, 0.3, 0.65, 1].map((along): Point => {
    const out = bulge * 4 * along * (1 - along) * Math.min(1, Math.abs(tip[0]) / 60)
    return [
      root[0] + dx * along + out + Math.sin(along * Math.PI * 2) * sway,
      root[1] + dy * along - Math.abs(out) * 0.3,
    ]
  })
}
