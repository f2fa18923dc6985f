import type { Point } from '../draw/geometry.ts'
import type { ProfileName } from '../draw/stroke.ts'
import { toPoints } from '../draw/notation.ts'

type Stroke = { points: readonly Point[]; width: number; profile: ProfileName; opacity?: number; steps?: number }

/** The shapes of a nose. The tip of the nose is at (0, 0), and positive x points to the far side of the face. */
export type NoseShape = {
  shadow?: readonly Point[]
  lines: readonly Stroke[]
  shine?: readonly [x: number, y: number, rx: number, ry: number]
  nostrils?: boolean
}

const DOT: NoseShape = {
  shadow: toPoints('-1,-7 5,-1 1,4 -4,2'),
  lines: [{ points: toPoints('-4,2 0,4.5 4,2'), width: 2.2, profile: 'both', opacity: 0.8 }],
  shine: [-2.5, -5, 2, 2.6],
}
const SOFT: NoseShape = {
  shadow: toPoints('2,-26! 7,-6 7,4! -1,6 -2,2!'),
  lines: [{ points: toPoints('-6,3 -1,6.5 5,3'), width: 2.4, profile: 'both', opacity: 0.9 }],
  shine: [-2, -6, 1.8, 3.4],
}
const MAN: NoseShape = {
  shadow: toPoints('3,-52! 9,-22 13,0! 2,6 -1,-2! 4,-20'),
  lines: [
    { points: toPoints('5,-38 9,-16 13,-1 7,6'), width: 2.8, profile: 'tail', opacity: 0.92 },
    { points: toPoints('8,6 -1,8 -8,3'), width: 2.6, profile: 'both', opacity: 0.9 },
  ],
  shine: [2, -6, 2.2, 7],
}
const HOOK: NoseShape = {
  shadow: toPoints('2,-56! 12,-34 16,-8 14,10! 3,15 -1,2! 5,-24'),
  lines: [
    { points: toPoints('3,-48 12,-36 16.5,-10 15,6 8,14'), width: 3.2, profile: 'tail', opacity: 0.95 },
    { points: toPoints('9,13 -1,17 -9,6'), width: 2.8, profile: 'both', opacity: 0.9 },
  ],
  shine: [6, -22, 2.2, 8],
}
const AQUILINE: NoseShape = {
  shadow: toPoints('1,-54! 11,-30 14,-2! 3,7 -1,-2! 4,-24'),
  lines: [
    { points: toPoints('2,-48 10,-34 12,-16 15,0 8,8'), width: 3, profile: 'tail', opacity: 0.94 },
    { points: toPoints('8,8 -1,10 -8,4'), width: 2.6, profile: 'both', opacity: 0.9 },
  ],
  shine: [4, -24, 2, 8],
}
const STRAIGHT: NoseShape = {
  shadow: toPoints('3,-46! 8,-16 10,2! 0,6 -1,-2!'),
  lines: [
    { points: toPoints('6,-30 8,-12 10,0'), width: 2.4, profile: 'tail', opacity: 0.85 },
    { points: toPoints('6,4 -1,7 -7,3'), width: 2.4, profile: 'both', opacity: 0.9 },
  ],
  shine: [0, -6, 2, 6],
}
const BROAD: NoseShape = {
  shadow: toPoints('4,-44! 12,-18 20,-2 18,8! 2,10 -2,0! 5,-18'),
  lines: [
    { points: toPoints('7,-30 11,-14 20,-4 18,7 10,9'), width: 3.2, profile: 'tail', opacity: 0.92 },
    { points: toPoints('11,9 0,12 -9,8'), width: 3, profile: 'both', opacity: 0.9 },
    { points: toPoints('-9,8 -17,5 -15,-6'), width: 3, profile: 'out', opacity: 0.85 },
  ],
  shine: [1, -6, 3.4, 5],
}
const FLAT: NoseShape = {
  shadow: toPoints('-11,-2 -5,-9 5,-9 11,-2 6,5 -6,5'),
  lines: [],
  shine: [-2, -6, 3.2, 1.6],
  nostrils: true,
}

export const NOSES: Readonly<Record<string, NoseShape>> = {
  dot: DOT,
  soft: SOFT,
  man: MAN,
  hook: HOOK,
  aquiline: AQUILINE,
  straight: STRAIGHT,
  broad: BROAD,
  monkey: FLAT,
  none: { lines: [] },
}
