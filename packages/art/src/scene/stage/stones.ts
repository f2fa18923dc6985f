import { ink, light, shade } from '../../draw/color.ts'
import { element, path } from '../../draw/svg.ts'
import { around, type StageTable, standing, times } from './part.ts'

const RUNES = [
  'M0 -20V20M0 -14L14 -4M0 0L14 10',
  'M0 -20V20M-12 -8L0 -20L12 -8',
  'M-10 -20V20M10 -20V20M-10 -10L10 10',
  'M0 -20V20M0 -4L12 -16M0 -4L-12 -16',
  'M-10 20V-20L10 -4L-10 8',
  'M-10 -20L10 20M10 -20L-10 20',
]

export const STONES: StageTable = {
  gravestone: standing({ color: '#6f7d8c', accent: '#4f6a4a', shadow: 56 }, (s, look) => {
    const tilt = look.variant === 'cross'
    const stone = tilt
      ? s.cloth(
          '/-14,0 -16,-90 -50,-90 -50,-116 -16,-116 -14,-160 14,-160 16,-116 50,-116 50,-90 16,-90 14,0',
          look.color,
          { lineWidth: 2.8, shades: ['/4,0 4,-164 60,-164 60,0'] },
        )
      : s.cloth('-52,0! -54,-100 -30,-140 0,-150 30,-140 54,-100 52,0!', look.color, {
          lineWidth: 2.8,
          shades: ['12,-156! 64,-100 60,6! 18,6! 24,-90'],
          folds: ['-36,-70 -20,-60 -26,-40', '10,-30 24,-44'],
        }) +
        times(3, (index) =>
          s.stroke(`-30,${-106 + index * 18} 24,${-106 + index * 18}`, 3.4, shade(look.color, 1.2), { opacity: 0.7 }),
        )
    return (
      stone +
      times(9, (index) =>
        s.blade(`${-56 + index * 14},4 ${-58 + index * 14},-8 ${-62 + index * 15},-24`, 9, look.accent, 'spike'),
      )
    )
  }),
  runestone: standing(
    { color: '#6a7080', accent: '#8ae0ff', shadow: 80 },
    (s, look) =>
      s.cloth('-70,4! -80,-120 -56,-220 -10,-260! 40,-230 74,-140 70,4!', look.color, {
        lineWidth: 3,
        shades: ['16,-264! 90,-160 80,10! 26,10! 40,-140'],
        folds: ['-60,-60 -40,-40', '30,-40 50,-70'],
      }) +
      RUNES.map((rune, index) =>
        s.place(
          -24 + (index % 2) * 36,
          -190 + Math.floor(index / 2) * 60,
          path(rune, 'none', { stroke: look.accent, 'stroke-width': 5, 'stroke-linecap': 'round' }),
        ),
      ).join('') +
      s.stroke('-58,-20 -64,-130 -44,-216 -8,-244', 4, light(look.color, 0.8), { opacity: 0.6 }),
  ),
  puppet: standing({ color: '#e8b880', accent: '#c0392b', third: '#2a6a8a' }, (s, look) => {
    const strings =
      s.stroke('-34,-250 -44,-120', 1.8, '#f4ecd8', { profile: 'flat' }) +
      s.stroke('34,-250 46,-150', 1.8, '#f4ecd8', { profile: 'flat' }) +
      s.stroke('0,-260 0,-190', 1.8, '#f4ecd8', { profile: 'flat' })
    const bar = s.rod([-60, -252], [60, -252], 10, '#8a5a34') + s.rod([0, -280], [0, -230], 10, '#8a5a34')
    const legs =
      s.cord('-14,-60 -22,-30 -16,0', 11, look.color) +
      s.cord('14,-60 26,-34 22,-4', 11, look.color) +
      s.oval(-20, 0, 14, 7, '#5a3422') +
      s.oval(26, -4, 14, 7, '#5a3422')
    const suit = s.cloth('-30,-56! -26,-118! 26,-118! 30,-56! 0,-48', look.accent, {
      lineWidth: 2.2,
      extra: s.disc(0, -100, 4, '#ffe9a0') + s.disc(0, -80, 4, '#ffe9a0'),
    })
    const arms =
      s.cord('-24,-112 -50,-90 -44,-120', 10, look.color) +
      s.cord('24,-112 54,-120 46,-150', 10, look.color) +
      s.disc(-44, -124, 7, look.color, ink(look.color), 2) +
      s.disc(46, -154, 7, look.color, ink(look.color), 2)
    const head =
      s.disc(0, -148, 28, look.color, ink(look.color), 2.6) +
      s.disc(-9, -152, 4, '#2a1a20') +
      s.disc(9, -152, 4, '#2a1a20') +
      s.stroke('-10,-136 0,-132 10,-136', 2.6, '#7a3a2a') +
      s.both((side) => side.disc(17, -140, 5, '#e88a7a'))
    return (
      strings +
      legs +
      arms +
      suit +
      head +
      s.cloth('-28,-160! 0,-230! 28,-160! 0,-168', look.third, { lineWidth: 2.4 }) +
      s.cloth('-26,-122! 0,-128 26,-122! 20,-110 0,-106 -20,-110', '#fdf6ee', { lineWidth: 2 }) +
      bar
    )
  }),
  pit: standing({ color: '#5a3f2a', accent: '#f0c244', size: 130 }, (s, look) => {
    const w = look.size
    const clod = (index: number) =>
      s.inked(
        `${around(0, 0, index * 0.42, w * 0.98, 0.36)} ${around(0, -14, index * 0.42 + 0.16, w * 1.1, 0.38)} ${around(0, 4, index * 0.42 + 0.34, w * 1.04, 0.38)}`,
        index % 2 ? look.color : light(look.color, 0.25),
        2.6,
      )
    const coins = times(7, (index) =>
      s.place(
        (index - 3) * w * 0.17,
        4 + (index % 3) * 9 - 8,
        s.oval(0, 0, 17, 9, look.accent, '#8a5a1a', 2.4) + s.oval(0, -1, 10, 5, light(look.accent, 0.9)),
      ),
    )
    const glow = s.canvas.radialGradient(
      [
        [0, look.accent, 0.8],
        [0.4, look.accent, 0.3],
        [1, look.accent, 0],
      ],
      0,
      -20,
      w * 1.8,
    )
    return (
      times(15, clod) +
      s.oval(0, 0, w, w * 0.34, shade(look.color, 2.4), shade(look.color, 3), 4) +
      coins +
      element('circle', { cy: -20, r: w * 1.8, fill: glow, style: 'mix-blend-mode:screen' })
    )
  }),
}
