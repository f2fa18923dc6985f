import { points } from '../props/notation.ts'
import type { Drawing } from './mouths.ts'

export const BEAST_MOUTHS: Readonly<Record<string, Drawing>> = {
  /** Lips drawn up unevenly from long eye-teeth, the jaw open below them. */
  growl: {
    open: points('-0.96,-5! -0.5,-11 -0.06,-7 0.46,-13 1.1,-14! 1.02,4 0.62,17 0,20 -0.54,16 -0.9,6'),
    teeth: [
      points(
        '/-1.2,-24 1.3,-28 1.2,-9 0.86,-8.4 0.5,-8 0.3,-3.6 0.16,-5 0.02,-2.6 -0.14,-4.6 -0.3,-2.8 -0.5,-6 -0.86,-3 -1.2,-1',
      ),
      points('/-0.7,30 -0.6,14 -0.34,16.6 -0.1,17 0.2,17.4 0.44,16.4 0.7,13 0.8,30'),
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
      { points: points('0.5,-28 1,-24 1.34,-12'), width: 2.8, opacity: 0.75 },
      { points: points('-0.6,-25 -1,-20 -1.2,-8'), width: 2.4, opacity: 0.6 },
    ],
  },
}
