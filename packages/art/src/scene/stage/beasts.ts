import { ink, light, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

/** Beasts on the ground, and what is seen of beasts in the dark. */
export const BEASTS: StageTable = {
  eyes: standing({ color: '#ffb03a', accent: '#1a0a14', variant: 'slit', size: 30 }, (s, look) => {
    const r = look.size
    const glow = s.canvas.radialGradient(
      [
        [0, look.color, 0.55],
        [0.4, look.color, 0.2],
        [1, look.color, 0],
      ],
      0,
      0,
      r * 5,
    )
    const eye = s.both((side) => {
      const lid = `${r * 0.35},${r * 0.16}! ${r * 0.9},${-r * 0.44} ${r * 1.9},${-r * 0.62}! ${r * 1.7},${r * 0.1} ${r},${r * 0.44}`
      const pupil =
        look.variant === 'round'
          ? side.disc(r * 1.12, -r * 0.02, r * 0.3, look.accent)
          : side.oval(r * 1.12, -r * 0.04, r * 0.12, r * 0.42, look.accent)
      return (
        side.inked(lid, look.color, r * 0.14, look.accent) +
        side.clipped(lid, side.disc(r * 1.12, -r * 0.04, r * 0.5, light(look.color, 1.2)) + pupil) +
        side.disc(r * 0.96, -r * 0.2, r * 0.1, '#fff')
      )
    })
    return element('circle', { r: r * 5, fill: glow, style: 'mix-blend-mode:screen' }) + eye
  }),
  wolf: standing({ color: '#5a5f78', accent: '#ffd83a', shadow: 100 }, (s, look) => {
    const tail = s.cloth('70,-20! 130,-30 160,-70 150,-110! 176,-60 160,-4 80,4!', look.color, { lineWidth: 2.4 })
    const body = s.cloth(
      '-60,0! -64,-60 -58,-120 -66,-150 -20,-176 40,-150 90,-90 104,-30 90,0! 40,4 20,-6 0,2 -30,-4',
      look.color,
      {
        lineWidth: 2.6,
        shades: ['30,-160! 100,-90 114,-20 100,6! 40,6! 60,-60'],
        lights: ['-56,-110! -30,-150! -20,-100 -34,-50 -50,-60'],
        folds: ['50,-8 34,-50 60,-84', '-30,-6 -26,-60', '-8,-4 -8,-50'],
      },
    )
    const chest = times(5, (index) =>
      s.blade(
        `${-52 + index * 9},${-130 + index * 6} ${-50 + index * 8},${-104 + index * 8} ${-56 + index * 10},${-74 + index * 7}`,
        18,
        light(look.color, 0.7),
      ),
    )
    const ears =
      s.cloth('-84,-204! -82,-250! -56,-216!', look.color, { lineWidth: 2.2 }) +
      s.cloth('-52,-214! -38,-256! -22,-204!', look.color, { lineWidth: 2.2 }) +
      s.fill('-46,-216! -38,-240! -30,-210!', '#8a5a68')
    const head = s.cloth(
      '-96,-190 -70,-220 -30,-214 -10,-180 -24,-150 -60,-140 -86,-142 -128,-148! -136,-160 -112,-172',
      look.color,
      { lineWidth: 2.6, shades: ['-20,-210! 0,-170 -24,-140 -60,-136! -34,-170'] },
    )
    const face =
      s.fill('-128,-148 -100,-154 -70,-146 -60,-140 -90,-138', light(look.color, 0.8)) +
      s.oval(-130, -158, 8, 6, '#1d1824') +
      s.fill('-88,-184! -70,-190 -58,-182! -72,-176', look.accent) +
      s.disc(-74, -183, 3.4, '#1a1020') +
      s.stroke('-96,-194 -76,-200 -54,-190', 4, ink(look.color)) +
      s.stroke('-126,-148 -96,-144 -70,-150', 2.6, ink(look.color))
    const paws =
      s.oval(-48, -2, 24, 9, look.color, ink(look.color), 2.4) +
      s.oval(-8, 0, 22, 8, look.color, ink(look.color), 2.4) +
      s.oval(66, 0, 34, 10, look.color, ink(look.color), 2.4)
    return tail + body + chest + paws + ears + head + face
  }),
  'wolf-howl': standing({ color: '#2a2c44', shadow: 80 }, (s, look) => {
    const body =
      '-50,0! -56,-70 -46,-130 -50,-170 -96,-230 -118,-262! -84,-256 -66,-252! -62,-276! -48,-250 -24,-236 -4,-196 40,-130 80,-70 92,-10 80,2! 60,0 50,-30 20,-20 10,0 -10,2! -14,-30 -24,0'
    const tail = '70,-8! 120,-10 150,-50 160,-40 140,8 80,4!'
    return (
      s.inked(tail, look.color, 2.4) +
      s.inked(body, look.color, 2.6) +
      s.stroke('-100,-246 -70,-232 -40,-220', 3, light(look.color, 0.9), { opacity: 0.6 }) +
      s.stroke('-46,-170 -40,-100 -36,-30', 5, light(look.color, 0.7), { opacity: 0.5 }) +
      s.fill('-84,-246! -74,-250 -68,-244!', '#ffd83a')
    )
  }),
  'wolf-head': standing({ color: '#4a4f68', accent: '#ffd83a' }, (s, look) => {
    const ruff = times(10, (index) => {
      const side = index % 2 ? 1 : -1
      const step = Math.floor(index / 2)
      return s.blade(
        `${side * 50},${-70 + step * 10} ${side * (96 - step * 6)},${-40 + step * 18} ${side * (122 - step * 18)},${-10 + step * 20}`,
        42,
        shade(look.color, step % 2 ? 0.5 : 0),
      )
    })
    const ears = s.both(
      (side) =>
        side.cloth('26,-136! 58,-204 84,-230! 98,-164 88,-100!', look.color, {}) +
        side.fill('44,-146! 66,-192 78,-206! 86,-156 78,-120!', '#8a5a68'),
    )
    const head = s.cloth(
      '-88,-110 -60,-154 0,-164 60,-154 88,-110 84,-54 48,-24 30,12 0,24 -30,12 -48,-24 -84,-54',
      look.color,
      { shades: ['20,-170! 100,-120 90,-50 50,-20 30,30! 8,30! 24,-40 40,-100'] },
    )
    const muzzle = s.fill(
      '-84,-60! -40,-72 -22,-50 0,-56 22,-50 40,-72 84,-60! 48,-20 30,14 0,26 -30,14 -48,-20',
      light(look.color, 0.8),
    )
    const eyes = s.both(
      (side) =>
        side.inked('22,-94! 40,-110 64,-110! 54,-88 36,-84', look.accent, 3, ink(look.color)) +
        side.oval(44, -96, 4, 8, '#1a1020') +
        side.stroke('14,-106 40,-120 70,-120', 6, ink(look.color), { profile: 'out' }),
    )
    const fangs = s.both((side) => side.fill('14,-2! 22,0! 17,18!', '#fff'))
    return (
      ruff +
      ears +
      head +
      muzzle +
      eyes +
      s.oval(0, -34, 19, 14, '#1d1824') +
      s.oval(-5, -39, 6, 3.4, '#fff') +
      s.stroke('-40,-12 -16,4 0,-4 16,4 40,-12', 4, ink(look.color)) +
      fangs
    )
  }),
  mouse: standing({ color: '#a8a0a8', accent: '#f0b8c0', shadow: 34 }, (s, look) => {
    const tail = s.cord('30,-8 70,-2 90,-24 120,-20', 4, look.accent)
    const body = s.cloth('-44,-14! -30,-36 0,-44 34,-34 44,-10 30,0 -24,0 -40,-6', look.color, {
      lineWidth: 2.2,
      shades: ['4,-46! 50,-30 50,4! 10,4! 24,-14'],
    })
    return (
      tail +
      body +
      s.disc(-14, -42, 13, look.color, ink(look.color), 2.4) +
      s.disc(-14, -42, 8, look.accent) +
      s.disc(-30, -24, 3.6, '#1a1020') +
      s.disc(-31, -25.4, 1.2, '#fff') +
      s.disc(-45, -13, 4, '#e07a8a') +
      s.stroke('-40,-10 -58,-4', 1.6, '#6a5a6a') +
      s.stroke('-40,-12 -60,-12', 1.6, '#6a5a6a') +
      s.oval(-14, 0, 10, 4, look.accent) +
      s.oval(20, 0, 12, 4, look.accent)
    )
  }),
}
