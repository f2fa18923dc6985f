import {} from '../../draw/color.ts'
import { type Point, toPolygon } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path } from '../../draw/svg.ts'
import { createWidePart, fillBelow, type SceneryTable, createPart, repeat } from './part.ts'

export const AIR: SceneryTable = {
  rays: createPart({ color: '#fff4c8', amount: 0.3, size: 700, y: 0 }, (s, part) => {
    const fill = s.canvas.linearGradient([0, 0, 0, part.size], [0, part.color, part.amount], [1, part.color, 0])
    const beam = (index: number) => {
      const [from, spread] = [(index - 2.5) * 60, 26 + part.random() * 60]
      const foot = from * 3.2
      return path(
        s.shape(`/${from},0 ${from + 20},0 ${foot + spread},${part.size} ${foot - spread},${part.size}`),
        fill,
      )
    }
    return group({ style: 'mix-blend-mode:screen' }, repeat(6, beam))
  }),
  haze: createWidePart({ color: '#dfe8f4', amount: 0.5, y: 430, tall: 160 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y - part.tall, 0, part.y + part.tall],
      [0, part.color, 0],
      [0.5, part.color, part.amount],
      [1, part.color, 0],
    )
    return element('rect', { x: 0, y: part.y - part.tall, width: part.picture.width, height: part.tall * 2, fill })
  }),
  dark: createWidePart({ color: '#0c0a20', amount: 0.7, y: 0 }, (canvas, part) =>
    fillBelow(
      part,
      canvas.linearGradient([0, part.y, 0, part.picture.height], [0, part.color, 0], [1, part.color, part.amount]),
      part.y,
    ),
  ),
  vignette: createWidePart({ color: '#0c0a20', amount: 0.7 }, (canvas, { color, amount, picture, x, y }) => {
    const reach = Math.hypot(picture.width, picture.height) * 0.62
    const fill = canvas.radialGradient([x, y, reach], [0, color, 0], [0.45, color, 0], [1, color, amount])
    return element('rect', { ...picture, fill })
  }),

  sparks: createPart({ color: '#fff3b0', amount: 18, size: 160, tall: 120, y: 400 }, (_, part) =>
    repeat(part.amount, (index) => {
      const angle = part.random() * Math.PI * 2
      const reach = Math.sqrt(part.random())
      const [x, y] = [Math.cos(angle) * reach * part.size, Math.sin(angle) * reach * part.tall]
      const opacity = 0.5 + part.random() * 0.5
      if (index % 3 === 0) return drawSparkle(x, y, 6 + part.random() * 12, part.color, opacity)
      return element('circle', { cx: x, cy: y, r: 1.4 + part.random() * 3.4, fill: part.color, opacity })
    }),
  ),
  smoke: createPart({ color: '#ffffff', amount: 0.6, size: 60, tall: 260, y: 500 }, (_, part) => {
    const wisp = (index: number) => {
      const side = index % 2 ? 1 : -1
      const points: Point[] = Array.from({ length: 7 }, (_, step) => [
        Math.sin(step * 1.3 + index * 1.9) * part.size * (0.2 + step * 0.14) * side,
        (-part.tall * step) / 6,
      ])
      return path(brush(points, part.size * (0.5 + part.random() * 0.5), 'both', 18), part.color, {
        opacity: part.amount * 0.5,
      })
    }
    return repeat(4, wisp)
  }),
  speed: createPart({ color: '#ffffff', amount: 30, size: 260, y: 400 }, (_, part) =>
    repeat(part.amount, () => {
      const angle = part.random() * Math.PI * 2
      const at = (reach: number, turn = 0): Point => [Math.cos(angle + turn) * reach, Math.sin(angle + turn) * reach]
      const near = part.size * (1 + part.random() * 0.4)
      return path(toPolygon([at(near), at(near * 4, -0.012), at(near * 4, 0.012)]), part.color, { opacity: 0.5 })
    }),
  ),
}
