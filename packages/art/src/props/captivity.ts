import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A hollow oak that closes round whoever sleeps in it; the hollow is about (0, 0). */
const oakTrunk: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const bark = colorIn(options, 'color', '#7a5a3c')
  const hollow = '-196,470! -214,200 -206,-60 -150,-230 -40,-300 60,-296 166,-220 212,-50 216,200 200,470!'
  const ridges = s.both((half) =>
    [
      '224,460 234,220 228,-40 206,-180',
      '252,460 262,240 254,-20 236,-190 200,-280',
      '282,460 286,200 276,-60 262,-220',
    ]
      .map((line) => half.stroke(line, 9, ink(bark), { opacity: 0.75 }))
      .join(''),
  )
  const grain = [
    '-190,-560 -176,-420 -120,-340 -40,-326',
    '-110,-560 -100,-450 -60,-380 10,-350',
    '-30,-560 -16,-470 10,-410 40,-376',
    '60,-560 66,-470 90,-390 130,-330',
    '150,-560 150,-440 180,-340 220,-270',
    '-260,-560 -250,-400 -210,-290 -190,-220',
  ].map((line) => s.stroke(line, 9, ink(bark), { opacity: 0.55 }))
  const knots =
    s.inked('-268,60 -250,30 -230,52 -238,92 -260,96', shade(bark, 1.4), 4) +
    s.oval(248, -110, 15, 24, shade(bark, 1.8), ink(bark), 4)
  return (
    s.cloth(
      '-330,500! -320,100 -300,-160 -330,-300 -300,-400 -320,-560! 330,-560! 300,-420 320,-310 306,-150 322,100 330,500!',
      bark,
      {
        gradient: '-300,0 300,0',
        shades: ['120,-560! 340,-560! 340,500! 230,500! 240,-100'],
      },
    ) +
    ridges +
    grain.join('') +
    knots +
    s.inked(hollow, '#241c2a', 8, shade(bark, 1.8)) +
    s.stroke('-190,400 -206,140 -196,-60 -140,-220 -30,-288', 9, light(bark, 0.6), { opacity: 0.8 })
  )
}

/** Roots that have grown across a sleeper. */
const oakRoots: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const bark = colorIn(options, 'color', '#7a5a3c')
  const moss = colorIn(options, 'leaf', '#8aa83a')
  const tufts = ['-150,40', '-60,66', '40,58', '130,22'].map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return s.inked(
      `${x - 30},${y + 6} ${x - 14},${y - 12} ${x + 8},${y - 14} ${x + 30},${y + 4} ${x},${y + 12}`,
      moss,
      3,
    )
  })
  const leaf = (line: string) => s.blade(line, 24, light(moss, 0.2))
  return (
    s.cord('-330,-60 -200,30 -60,80 80,64 200,4 330,-70', 46, bark) +
    s.stroke('-300,-50 -190,24 -50,68 80,54', 6, light(bark, 0.7), { opacity: 0.7 }) +
    s.cord('-330,120 -160,110 0,150 160,120 330,140', 40, shade(bark, 0.4)) +
    s.cord('-90,70 -110,10 -90,-50', 15, bark, 'out') +
    s.cord('150,30 176,-30 160,-80', 14, bark, 'out') +
    tufts.join('') +
    leaf('-90,-46 -70,-70 -46,-76') +
    leaf('-92,-40 -116,-60 -136,-60') +
    leaf('160,-76 180,-96 206,-98') +
    leaf('160,-70 140,-94 116,-96')
  )
}

/** The rail of a hurdle cart, before the one who rides in it. */
const cartRail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a6440')
  const posts = [-250, -130, -10, 110, 230].map((x) => s.rod([x, -40], [x + 6, 200], 26, shade(wood, 0.3)))
  const wattle = [40, 84, 128].map((y) =>
    s.cord(`-330,${y} -190,${y + 14} -70,${y - 4} 50,${y + 14} 170,${y - 4} 330,${y + 12}`, 17, light(wood, 0.15)),
  )
  return (
    posts.join('') +
    wattle.join('') +
    s.rod([-330, -10], [330, 6], 34, wood) +
    s.stroke('-320,-18 0,-8 320,0', 4, light(wood, 1))
  )
}

/** A knight's helm off the head; its middle is at (0, 0). */
const heldHelm: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#b4bece')
  const plume = colorIn(options, 'plume', '#f4f4fa')
  const feathers = ['20,-96 70,-160 140,-150 180,-90', '10,-98 40,-180 110,-200 170,-160'].map((line) =>
    s.blade(line, 44, plume),
  )
  return (
    feathers.join('') +
    s.metal('-90,90! -100,0 -76,-74 0,-104 76,-74 100,0 90,90! 40,104 -40,104', steel, {
      gradient: '-90,-40 90,40',
      shines: ['8 both | -70,40 -76,-10 -54,-62'],
    }) +
    s.metal('-96,-6! -40,-34 0,-40 40,-34 96,-6! 84,40 0,70! -84,40', light(steel, 0.25), {
      gradient: '-90,-20 90,40',
    }) +
    s.both((half) => half.fill('/12,-8 76,2 76,12 12,4', '#22243a')) +
    s.both((half) => [20, 38, 56].map((x) => half.disc(x, 28 - x * 0.1, 4, '#22243a')).join('')) +
    s.both((half) => half.disc(92, -8, 10, '#e6bd55', '#5a3a1a', 3)) +
    s.stroke('-84,60 -40,86 0,92', 5, ink(steel), { opacity: 0.5 })
  )
}

export const CAPTIVITY: PropTable = {
  'oak-trunk': oakTrunk,
  'oak-roots': oakRoots,
  'cart-rail': cartRail,
  'held-helm': heldHelm,
}
