import { toInk, tint, mix, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, repeat } from './part.ts'

const GOLD = '#e8c04e'

export const YAMATO: SceneryTable = {
  'bamboo-grove': createWidePart({ color: '#5f9a5a', y: 800, amount: 12 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const top = height + 60
    return repeat(part.amount, (index) => {
      const x = ((index + 0.2 + part.random() * 0.6) / part.amount) * width
      const w = (9 + part.random() * 14) * part.scale
      const c = mix(part.color, index % 3 ? '#2f5a4a' : '#a8c878', part.random() * 0.4)
      const lean = (part.random() - 0.5) * 60
      const joints = repeat(Math.ceil(top / 104), (joint) =>
        s.trim(
          `${x + lean * (joint / 9) - w * 0.6},${part.y - joint * 104} ${x + lean * (joint / 9) + w * 0.6},${part.y - joint * 104}`,
          5,
          tint(c, 0.5),
        ),
      )
      const leaves = repeat(6, () => {
        const y = part.y - 260 - part.random() * (top - 340)
        const way = part.random() > 0.5 ? 1 : -1
        return s.blade(`${x},${y} ${x + way * 40},${y + 6} ${x + way * 92},${y + 38}`, 15, tint(c, 0.1))
      })
      return (
        s.stroke(`${x},${part.y} ${x + lean * 0.5},${part.y - top / 2} ${x + lean},${part.y - top}`, w + 4, toInk(c), {
          profile: 'even',
        }) +
        s.stroke(`${x},${part.y} ${x + lean * 0.5},${part.y - top / 2} ${x + lean},${part.y - top}`, w, c, {
          profile: 'even',
        }) +
        joints +
        leaves
      )
    })
  }),
  veranda: createWidePart({ color: '#a8703e', accent: '#7a4a2a', y: 640 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const boards = repeat(9, (index) =>
      s.stroke(
        `0,${part.y + 26 + index * index * 3} ${width},${part.y + 26 + index * index * 3}`,
        3,
        shade(part.color, 1.2),
        { profile: 'even', opacity: 0.8 },
      ),
    )
    const floor = element('rect', { x: 0, y: part.y, width, height: height - part.y, fill: part.color })
    const posts = repeat(
      5,
      (index) =>
        s.rod([index * (width / 4), part.y - 90], [index * (width / 4), part.y + 10], 15, '#c8402e') +
        s.disc(index * (width / 4), part.y - 100, 11, GOLD, toInk(GOLD), 3),
    )
    const rail =
      s.cord(`-10,${part.y - 78} ${width + 10},${part.y - 78}`, 13, '#d8482e') +
      s.cord(`-10,${part.y - 34} ${width + 10},${part.y - 34}`, 9, '#d8482e')
    return floor + boards + s.trim(`-10,${part.y + 4} ${width + 10},${part.y + 4}`, 15, part.accent) + rail + posts
  }),
  'bridge-rail': createWidePart({ color: '#d8482e', y: 760 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width } = part.picture
    const posts = repeat(5, (index) => {
      const x = index * (width / 4)
      const cap = `${x - 20},${part.y - 96}! ${x - 25},${part.y - 122} ${x},${part.y - 166}! ${x + 25},${part.y - 122} ${x + 20},${part.y - 96}!`
      return s.rod([x, part.y - 96], [x, part.y + 90], 32, part.color) + s.inked(cap, GOLD, 4)
    })
    return (
      s.cord(`-20,${part.y - 66} ${width + 20},${part.y - 66}`, 20, part.color) +
      s.cord(`-20,${part.y + 6} ${width + 20},${part.y + 6}`, 15, part.color) +
      posts
    )
  }),
}
