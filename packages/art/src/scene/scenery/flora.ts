import { mix, shade } from '../../draw/color.ts'
import { drawFlower } from '../../draw/plants.ts'
import { type SceneryTable, createPart, repeat } from './part.ts'

export const FLORA: SceneryTable = {
  'lily-pads': createPart({ color: '#3f8a5a', accent: '#f7b8d8', amount: 4, size: 90 }, (s, look) =>
    repeat(look.amount, (index) => {
      const [x, y] = [(look.random() - 0.5) * look.size * 4, (look.random() - 0.5) * look.size]
      const pad =
        s.oval(x, y, 46, 15, look.color, shade(look.color, 1.4), 2) +
        s.fill(`${x},${y}! ${x + 44},${y - 10}! ${x + 46},${y + 8}!`, shade(look.color, 1.6))
      return pad + (index % 2 ? '' : drawFlower(x - 6, y - 10, 20, look.accent, 'lily'))
    }),
  ),

  reeds: createPart({ color: '#7a8a4a', accent: '#6a4630', amount: 9, size: 90, tall: 200 }, (s, look) =>
    repeat(look.amount, (index) => {
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

  asphodel: createPart({ color: '#e8e4f4', accent: '#7a8a7a', amount: 5, shadow: 40 }, (s, look) =>
    repeat(look.amount, (index) => {
      const x = (index - look.amount / 2) * 34 + look.random() * 14
      const h = 120 + look.random() * 70
      const blooms = repeat(7, (step) =>
        drawFlower(x + (step % 2 ? 9 : -9), -h + step * 13, 11 - step * 0.4, look.color, 'lily'),
      )
      return (
        s.cord(`${x * 0.6},0 ${x},${-h}`, 4, look.accent) +
        s.blade(`${x * 0.6},0 ${x - 20},-40 ${x - 30},-76`, 10, look.accent) +
        blooms
      )
    }),
  ),
}
