import { ink, light, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { path } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

export const DECKS: StageTable = {
  rigging: standing({ color: '#4a3426', accent: '#c8a878', y: 0, tall: 620 }, (s, look) => {
    const h = look.tall
    const ropes = times(5, (index) =>
      s.stroke(`${30 + index * 8},0 ${70 + index * 40},${h}`, 4, look.accent, { profile: 'flat' }),
    )
    const rungs = times(14, (index) =>
      s.stroke(
        `${32 + index * 3},${(index + 1) * (h / 15)} ${66 + index * 14},${(index + 1) * (h / 15)}`,
        3.4,
        look.accent,
        { profile: 'flat' },
      ),
    )
    return (
      s.rod([0, -40], [0, h + 40], 34, look.color) +
      s.rod([-190, 90], [230, 70], 15, shade(look.color, 0.4)) +
      ropes +
      rungs +
      s.cord('-180,92 -120,220 -10,300', 3, look.accent)
    )
  }),
  'ship-rail': standing({ color: '#7a5230', accent: '#e8b84a', size: 620 }, (s, look) => {
    const w = look.size
    const post = (index: number) =>
      s.cloth(
        `${-w + index * 62 - 9},0! ${-w + index * 62 - 15},-40 ${-w + index * 62 - 8},-84! ${-w + index * 62 + 8},-84! ${-w + index * 62 + 15},-40 ${-w + index * 62 + 9},0!`,
        look.color,
        { lineWidth: 2 },
      )
    return (
      times(Math.floor((w * 2) / 62) + 1, post) +
      s.cloth(`/${-w},-84 ${w},-84 ${w},-106 ${-w},-106`, light(look.color, 0.2), { lineWidth: 2.4 }) +
      s.trim(`${-w},-96 ${w},-96`, 5, look.accent)
    )
  }),
  barrel: standing({ color: '#8a5a34', accent: '#6a7284', shadow: 60 }, (s, look) => {
    const stave = (index: number) =>
      `2.4 flat | ${-36 + index * 18},-128 ${-44 + index * 22},-66 ${-36 + index * 18},-4`
    return (
      s.cloth('-44,0! -60,-66 -44,-132! 44,-132! 60,-66 44,0!', look.color, {
        lineWidth: 2.8,
        folds: [0, 1, 2, 3, 4].map(stave),
        shades: ['14,-136! 70,-66 44,4! 10,4! 28,-66'],
      }) +
      s.oval(0, -132, 44, 11, shade(look.color, 0.8), ink(look.color), 2.8) +
      s.trim('-54,-100 0,-94 54,-100', 9, look.accent) +
      s.trim('-54,-32 0,-26 54,-32', 9, look.accent)
    )
  }),
  plank: standing(
    { color: '#9a6a3e', size: 200 },
    (s, look) =>
      s.cloth(`/${-look.size},-12 ${look.size},-30 ${look.size + 6},-8 ${-look.size},16`, look.color, {
        lineWidth: 2.6,
        folds: [`${-look.size + 20},2 0,-8 ${look.size - 20},-18`, `${-look.size + 60},8 ${look.size * 0.4},-8`],
      }) +
      s.disc(-look.size + 20, 0, 4, '#3a2a20') +
      s.disc(-look.size + 20, 8, 4, '#3a2a20'),
  ),
  flag: standing({ color: '#231c2c', accent: '#ffffff', tall: 260 }, (s, look) => {
    const h = look.tall
    const wave = `6,${-h}! 70,${-h - 16} 130,${-h + 6} 200,${-h - 8}! 190,${-h + 90}! 130,${-h + 104} 70,${-h + 84} 6,${-h + 100}!`
    return (
      s.rod([0, 0], [0, -h - 14], 9, '#6b4b2a') +
      s.disc(0, -h - 20, 9, '#e0b84c', ink('#e0b84c'), 2.4) +
      s.cloth(wave, look.color, {
        lineWidth: 2.4,
        folds: [`60,${-h} 70,${-h + 50} 60,${-h + 90}`, `140,${-h + 10} 146,${-h + 60}`],
        extra: path(star(100, -h + 48, 26, { points: 5, waist: 0.45 }), look.accent),
      })
    )
  }),
}
