import { shade } from '../../draw/color.ts'

import { type SceneryTable, createPart, repeat } from './part.ts'

export const HEARTH: SceneryTable = {
  bookshelf: createPart({ color: '#5a3a2a', size: 130, amount: 4, shadow: 130 }, (s, part) => {
    const { size: w } = part
    const tones = ['#7b2d26', '#2f5d50', '#c7a76c', '#3a4a7a', '#6a4a6a', '#a8845a']
    const shelf = (row: number) => {
      const y = -20 - row * 96
      const books = repeat(11, (index) => {
        const [bw, bh] = [(w * 1.84) / 11 - 2, 56 + part.random() * 26]
        const x = -w * 0.92 + index * ((w * 1.84) / 11)
        const tone = tones[(index + row * 2) % tones.length] ?? '#7b2d26'
        return s.cloth(`/${x},${y} ${x},${y - bh} ${x + bw},${y - bh} ${x + bw},${y}`, tone, {
          lineWidth: 1.3,
          folds: [
            `2 flat | ${x + 2},${y - bh + 12} ${x + bw - 2},${y - bh + 12}`,
            `2 flat | ${x + 2},${y - 12} ${x + bw - 2},${y - 12}`,
          ],
        })
      })
      return books + s.cloth(`/${-w},${y} ${w},${y} ${w},${y + 12} ${-w},${y + 12}`, part.color, { lineWidth: 2 })
    }
    const tall = 26 + part.amount * 96
    return (
      s.cloth(`/${-w - 12},0 ${-w - 12},${-tall} ${w + 12},${-tall} ${w + 12},0`, shade(part.color, 1.4), {
        lineWidth: 3,
      }) +
      repeat(part.amount, shelf) +
      s.cloth(`/${-w - 20},${-tall} ${w + 20},${-tall} ${w + 16},${-tall - 16} ${-w - 16},${-tall - 16}`, part.color, {
        lineWidth: 2.4,
      })
    )
  }),
}
