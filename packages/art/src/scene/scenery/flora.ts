import { mix, shade } from '../../draw/color.ts'
import { drawFlower, drawSmallFlower } from '../../draw/plants.ts'
import { type SceneryTable, createPart, repeat } from './part.ts'

export const FLORA: SceneryTable = {
  'lily-pads': createPart({ color: '#3f8a5a', accent: '#f7b8d8', amount: 4, size: 90 }, (s, part) =>
    repeat(part.amount, (index) => {
      const [x, y] = [(part.random() - 0.5) * part.size * 4, (part.random() - 0.5) * part.size]
      const pad =
        s.oval(x, y, 46, 15, part.color, shade(part.color, 1.4), 2) +
        s.fill(`${x},${y}! ${x + 44},${y - 10}! ${x + 46},${y + 8}!`, shade(part.color, 1.6))
      return pad + (index % 2 ? '' : drawFlower(x - 6, y - 10, 20, part.accent, 'lily'))
    }),
  ),

  reeds: createPart({ color: '#7a8a4a', accent: '#6a4630', amount: 9, size: 90, tall: 200 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = ((index + 0.5) / part.amount - 0.5) * part.size * 2
      const [h, bend] = [part.tall * (0.6 + part.random() * 0.4), (part.random() - 0.5) * 60]
      const blade = s.blade(
        `${x},0 ${x + bend * 0.4},${-h * 0.6} ${x + bend},${-h}`,
        12,
        mix(part.color, shade(part.color, 0.8), part.random()),
        'spike',
      )
      if (index % 3) return blade
      return (
        blade +
        s.cord(`${x + 8},0 ${x + 10},${-h * 0.9}`, 4, part.color) +
        s.oval(x + 10, -h * 0.95, 8, 28, part.accent, shade(part.accent, 1.4), 2.5)
      )
    }),
  ),

  asphodel: createPart({ color: '#e8e4f4', accent: '#7a8a7a', amount: 5, shadow: 40 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - part.amount / 2) * 34 + part.random() * 14
      const h = 120 + part.random() * 70
      const blooms = repeat(7, (step) =>
        drawSmallFlower(x + (step % 2 ? 9 : -9), -h + step * 13, 11 - step * 0.4, part.color),
      )
      return (
        s.cord(`${x * 0.6},0 ${x},${-h}`, 4, part.accent) +
        s.blade(`${x * 0.6},0 ${x - 20},-40 ${x - 30},-76`, 10, part.accent) +
        blooms
      )
    }),
  ),
}
