import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

type Vision = (s: Sketch, color: string) => string

const ship: Vision = (s, c) =>
  s.fill('-52,6! -40,20 -18,34 20,34 44,18 58,-4! 20,8 -20,10', c) +
  s.stroke('-6,10 -6,-74', 5, c, { profile: 'even' }) +
  s.fill('-2,-74! 40,-44 44,-2! 16,-10 -2,-6!', c) +
  s.fill('-12,-66! -40,-30 -46,-4! -24,-8 -12,-4!', c)

const flyingBird: Vision = (s, c) =>
  s.fill('-14,10! -60,-16 -110,-52! -74,-54 -40,-44 -8,-18 0,-26 12,-18 44,-48 80,-58 112,-50! 64,-14 18,10!', c) +
  s.fill('-8,-4! 0,-34 16,-32 26,-24! 14,-18 12,0 20,44! 4,36 -10,46! -2,14', c)

const domes: Vision = (s, c) =>
  s.fill('-60,34! -60,0! -34,0! -30,-20 0,-46 0,-62! 0,-46 30,-20 34,0! 60,0! 60,34!', c) +
  [-52, 52]
    .map(
      (x) =>
        s.fill(`/${x - 7},34 ${x - 7},-34 ${x + 7},-34 ${x + 7},34`, c) +
        s.fill(`${x - 10},-34! ${x},-64! ${x + 10},-34!`, c),
    )
    .join('')

const carpet: Vision = (s, c) =>
  s.fill('-74,10! -40,22 0,8 40,20 78,2! 60,26 30,38 0,26 -40,40 -84,26!', c) +
  s.fill('-20,12! -24,-12 -12,-24 4,-22 14,-6 24,10!', c) +
  s.disc(-4, -36, 13, c) +
  s.fill('-20,-40! -4,-60 14,-40!', c)

const horse: Vision = (s, c) =>
  s.fill('-40,40! -36,0 -14,-34 -2,-66! 12,-46 36,-30 48,-8 36,4 14,-8 10,16 22,40!', c) +
  s.fill('-34,20! -70,0 -96,-40! -50,-34 -18,-10!', c)

const VISIONS = [
  [ship, -214, 40, 0.95, -14],
  [domes, -216, -128, 0.9, -10],
  [flyingBird, -76, -256, 0.86, -6],
  [carpet, 118, -250, 0.9, 10],
  [horse, 226, -96, 0.95, 6],
] as const

/** The tales themselves: figures of golden light on the smoke that rises from a lamp and winds about the head. */
const nightOfTales: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffd86a')
  const stream = '150,200 262,110 268,-60 196,-214 20,-296 -150,-266 -250,-140 -262,20 -214,150'
  const smoke = [
    [130, 0.16],
    [80, 0.2],
    [20, 0.6],
  ].map(([width = 0, opacity = 0]) => s.stroke(stream, width, light(c, 0.2), { profile: 'both', opacity, steps: 40 }))
  const visions = VISIONS.map(([vision, x, y, scale, degrees]) => {
    const halo = canvas.glow(
      [
        [0, shade(c, 1.6), 0.75],
        [0.55, shade(c, 1.2), 0.4],
        [1, c, 0],
      ],
      0,
      -10,
      96,
    )
    const own = new Sketch(canvas)
    const figure = own.place(1.5, 3, vision(own, '#8a4a10')) + vision(own, '#fff4c0')
    return s.place(x, y, halo + figure, scale, degrees)
  })
  return smoke.join('') + visions.join('')
}

/** Cut stones heaped in a dish. */
const gemHeap: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const stones: readonly (readonly [number, number, number, string])[] = [
    [-46, 0, 22, '#e8304a'],
    [46, 0, 22, '#4a8aff'],
    [0, 4, 24, '#3fd07a'],
    [-24, -28, 22, '#f2c23e'],
    [24, -30, 22, '#b85aff'],
    [0, -56, 24, '#ff6a8a'],
  ]
  const stone = ([x, y, r, c]: (typeof stones)[number]) => {
    const at = (points: readonly (readonly [number, number])[]) =>
      `/${points.map(([u, v]) => `${x + u * r},${y + v * r}`).join(' ')}`
    return (
      s.inked(
        at([
          [-1, -0.2],
          [-0.5, -0.9],
          [0.5, -0.9],
          [1, -0.2],
          [0, 1],
        ]),
        c,
        4,
      ) +
      s.fill(
        at([
          [-1, -0.2],
          [-0.4, -0.2],
          [-0.5, -0.9],
        ]),
        light(c, 1.2),
      ) +
      s.fill(
        at([
          [-0.4, -0.2],
          [0.4, -0.2],
          [0, 1],
        ]),
        light(c, 0.5),
      ) +
      s.fill(
        at([
          [0.4, -0.2],
          [1, -0.2],
          [0, 1],
        ]),
        shade(c, 0.9),
      ) +
      s.disc(x - r * 0.3, y - r * 0.5, r * 0.16, '#fff')
    )
  }
  return stones.map(stone).join('')
}

/** The giant bird of the voyages, its wings over the whole sky. */
const roc: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e0c89a')
  const dark = colorIn(options, 'dark', '#7a5a3a')
  const wing = s.both((half) => {
    const quills = Array.from({ length: 9 }, (_, index) => {
      const along = index / 8
      const [x, y] = [70 + along * 210, -40 - along * 26]
      return half.blade(
        `${x - 30},${y} ${x + 6},${y + 70} ${x + 30 + along * 50},${y + 150 - along * 60}`,
        52,
        index % 2 ? c : dark,
      )
    })
    const arm = half.cloth('10,-6! 80,-70 190,-104 320,-92! 260,-50 170,-30 80,16 20,40!', c, {
      folds: ['40,0 120,-46 240,-74', '60,14 140,-24 220,-48'],
    })
    return quills.join('') + arm
  })
  const head = s.cloth('-44,40! -50,-10 -34,-54 0,-66 34,-54 50,-10 44,40! 0,64', c, {
    shades: ['10,-66! 50,-50! 56,40! 10,64! 30,0'],
  })
  const face =
    s.both(
      (half) =>
        half.inked('8,-22! 26,-34 40,-20! 24,-10', '#ffd83a', 3) +
        half.disc(24, -21, 5, '#2a1408') +
        half.stroke('4,-28 26,-44 48,-28', 9, ink(dark), { profile: 'out' }),
    ) + s.cloth('-18,-14! 0,-22 18,-14! 14,18 0,52! -14,18', '#e8a83a', { shades: ['2,-22! 20,-14! 14,20 0,54!'] })
  const crest = [-2, -1, 0, 1, 2].map((i) =>
    s.blade(`${i * 12},-50 ${i * 20},-84 ${i * 30},-${116 - Math.abs(i) * 10}`, 24, dark),
  )
  return wing + crest.join('') + head + face
}

export const NIGHTS: PropTable = {
  'night-of-tales': nightOfTales,
  'gem-heap': gemHeap,
  roc,
}
