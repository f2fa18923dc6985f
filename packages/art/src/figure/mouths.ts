import { toPoints } from '../draw/notation.ts'
import type { Point } from '../draw/geometry.ts'
import { BEAST_MOUTHS } from './beast-mouths.ts'
import type { Line, Drawing } from './mouth-drawing.ts'

const line = (points: string, width: number, rest: Partial<Line> = {}): Line => ({
  points: toPoints(points),
  width,
  ...rest,
})

const SMILE: Line = line('-1,-4 -0.55,1.5 0,3 0.55,1.5 1,-4', 3)
const UPPER_TEETH: readonly Point[] = toPoints('-1.2,-12 1.2,-12 1.2,-1.5 0,1.5 -1.2,-1.5')
const OPEN: readonly Point[] = toPoints('-0.86,-6! 0,-2.5 0.86,-6! 0.55,9 0,15 -0.55,9')
const GRIN: readonly Point[] = toPoints('-1.12,-8! -0.5,-2 0.5,-2 1.12,-8! 0.86,5 0,11 -0.86,5')
/** Teeth that fill the mouth. */
export const WHOLE: readonly Point[] = toPoints('-1.4,-22 1.4,-22 1.4,26 -1.4,26')
const ROAR: readonly Point[] = toPoints('-0.9,-13! -0.4,-17 0.4,-17 0.9,-13! 1,6 0.6,24 0,28 -0.6,24 -1,6')
const SNARL: readonly Point[] = toPoints('-1.05,-8! -0.4,-10 0.3,-8 1.1,-14! 1,6 0.5,9 -0.5,8 -0.95,6')
const columns = (top: number, bottom: number, positions: readonly number[]): Line[] =>
  positions.map((x) => ({
    points: [
      [x, top],
      [x, bottom],
    ],
    width: 1.5,
    opacity: 0.65,
  }))

const CLOSED: Readonly<Record<string, Drawing>> = {
  smile: { lower: [9, 10], lines: [SMILE] },
  soft: { lower: [9, 8], lines: [line('-0.82,-3 -0.4,1.2 0,0.6 0.4,1.2 0.82,-3', 2.6)] },
  smirk: {
    lower: [10, 9],
    lines: [
      line('0.7,3 0,3.5 -0.6,-1 -1,-8', 3.2, { profile: (t) => 0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 1.05)) }),
      line('-1.02,-12 -1.16,-8 -1.08,-3', 2, { opacity: 0.8 }),
    ],
  },
  sneer: {
    lower: [12, 10],
    lines: [
      line('0.8,4 0.1,2 -0.5,-3 -1,-3 -1.15,2', 3.4, { profile: 'flat' }),
      line('-0.5,-14 -0.9,-10 -1.3,2', 2.4, { opacity: 0.75 }),
    ],
  },
  flat: { lower: [10, 9], lines: [line('-0.8,0.6 -0.3,-0.6 0,0.4 0.3,-0.6 0.8,0.6', 2.7)] },
  frown: { lower: [9, 10], lines: [line('-0.85,4 -0.3,-1 0.3,-1 0.85,4', 3.2)] },
  stern: { lower: [11, 12], lines: [line('-1,3 -0.4,-1.5 0.4,-1.5 1,3', 3.6)] },
  scowl: {
    lower: [13, 16],
    lines: [
      line('-1.05,8 -0.55,-1 0,-3 0.55,-1 1.05,8', 4.2),
      line('-1.2,4 -1.16,9 -1.02,13', 2.2, { opacity: 0.8 }),
      line('1.2,4 1.16,9 1.02,13', 2.2, { opacity: 0.8 }),
    ],
  },
  pout: { lower: [10, 8], lines: [line('-0.6,3 -0.2,-1 0,0.4 0.2,-1 0.6,3', 2.8)] },
  sad: { lower: [11, 12], lines: [line('-0.8,6 -0.4,0 0,-1.6 0.4,0 0.8,6', 2.8)] },
  worried: { lower: [10, 8], lines: [line('-0.8,3 -0.4,-2 0,2 0.4,-2 0.8,2', 2.8)] },
  cat: {
    lines: [
      line('-0.8,-4 -0.5,3 -0.12,2 0,-2 0.12,2 0.5,3 0.8,-4', 3, { profile: (t) => 0.7 + 0.3 * Math.sin(Math.PI * t) }),
    ],
  },
  fang1: { lower: [10, 10], lines: [SMILE], fangs: [[0.45, 1, 11]] },
  fangs: {
    lower: [12, 12],
    lines: [line('-1,-1 -0.5,1.5 0,0 0.5,1.5 1,-1', 3.4)],
    fangs: [
      [-0.5, 1, 12],
      [0.5, 1, 12],
    ],
  },
  tusks: {
    lower: [14, 14],
    lines: [line('-1.1,5 -0.5,0 0,-1 0.5,0 1.1,5', 4)],
    fangs: [
      [-0.72, 4, -15],
      [0.72, 4, -15],
    ],
  },
  stitched: {
    lines: [
      line('-1,-3 -0.5,1.5 0,2.6 0.5,1.5 1,-3', 3),
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((x): Line => ({
        points: [
          [x, -6 + (1 - x * x) * 2],
          [x, 6 + (1 - x * x) * 2],
        ],
        width: 2.6,
        profile: 'flat',
      })),
    ],
  },
  wavy: { lines: [line('-0.9,0 -0.6,-4 -0.3,2 0,-3 0.3,2 0.6,-4 0.9,0', 3)] },
}

