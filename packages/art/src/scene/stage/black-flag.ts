import { light, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { standing, type StageTable, times } from './part.ts'

/** A torn black flag with a skull over crossed bones, streaming to the right of its halyard at (0, 0). */
const blackFlag = standing({ color: '#15141c', accent: '#eef2ea' }, (s, { color, accent }) => {
  const cloth =
    '0,-210! 90,-246 190,-206 300,-236 400,-262 500,-214! 476,-176! 520,-150! 482,-96! 528,-40! 486,-6! 516,60! 470,92! 496,160! 400,146 300,178 190,150 90,196 0,170!'
  return (
    s.stroke('-4,-700 0,0 -4,700', 12, shade('#6a4a34', 0.8), { profile: 'even' }) +
    s.cloth(cloth, color, {
      gradient: '0,-220 420,180',
      shades: [
        '120,-250! 200,-206 190,150! 150,174 110,190! 150,0',
        '340,-246! 400,-262 410,146! 360,160 320,172! 372,0',
      ],
      lights: ['20,-212! 74,-238 66,188! 30,178! 40,0', '226,-214! 286,-232 280,172! 240,164! 254,0'],
    }) +
    s.place(236, -30, skullAndBones(s, accent), 1.05, -4)
  )
})

function skullAndBones(s: Sketch, bone: string): Svg {
  const dark = '#15141c'
  const limb = (degrees: number) =>
    s.place(
      0,
      84,
      s.stroke('-128,0 0,0 128,0', 22, bone, { profile: 'even' }) +
        s.both((half) => half.disc(132, -14, 17, bone) + half.disc(132, 14, 17, bone)),
      1,
      degrees,
    )
  return (
    limb(24) +
    limb(-24) +
    s.fill('-84,-30 -76,-92 -30,-124 30,-124 76,-92 84,-30 70,14 44,26! 42,66 0,76 -42,66 -44,26! -70,14', bone) +
    s.both((half) => half.fill('14,-28 34,-46 62,-36 66,-8 44,8 20,-2', dark)) +
    s.fill('0,-2! 13,24 0,20 -13,24', dark) +
    times(5, (index) => s.stroke(`${index * 15 - 30},40 ${index * 15 - 30},72`, 4, dark, { profile: 'even' })) +
    s.stroke('-60,-80 -36,-106 0,-114', 7, light(bone, 1), { opacity: 0.8 })
  )
}

export const BLACK_FLAG: StageTable = { 'black-flag': blackFlag }
