import { lerp, type PathData, type Point, samplePath, smoothPath, toRadians } from '../../draw/geometry.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { toPoints } from '../../draw/notation.ts'
import { requireKind } from '../choice.ts'
import { COMBED_KINDS, getCombedEdges } from './combed.ts'
import { traceDome, traceHairline } from './dome.ts'
import type { HairLock } from './locks.ts'
import type { HairPalette } from './palette.ts'

const WHORL = -14

/**
 * The outlines of the hair between the top of the head and the hairline, by kind. Their peaks are off-center on
 * purpose.
 */
const CAPS: Readonly<Record<string, (volume: number, hairline: number) => PathData>> = {
  usual: (volume, hairline) => joinCapEdges(traceDome(volume), traceHairline(hairline)),
  tonsure: (volume) =>
    joinCapEdges(
      toPoints('-122,34! -131,-34 -128,-66 -116,-88 -64,-118 0,-128 64,-118 116,-88 128,-66 131,-34 122,34!').map(
        ([x, y, c]): Point => [x + Math.sign(x) * volume * 0.4, y, c ?? 0],
      ),
      toPoints('104,-4 98,-44 78,-78 34,-90 0,-92 -34,-90 -78,-78 -98,-44 -104,-4'),
    ),
  fringe: () =>
    joinCapEdges(toPoints('-118,40! -129,-20 -130,-70 -122,-98'), toPoints('-104,-84 -104,-40 -104,-4')) +
    joinCapEdges(toPoints('118,40! 129,-20 130,-70 122,-98'), toPoints('104,-84 104,-40 104,-4')),
}

export const CAP_KINDS: readonly string[] = [...Object.keys(CAPS), ...COMBED_KINDS]

export function buildCap(kind: string, volume: number, hairline: number): PathData {
  const combed = getCombedEdges(kind, volume)
  if (combed) return joinCapEdges(combed.outer, combed.hairline)
  return requireKind(CAPS, kind, 'cap of hair')(volume, hairline)
}

function joinCapEdges(outer: readonly Point[], inner: readonly Point[]): PathData {
  return smoothPath([...outer, ...inner], true)
}

/** Creates the short locks of a tonsure: over the forehead, and up from its upper edge. */
export function createTonsureLocks(turn: number): HairLock[] {
  return [-0.92, 0.92, -0.74, 0.76, -0.55, 0.58, -0.36, 0.4, -0.17, 0.22, 0.03].flatMap((across, n): HairLock[] => {
    const x = across * 116 + turn * 0.5 * (1 - across * across)
    const top = -120 + across * across * 50
    const lean = across * 16 + (n % 2 ? 7 : -5)
    const fall = (n % 3) * 6 + across * across * 22
    const flat = { width: 36, noShade: true } as const
    return [
      {
        ...flat,
        points: [
          [x, top + 16],
          [x + lean * 0.2, top + 3],
          [x + lean * 0.9, top - 8 - (n % 3) * 4],
        ],
        profile: 'spike',
        noShine: true,
      },
      {
        ...flat,
        points: [
          [x - lean * 0.2, top - 6],
          [x, top + 22],
          [x + lean * 0.5, top + 46 + fall],
        ],
        width: 40,
      },
    ]
  })
}

/** Sideways position of each lock of the crown, from -1 (left) to 1 (right), in drawing order. */
const PARTINGS = [-0.98, 0.98, -0.72, 0.74, -0.46, 0.5, -0.2, 0.26, 0.03]

/** Creates the locks that run from the whorl over the skull. Locks nearer to the middle overlap those at the sides. */
export function createCrownLocks(turn: number, seed: string): HairLock[] {
  const random = createSeededRandom(seed)
  return PARTINGS.map((place) => {
    const line = tracePartingLine(place + (random() - 0.5) * 0.08, turn)
    const tip = 9 + Math.floor(random() * 4)
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap((along) => line.slice(Math.round(along * tip)).slice(0, 1))
    return { points, width: 46 + random() * 10, lineFrom: 0.2, shadeFrom: 0.74 }
  })
}

/** Traces an S-shaped line from the whorl along the skull. */
function tracePartingLine(across: number, turn: number): Point[] {
  const line = samplePath(traceMeridian(across, turn), 12)
  return line.map(([x, y], index): Point => [x + Math.sin((index / 12) * Math.PI * 2) * 5 * Math.sign(across), y])
}

function traceMeridian(across: number, turn: number): Point[] {
  const start: Point = [WHORL + across * 10, -181]
  return [
    start,
    [lerp(start[0], across * 100, 0.5) + turn * 0.15, -171 + across * across * 16],
    [across * 108 + turn * 0.5 * (1 - across * across), -132 + across * across * 44],
    [across * 121 + turn * 0.6 * (1 - across * across), -88 + across * across * 66],
  ]
}

const TUFTS = [
  [-96, -150, 26, 11],
  [-76, -22, 26, 12],
  [-134, -186, 24, 12],
  [-46, 6, 24, 13],
  [-112, -66, 18, 8],
  [-158, -204, 22, 11],
  [-22, 26, 22, 11],
  [-60, -100, 14, 6],
] as const

/**
 * Creates small locks whose tips rise above the top of the head. Without them, the hair would look like a swimming cap.
 */
export function createTufts(scale: number, volume: number): HairLock[] {
  return TUFTS.map(([from, to, width, lift]) => {
    const reach = lift * scale
    const line: Point[] = [
      placeOnDome(from, -16 + volume),
      placeOnDome(lerp(from, to, 0.35), -8 + volume),
      placeOnDome(lerp(from, to, 0.7), -1 + volume + reach * 0.3),
      placeOnDome(to, reach + volume),
    ]
    return { points: line, width, noShine: true, noShade: true, lineFrom: 0.5 }
  })
}

const STRAYS = [
  [-138, -152, 15],
  [-100, -116, 12],
  [-58, -40, 14],
  [-14, 4, 16],
  [-176, -194, 17],
] as const

/** Draws single hairs that stand out from the top of the head. Without them, the edge of the hair would look cut. */
export function drawStrayHairs(palette: HairPalette, scale: number, volume: number): Svg {
  return STRAYS.map(([from, to, lift]) => {
    const reach = volume + lift * Math.min(1.6, scale)
    const line = [placeOnDome(from, volume - 4), placeOnDome(lerp(from, to, 0.6), volume + 5), placeOnDome(to, reach)]
    return path(brush(line, 3.4, 'out', 8), palette.line)
  }).join('')
}

/** Creates a single curl on the crown. A negative size makes it lean to the left. */
export function createAhoge(size: number): HairLock {
  const [k, side] = [Math.abs(size), Math.sign(size)]
  const line: Point[] = [
    [0, -176],
    [8 * side, -214 * k - 4],
    [38 * side, -236 * k],
    [64 * side, -216 * k],
  ]
  return { points: line, width: 17, profile: 'leaf', noShine: true, lineFrom: 0.15 }
}

function placeOnDome(degrees: number, lift: number): Point {
  const angle = toRadians(degrees)
  return [Math.cos(angle) * (128 + lift), -52 + Math.sin(angle) * (131 + lift * 1.1)]
}