const OPENED: Readonly<Record<string, Drawing>> = {
  o: { open: toPoints('-0.28,-6 0,-9 0.28,-6 0.33,3 0,9 -0.33,3'), tongue: [7, 0.28, 5] },
  gasp: { open: toPoints('-0.4,-8 0,-12 0.4,-8 0.46,6 0,16 -0.46,6'), tongue: [13, 0.36, 6] },
  open: { open: OPEN, teeth: [UPPER_TEETH], tongue: [15, 0.5, 8], lower: [21, 8] },
  sing: {
    open: toPoints('-0.6,-7! 0,-10 0.6,-7! 0.62,8 0,19 -0.62,8'),
    teeth: [toPoints('-1,-18 1,-18 1,-4 0,-2 -1,-4')],
    tongue: [17, 0.46, 8],
  },
  laugh: {
    open: toPoints('-1.12,-10! 0,-5 1.12,-10! 0.86,11 0,24 -0.86,11'),
    teeth: [toPoints('-1.4,-18 1.4,-18 1.3,-4 0,-1 -1.3,-4')],
    tongue: [24, 0.66, 12],
  },
  grin: { open: GRIN, teeth: [WHOLE], inner: [line('-1.1,-1.5 0,3.2 1.1,-1.5', 1.3, { opacity: 0.35 })] },
  'wide-grin': {
    open: toPoints('-1.8,-18! -0.9,-4 0,0 0.9,-4 1.8,-18! 1.46,5 0.8,18 0,22 -0.8,18 -1.46,5'),
    teeth: [WHOLE],
    inner: [
      line('-1.7,-8 -0.8,7 0,11 0.8,7 1.7,-8', 1.6, { opacity: 0.9 }),
      ...[-1.24, -0.78, -0.28, 0.28, 0.78, 1.24].map((x) => line(`${x},-10 ${x * 0.97},8`, 1.8, { opacity: 0.8 })),
    ],
  },
  /** The grin of an animal with two rows of pointed teeth. */
  maw: {
    open: toPoints('-1.8,-20! -0.9,-5 0,-1 0.9,-5 1.8,-20! 1.3,12 0.6,26 0,29 -0.6,26 -1.3,12'),
    teeth: [
      toPoints(
        '/-1.9,-34 1.9,-34 1.8,-18.0 1.65,-4.1 1.5,-12.5 1.35,0.9 1.2,-8.0 1.05,4.9 0.9,-4.5 0.75,7.9 0.6,-2.0 0.45,9.9 0.3,-0.5 0.15,10.9 0.0,-0.0 -0.15,10.9 -0.3,-0.5 -0.45,9.9 -0.6,-2.0 -0.75,7.9 -0.9,-4.5 -1.05,4.9 -1.2,-8.0 -1.35,0.9 -1.5,-12.5 -1.65,-4.1 -1.8,-18.0',
      ),
      toPoints(
        '/-1.5,5.2 -1.35,0.1 -1.2,12.7 -1.05,6.8 -0.9,18.5 -0.75,11.8 -0.6,22.7 -0.45,15.1 -0.3,25.2 -0.15,16.8 0.0,26.0 0.15,16.8 0.3,25.2 0.45,15.1 0.6,22.7 0.75,11.8 0.9,18.5 1.05,6.8 1.2,12.7 1.35,0.1 1.5,5.2 1.6,44 -1.6,44',
      ),
    ],
    tongue: [18, 0.6, 9],
    lines: [line('-2,-28 -1.9,-20 -1.7,-14', 3), line('2,-28 1.9,-20 1.7,-14', 3)],
  },
  'gap-grin': {
    open: GRIN,
    teeth: [WHOLE],
    inner: [line('0.1,-8 0.1,4', 6, { opacity: 1 }), line('-1.1,-1.5 0,3.2 1.1,-1.5', 1.3, { opacity: 0.4 })],
  },
  buck: {
    lower: [15, 8],
    open: toPoints('-0.62,-3! 0,0 0.62,-3! 0.42,7 0,11 -0.42,7'),
    teeth: [toPoints('-0.26,-6 0.26,-6 0.25,6 0.02,7 0,4 -0.02,7 -0.25,6')],
  },
  fang: {
    open: toPoints('-0.92,-7! 0,-3 0.92,-7! 0.6,8 0,13 -0.6,8'),
    teeth: [toPoints('-1,-14 1,-14 1,-3 0,-0.5 -1,-3')],
    fangs: [
      [-0.52, -4, 8],
      [0.52, -4, 8],
    ],
    tongue: [14, 0.5, 6],
  },
  shout: {
    open: toPoints('-0.8,-14 0,-17 0.8,-14 0.95,4 0.5,18 0,22 -0.5,18 -0.95,4'),
    teeth: [toPoints('-1.3,-26 1.3,-26 1.2,-9 0,-7 -1.2,-9')],
    tongue: [20, 0.6, 11],
  },
  roar: {
    open: ROAR,
    teeth: [toPoints('-1.2,-26 1.2,-26 1.1,-9 0,-8 -1.1,-9'), toPoints('-0.8,22 0.8,22 0.7,34 -0.7,34')],
    fangs: [
      [-0.62, -12, 5],
      [0.62, -12, 5],
      [-0.5, 24, 11],
      [0.5, 24, 11],
    ],
    tongue: [22, 0.5, 12],
    lines: [
      line('-1.3,-16 -1.4,2 -1.2,18', 2.6, { opacity: 0.6 }),
      line('1.3,-16 1.4,2 1.2,18', 2.6, { opacity: 0.6 }),
    ],
  },
  snarl: {
    open: SNARL,
    teeth: [WHOLE],
    inner: [line('-1.1,-0.5 1.1,-1.5', 2.2, { opacity: 0.85 }), ...columns(-14, 10, [-0.6, -0.2, 0.2, 0.6])],
    fangs: [
      [-0.74, -7, 5],
      [0.7, -9, 4],
    ],
    lines: [
      line('0.6,-24 1.1,-20 1.4,-6', 2.6, { opacity: 0.8 }),
      line('-1.2,-12 -1.34,-4 -1.2,4', 2.2, { opacity: 0.7 }),
    ],
  },
  grit: {
    open: toPoints('-0.94,-4! -0.5,-7 0,-5 0.5,-7 0.94,-4! 0.8,5 0.4,8 0,7 -0.4,8 -0.8,5'),
    teeth: [WHOLE],
    inner: [line('-0.9,0.5 0,1.4 0.9,0.5', 1.5, { opacity: 0.9 }), ...columns(-6, 8, [-0.56, -0.2, 0.2, 0.56])],
    lower: [14, 12],
  },
  tongue: { open: toPoints('-0.6,-3! 0,-1 0.6,-3! 0.4,4 0.34,16 0.1,19 -0.1,16 -0.4,4'), tongue: [12, 0.4, 14] },
  /** A snake's tongue between closed lips, in the color of the mouth's inside. */
  forked: {
    open: toPoints('-0.12,1! 0.12,1! 0.1,16 0.36,38! 0.02,25! -0.34,36! -0.1,16'),
    lines: [line('-1.1,-3 -0.4,1 0.4,1 1.2,-6', 3.2)],
  },
}

export const MOUTHS: Readonly<Record<string, Drawing>> = { ...CLOSED, ...OPENED, ...BEAST_MOUTHS }
