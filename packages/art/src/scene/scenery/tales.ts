import { shade } from '../../draw/color.ts'

import { type SceneryTable, createPart, repeat } from './part.ts'

export const TALES: SceneryTable = {
  braid: createPart({ color: '#f0c24a', accent: '#b888d8', tall: 460, size: 44, y: 200 }, (s, part) => {
    const w = part.size
    const count = Math.floor(part.tall / (w * 0.62))
    const knot = (index: number) => {
      const y = index * w * 0.62
      const x = Math.round(Math.sin(index * 0.5) * 8)
      return (
        s.cloth(
          `${x - w * 0.7},${y} ${x - w * 0.1},${y - w * 0.2} ${x + w * 0.3},${y + w * 0.4} ${x + w * 0.06},${y + w * 0.94} ${x - w * 0.54},${y + w * 0.5}`,
          part.color,
          {
            lineWidth: 2.4,
            folds: [`${x - w * 0.5},${y + 4} ${x},${y + w * 0.4}`],
            shades: [`${x - w * 0.6},${y + w * 0.5} ${x},${y + w * 0.6} ${x + w * 0.06},${y + w}`],
          },
        ) +
        s.cloth(
          `${x + w * 0.7},${y + w * 0.3} ${x + w * 0.14},${y + w * 0.1} ${x - w * 0.26},${y + w * 0.7} ${x},${y + w * 1.24} ${x + w * 0.56},${y + w * 0.8}`,
          shade(part.color, 0.25),
          { lineWidth: 2.4, folds: [`${x + w * 0.5},${y + w * 0.3} ${x},${y + w * 0.8}`] },
        )
      )
    }
    const flowers = repeat(Math.floor(count / 3), (index) =>
      s.place(
        index % 2 ? 18 : -18,
        index * w * 1.86 + 30,
        repeat(5, (petal) => s.oval(Math.cos(petal * 1.257) * 9, Math.sin(petal * 1.257) * 9, 7, 7, part.accent)) +
          s.disc(0, 0, 5, '#ffe9a0'),
      ),
    )
    return (
      repeat(count, knot) +
      s.blade(`0,${part.tall - 6} 10,${part.tall + 40} -6,${part.tall + 80}`, w, part.color, 'lock') +
      flowers +
      s.cord(`${-w * 0.6},${part.tall} ${w * 0.6},${part.tall}`, 11, part.accent)
    )
  }),
}
