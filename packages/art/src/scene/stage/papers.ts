import { ink, light, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { path } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

export const PAPERS: StageTable = {
  scroll: standing({ color: '#f2e3c6', accent: '#8a5a34', size: 90 }, (s, look) => {
    const w = look.size
    const line = (index: number) =>
      s.stroke(
        `${-w * 0.7},${-84 + index * 15} 0,${-86 + index * 15} ${w * (0.3 + (index % 3) * 0.18)},${-84 + index * 15}`,
        3,
        '#7a5a4a',
        { opacity: 0.7 },
      )
    return (
      s.cloth(`${-w},-110! 0,-116 ${w},-108! ${w - 8},0! 0,-8 ${-w + 6},0!`, look.color, {
        lineWidth: 2.4,
        shades: [`${w * 0.6},-120! ${w + 10},-120! ${w},10! ${w * 0.7},10!`],
      }) +
      times(5, line) +
      s.cloth(`/${-w - 12},-124 ${w + 12},-122 ${w + 12},-102 ${-w - 12},-104`, light(look.color, 0.3), {
        lineWidth: 2.4,
      }) +
      s.cloth(`/${-w - 8},-6 ${w + 6},-8 ${w + 6},12 ${-w - 8},14`, shade(look.color, 0.4), { lineWidth: 2.4 }) +
      s.both(
        (side) =>
          side.disc(w + 14, -113, 9, look.accent, ink(look.accent), 2.4) +
          side.disc(w + 10, 3, 9, look.accent, ink(look.accent), 2.4),
      )
    )
  }),
  books: standing({ color: '#7b2d26', accent: '#e6bd55', amount: 4, shadow: 70 }, (s, look) => {
    const tones = [look.color, '#2f5d50', '#3a4a7a', '#8a6a3a', '#5a3a5a']
    return times(look.amount, (index) => {
      const y = -index * 26
      const shift = ((index * 37) % 26) - 13
      return s.cloth(
        `/${-66 + shift},${y} ${66 + shift},${y} ${66 + shift},${y - 24} ${-66 + shift},${y - 24}`,
        tones[index % 5] ?? look.color,
        {
          lineWidth: 2.2,
          extra:
            s.fill(
              `/${52 + shift},${y - 20} ${70 + shift},${y - 20} ${70 + shift},${y - 4} ${52 + shift},${y - 4}`,
              '#f4ecd8',
            ) + s.stroke(`${-50 + shift},${y} ${-50 + shift},${y - 24}`, 5, look.accent, { profile: 'flat' }),
        },
      )
    })
  }),
  paper: standing({ color: '#f6efdc', accent: '#5a4a4a', size: 60 }, (s, look) => {
    const w = look.size
    return (
      s.cloth(`/${-w},${-w * 1.2} ${w * 0.9},${-w * 1.3} ${w},0 ${-w * 0.9},${w * 0.1}`, look.color, {
        lineWidth: 2,
        folds: [`${w * 0.1},${-w * 1.2} ${w * 0.06},0`],
      }) +
      times(6, (index) =>
        s.stroke(
          `${-w * 0.7},${-w + index * w * 0.16} ${w * (0.2 + (index % 3) * 0.2)},${-w * 1.02 + index * w * 0.16}`,
          2.2,
          look.accent,
          { opacity: 0.75 },
        ),
      )
    )
  }),
  map: standing({ color: '#e8d8b0', accent: '#8e1b2e', size: 170 }, (s, look) => {
    const w = look.size
    const coast =
      s.stroke(`${-w * 0.7},-20 ${-w * 0.4},-70 ${-w * 0.1},-50 ${w * 0.2},-90 ${w * 0.6},-60`, 4, '#7a6a4a') +
      s.stroke(`${-w * 0.5},20 ${-w * 0.1},0 ${w * 0.3},24 ${w * 0.7},0`, 3, '#6a8aa0')
    const route = times(9, (index) =>
      s.disc(-w * 0.6 + index * w * 0.13, -10 - Math.round(Math.sin(index) * 18), 4, look.accent),
    )
    return (
      s.cloth(`${-w},-100! 0,-116 ${w},-100! ${w + 16},50! 0,36 ${-w - 16},54!`, look.color, {
        lineWidth: 2.6,
        folds: [`${-w * 0.34},-104 ${-w * 0.36},40`, `${w * 0.34},-104 ${w * 0.36},40`],
      }) +
      coast +
      route +
      s.stroke(`${w * 0.52},-30 ${w * 0.66},-6`, 6, look.accent) +
      s.stroke(`${w * 0.66},-30 ${w * 0.52},-6`, 6, look.accent) +
      path(star(-w * 0.72, 20, 24, { points: 8, waist: 0.4 }), '#7a6a4a')
    )
  }),
  bottle: standing(
    { color: '#8a5ad0', accent: '#c89a5a', shadow: 30 },
    (s, look) =>
      s.cloth('-28,0! -30,-60 -12,-92 -11,-120! 11,-120! 12,-92 30,-60 28,0!', look.color, {
        lineWidth: 2.6,
        shades: ['8,-120! 34,-60 32,4! 8,4!'],
      }) +
      s.stroke('-20,-10 -20,-60 -8,-90', 6, '#fff', { opacity: 0.6 }) +
      s.inked('/-12,-140 12,-140 10,-118 -10,-118', look.accent, 2.6) +
      s.cord('12,-104 36,-90 40,-70', 2.4, '#f4ecd8') +
      s.inked('/26,-72 58,-66 52,-36 22,-44', '#fdf6e4', 2.4),
  ),
  flask: standing({ color: '#6ad0c0', accent: '#dfeef4', shadow: 36 }, (s, look) => {
    const glass = '-14,-120! -14,-76 -52,-16 -40,0! 40,0! 52,-16 14,-76 14,-120!'
    return (
      path(s.shape(glass), look.accent, { opacity: 0.5, stroke: '#5a7a8a', 'stroke-width': 4 }) +
      s.fill('-34,-46 -52,-14 -40,-2! 40,-2! 52,-14 34,-46 0,-40', look.color, 0.9) +
      s.oval(0, -46, 33, 6, light(look.color, 0.8)) +
      s.disc(-12, -22, 6, '#fff', undefined) +
      s.disc(10, -30, 4, '#fff') +
      s.stroke('-38,-16 -14,-66 -8,-110', 4, '#fff', { opacity: 0.8 }) +
      s.inked('/-18,-128 18,-128 18,-118 -18,-118', look.accent, 3)
    )
  }),
  potion: standing({ color: '#6adf8a', accent: '#8a6ad8', amount: 3 }, (s, look) =>
    times(look.amount, (index) =>
      s.place(
        (index - (look.amount - 1) / 2) * 74,
        0,
        s.disc(0, -30, 28, [look.color, look.accent, '#e8704a'][index % 3] ?? look.color, '#3a4a5a', 3) +
          s.inked('/-9,-58 9,-58 9,-92 -9,-92', '#dfeef4', 3) +
          s.disc(-8, -38, 6, '#fff') +
          s.inked('/-12,-104 12,-104 10,-90 -10,-90', '#c89a5a', 2.4),
        0.9 + (index % 2) * 0.2,
      ),
    ),
  ),
}
