import { light, mix, shade } from '../../draw/color.ts'
import { flower } from '../../draw/plants.ts'
import { type StageTable, standing, times } from './part.ts'

const SPOTS = [
  [-56, -150, 17],
  [0, -186, 22],
  [54, -150, 18],
  [-14, -130, 13],
  [88, -128, 10],
  [-90, -122, 10],
] as const

export const FLORA: StageTable = {
  mushroom: standing({ color: '#e0485a', accent: '#fff5e8', shadow: 60 }, (s, look) => {
    const stem = s.cloth('-26,0! -18,-70 -22,-120! 22,-120! 18,-70 28,0!', '#f6ead8', {
      lineWidth: 2,
      shades: ['6,0! 6,-120! 40,-120! 40,0!'],
      folds: ['-8,-10 -6,-60', '8,-4 6,-50'],
    })
    const gills =
      s.inked('-96,-106! 0,-84 96,-106! 60,-118 -60,-118', '#ecd2c0', 2) +
      times(9, (index) => s.stroke(`${-76 + index * 19},-110 ${-48 + index * 12},-96`, 2, '#b89a8a'))
    const cap = s.cloth('-118,-108! -96,-180 0,-222 96,-180 118,-108! 60,-116 0,-106 -60,-116', look.color, {
      lineWidth: 2.4,
      shades: ['30,-230! 130,-180 124,-100! 0,-96! -100,-104! 0,-116 70,-130 60,-180'],
      extra: SPOTS.map(([x, y, r]) => s.oval(x, y, r, r * 0.8, look.accent)).join(''),
    })
    return stem + gills + cap + s.stroke('-70,-186 -30,-208 10,-212', 9, '#fff', { opacity: 0.5 })
  }),
  'lily-pads': standing({ color: '#3f8a5a', accent: '#f7b8d8', amount: 4, size: 90 }, (s, look) =>
    times(look.amount, (index) => {
      const [x, y] = [(look.random() - 0.5) * look.size * 4, (look.random() - 0.5) * look.size]
      const pad =
        s.oval(x, y, 46, 15, look.color, shade(look.color, 1.4), 2) +
        s.fill(`${x},${y}! ${x + 44},${y - 10}! ${x + 46},${y + 8}!`, shade(look.color, 1.6))
      return pad + (index % 2 ? '' : flower(x - 6, y - 10, 20, look.accent, 'lily'))
    }),
  ),
  lotus: standing({ color: '#f5a8c8', accent: '#ffe9a0', shadow: 50 }, (s, look) => {
    const petal = (line: string, tone = look.color) => s.blade(line, 34, tone)
    const back =
      petal('0,0 -50,-36 -70,-62', shade(look.color, 0.5)) +
      petal('0,0 50,-36 70,-62', shade(look.color, 0.5)) +
      petal('0,0 0,-50 0,-92', shade(look.color, 0.4))
    const front =
      petal('0,2 -34,-34 -38,-74') +
      petal('0,2 34,-34 38,-74') +
      petal('0,4 -60,-16 -92,-30') +
      petal('0,4 60,-16 92,-30')
    return (
      s.oval(0, 4, 96, 18, '#3f8a5a', '#1f4a3a', 3) +
      back +
      s.disc(0, -30, 14, look.accent) +
      front +
      s.blade('0,6 0,-20 0,-52', 40, light(look.color, 0.4))
    )
  }),
  reeds: standing({ color: '#7a8a4a', accent: '#6a4630', amount: 9, size: 90, tall: 200 }, (s, look) =>
    times(look.amount, (index) => {
      const x = ((index + 0.5) / look.amount - 0.5) * look.size * 2
      const [h, bend] = [look.tall * (0.6 + look.random() * 0.4), (look.random() - 0.5) * 60]
      const blade = s.blade(
        `${x},0 ${x + bend * 0.4},${-h * 0.6} ${x + bend},${-h}`,
        12,
        mix(look.color, shade(look.color, 0.8), look.random()),
        'spike',
      )
      if (index % 3) return blade
      return (
        blade +
        s.cord(`${x + 8},0 ${x + 10},${-h * 0.9}`, 4, look.color) +
        s.oval(x + 10, -h * 0.95, 8, 28, look.accent, shade(look.accent, 1.4), 2.5)
      )
    }),
  ),
  ferns: standing({ color: '#3f7a4a', amount: 9, size: 110, shadow: 60 }, (s, look) =>
    times(look.amount, (index) => {
      const along = index / Math.max(1, look.amount - 1) - 0.5
      const [x, y] = [along * look.size * 2, -look.size * (1.1 - Math.abs(along))]
      const tone = index % 2 ? look.color : shade(look.color, 0.7)
      const leaf = (step: number) => {
        const t = 0.25 + step * 0.1
        const [cx, cy] = [x * t, y * t * (1.6 - 0.6 * t)]
        const reach = 26 * (1.1 - t)
        return (
          s.blade(`${cx},${cy} ${cx - reach},${cy - 4} ${cx - reach * 1.6},${cy + 8}`, 9, tone) +
          s.blade(`${cx},${cy} ${cx + reach},${cy - 4} ${cx + reach * 1.6},${cy + 8}`, 9, tone)
        )
      }
      return times(8, leaf) + s.stroke(`0,0 ${x * 0.5},${y * 0.66} ${x},${y}`, 6, tone, { profile: 'out' })
    }),
  ),
  asphodel: standing({ color: '#e8e4f4', accent: '#7a8a7a', amount: 5, shadow: 40 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index - look.amount / 2) * 34 + look.random() * 14
      const h = 120 + look.random() * 70
      const blooms = times(7, (step) =>
        flower(x + (step % 2 ? 9 : -9), -h + step * 13, 11 - step * 0.4, look.color, 'lily'),
      )
      return (
        s.cord(`${x * 0.6},0 ${x},${-h}`, 4, look.accent) +
        s.blade(`${x * 0.6},0 ${x - 20},-40 ${x - 30},-76`, 10, look.accent) +
        blooms
      )
    }),
  ),
}
