import { group } from '../../draw/svg.ts'
import { standing, type StageTable } from './part.ts'

const FIGURE =
  '-300,820! -276,620 -200,480 -120,420! -146,392 -176,352! -168,312 -172,296 -190,284! -178,272 -192,258! -210,238! -196,206 -180,176 -182,154 -174,136! -204,138! -208,66 -224,14! -160,38 -116,0! -62,36 22,-6! 58,66 52,142! 78,206 92,270 78,346 150,384 262,474 316,620 340,820!'

/** The shadow of a cardinal in his biretta, thrown on a wall by a light from below. */
const cardinalShade = standing({ color: '#1a0612' }, (s, { color }) =>
  group(
    {},
    group({ opacity: 0.3, transform: 'translate(16 -14) scale(1.03)' }, s.fill(FIGURE, color)),
    group({ opacity: 0.93 }, s.fill(FIGURE, color), s.disc(-112, -2, 21, color)),
  ),
)

export const CAST_SHADOWS: StageTable = { 'cardinal-shade': cardinalShade }
