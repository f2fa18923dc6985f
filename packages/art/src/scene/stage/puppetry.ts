import { ink, light, shade } from '../../draw/color.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type StageTable, standing, times } from './part.ts'

export const PUPPETRY: StageTable = {
  strings: across({ color: '#f4ecd8', accent: '#8a5a34', amount: 4, y: 0, tall: 420 }, (canvas, look) => {
    const s = new Sketch(canvas)
    return times(look.amount, (index) => {
      const x = ((index + 0.5) / look.amount) * look.picture.width
      const sway = (look.random() - 0.5) * 60
      const bar = s.place(
        x,
        look.y + 40 + (index % 2) * 26,
        s.rod([-76, 0], [76, -10], 13, look.accent) + s.rod([-4, -34], [4, 34], 13, look.accent),
      )
      return (
        [-66, -22, 22, 66]
          .map((dx) =>
            s.stroke(
              `${x + dx},${look.y + 50} ${x + dx + sway * 0.5},${look.y + look.tall * 0.5} ${x + dx * 0.6 + sway},${look.y + look.tall}`,
              2.2,
              look.color,
              { profile: 'flat' },
            ),
          )
          .join('') +
        s.stroke(`${x},${look.y - 20} ${x},${look.y + 40}`, 3, look.color, { profile: 'flat' }) +
        bar
      )
    })
  }),
  log: standing({ color: '#a8743e', accent: '#e8c890', size: 170, shadow: 170 }, (s, look) => {
    const w = look.size
    return (
      s.cloth(`${-w},-70! ${w},-62! ${w + 16},-30 ${w},0! ${-w},4! ${-w - 22},-34`, look.color, {
        lineWidth: 3,
        folds: [
          `${-w + 20},-54 0,-46 ${w - 20},-50`,
          `${-w + 10},-30 0,-26 ${w - 40},-30`,
          `${-w + 40},-10 20,-8 ${w},-12`,
        ],
        shades: [`${-w},-16! 0,-12 ${w + 20},-18! ${w},8! ${-w},10!`],
      }) +
      s.oval(-w, -33, 24, 37, look.accent, ink(look.color), 3) +
      s.oval(-w, -33, 14, 22, 'none', look.color, 3) +
      s.oval(-w, -33, 5, 8, look.color) +
      s.cord(`${w * 0.3},-64 ${w * 0.42},-100`, 18, look.color, 'out')
    )
  }),
  'talking-log': standing(
    { color: '#c98b4b', accent: '#e8c890', shadow: 90 },
    (s, look) =>
      s.cloth('-70,0! -78,-110 -70,-220! 70,-220! 78,-110 70,0!', look.color, {
        lineWidth: 3,
        folds: ['-50,-30 -54,-110 -48,-200', '46,-40 52,-120 44,-204', '-20,-40 -24,-70'],
        shades: ['30,-226! 90,-110 76,6! 34,6! 44,-110'],
      }) +
      s.oval(0, -220, 70, 22, look.accent, ink(look.color), 3) +
      s.oval(0, -220, 40, 12, 'none', look.color, 3) +
      s.both(
        (side) =>
          side.oval(26, -140, 13, 17, '#fdf6e8', ink(look.color), 2.6) +
          side.disc(25, -138, 7, '#3a2418') +
          side.stroke('12,-166 28,-172 42,-164', 4, ink(look.color)),
      ) +
      s.cord('0,-124 34,-118 92,-132', 15, look.accent, 'out') +
      s.inked('-34,-92! 0,-84 34,-92! 20,-66 -20,-66', '#6a2418', 2.4),
  ),
  shavings: standing({ color: '#f0d09a', amount: 9, size: 120 }, (s, look) =>
    times(look.amount, () => {
      const [x, y] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * 34]
      return s.place(
        x,
        y,
        s.cord('-22,0 -12,-22 10,-20 10,0 -4,2 -2,-12', 7, look.color, 'out'),
        0.6 + look.random() * 0.7,
        Math.round(look.random() * 90 - 45),
      )
    }),
  ),
  leaves: across({ color: '#1f5a34', accent: '#3f8a44', amount: 16, y: 0, variant: 'corner' }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = look.picture
    return times(look.amount, (index) => {
      const left = index % 2 === 0
      const share = Math.floor(index / 2) / Math.max(1, look.amount / 2 - 1)
      const root = left ? -30 : w + 30
      const y = look.variant === 'floor' ? h + 20 : look.y + share * h
      const x = look.variant === 'floor' ? (index / look.amount) * w : root
      const reach = 120 + look.random() * 150
      const turn =
        look.variant === 'floor'
          ? -Math.PI / 2 + (look.random() - 0.5) * 1.6
          : (left ? 0.1 : Math.PI - 0.1) + (look.random() - 0.5) * 1.3
      const [dx, dy] = [Math.round(Math.cos(turn) * reach), Math.round(Math.sin(turn) * reach)]
      const tone = index % 3 ? look.color : look.accent
      const rib = s.stroke(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 4, light(tone, 0.7), {
        profile: 'out',
      })
      return s.blade(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 74, tone) + rib
    })
  }),
  idol: standing(
    { color: '#6a7468', accent: '#4f8a4a', shadow: 110 },
    (s, look) =>
      s.cloth('-100,0! -104,-60 -70,-90 -74,-170 -50,-230 0,-250 50,-230 74,-170 70,-90 104,-60 100,0!', look.color, {
        lineWidth: 3,
        shades: ['20,-256! 80,-230 84,-90 116,-50 106,6! 40,6! 50,-100'],
      }) +
      s.both(
        (side) =>
          side.oval(26, -184, 15, 9, shade(look.color, 1.8)) +
          side.stroke('10,-204 28,-212 46,-204', 5, shade(look.color, 1.6)) +
          side.cord('60,-80 40,-40 10,-46', 17, look.color) +
          side.ring(66, -170, 12, 6, look.color),
      ) +
      s.stroke('0,-184 -8,-156 6,-152', 4, shade(look.color, 1.6)) +
      s.stroke('-22,-134 0,-126 22,-134', 6, shade(look.color, 1.8)) +
      s.fill('-60,-226 -30,-262 0,-300! 30,-262 60,-226 0,-244', light(look.color, 0.2)) +
      times(9, (index) => s.oval(-80 + ((index * 53) % 160), -20 - ((index * 71) % 200), 15, 6, look.accent)) +
      s.stroke('-90,-40 -60,-100 -70,-170', 9, look.accent, { opacity: 0.8 }),
  ),
  monkeys: standing({ color: '#3a3040', amount: 3, size: 110 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - (look.amount - 1) / 2) * look.size
      return s.place(
        x,
        0,
        s.cord('20,-10 60,-6 66,-50 50,-70', 7, look.color) +
          s.inked('-30,0 -34,-40 -14,-70 14,-70 34,-40 30,0', look.color, 2) +
          s.disc(0, -88, 26, look.color) +
          s.disc(-25, -90, 9, look.color) +
          s.disc(25, -90, 9, look.color) +
          s.oval(0, -82, 17, 15, light(look.color, 1)) +
          s.disc(-7, -88, 3.4, '#ffd83a') +
          s.disc(7, -88, 3.4, '#ffd83a') +
          s.cord('-24,-56 -40,-30 -20,-8', 9, look.color),
        0.8 + look.random() * 0.4,
      )
    }),
  ),
}
