import { toPoints } from '../draw/notation.ts'
import type { Drawing } from './mouth-drawing.ts'

export const BEAST_MOUTHS: Readonly<Record<string, Drawing>> = {
  /** Draws unevenly raised lips over long fangs, and the open jaw below them. */
  growl: {
    open: toPoints('-0.96,-5! -0.5,-11 -0.06,-7 0.46,-13 1.1,-14! 1.02,4 0.62,17 0,20 -0.54,16 -0.9,6'),
    teeth: [
      toPoints(
        '/-1.2,-24 1.3,-28 1.2,-9 0.86,-8.4 0.5,-8 0.3,-3.6 0.16,-5 0.02,-2.6 -0.14,-4.6 -0.3,-2.8 -0.5,-6 -0.86,-3 -1.2,-1',
      ),
      toPoints('/-0.7,30 -0.6,14 -0.34,16.6 -0.1,17 0.2,17.4 0.44,16.4 0.7,13 0.8,30'),
    ],
    fangs: [
      [-0.58, -7, 7],
      [0.66, -9.5, 7],
      [-0.44, 18, 6],
      [0.5, 18.5, 6],
    ],
    tongue: [17, 0.5, 7],
    lower: [26, 10],
    lines: [
      { points: toPoints('0.5,-28 1,-24 1.34,-12'), width: 2.8, opacity: 0.75 },
      { points: toPoints('-0.6,-25 -1,-20 -1.2,-8'), width: 2.4, opacity: 0.6 },
    ],
  },
  /** Draws wide open jaws with four long fangs among smaller teeth, a hanging tongue and a wrinkled nose. */
  jaws: {
    open: toPoints(
      '-1,-16! -0.66,-24 -0.2,-15 0.2,-15 0.66,-24 1,-16! 1.08,8 0.9,36 0.44,50 0,52 -0.44,50 -0.9,36 -1.08,8',
    ),
    teeth: [
      toPoints(
        '/-1.2,-44 1.2,-44 1.2,-16 1.06,-4 0.94,-16 0.84,-17 0.66,22 0.48,-15 0.38,-1 0.27,-13 0.14,1 0,-12 -0.14,1 -0.27,-13 -0.38,-1 -0.48,-15 -0.66,22 -0.84,-17 -0.94,-16 -1.06,-4 -1.2,-16',
      ),
      toPoints(
        '/-1.2,70 -1.02,52 -0.92,28 -0.8,44 -0.72,43 -0.56,8 -0.42,46 -0.32,34 -0.22,47 -0.11,36 0,48 0.11,36 0.22,47 0.32,34 0.42,46 0.56,8 0.72,43 0.8,44 0.92,28 1.02,52 1.2,70',
      ),
    ],
    tongue: [36, 0.4, 17],
    lines: [
      { points: toPoints('0.56,-40 1.04,-34 1.36,-14 1.34,14'), width: 3, opacity: 0.8 },
      { points: toPoints('-0.56,-40 -1.04,-34 -1.36,-14 -1.34,14'), width: 3, opacity: 0.8 },
      { points: toPoints('-0.34,-40 0,-34 0.34,-40'), width: 2.6, opacity: 0.7 },
      { points: toPoints('-0.26,-50 0,-45 0.26,-50'), width: 2.4, opacity: 0.6 },
    ],
  },
}
