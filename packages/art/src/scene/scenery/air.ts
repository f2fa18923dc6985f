import {} from '../../draw/color.ts'
import { type Point, toPolygon } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path } from '../../draw/svg.ts'
import { createWidePart, drawFillDown, type SceneryTable, createPart, repeat } from './part.ts'

export const AIR: SceneryTable = {
  rays: createPart({ color: '#fff4c8', amount: 0.3, size: 700, y: 0 }, (s, look) => {
    const fill = s.canvas.linearGradient([0, 0, 0, look.size], [0, look.color, look.amount], [1, look.color, 0])
    const beam = (index: number) => {
      const [from, spread] = [(index - 2.5) * 60, 26 + look.random() * 60]
      const foot = from * 3.2
      return path(
        s.shape(`/${from},0 ${from + 20},0 ${foot + spread},${look.size} ${foot - spread},${look.size}`),
        fill,
      )
    }
    return group({ style: 'mix-blend-mode:screen' }, repeat(6, beam))
  }),
  haze: createWidePart({ color: '#dfe8f4', amount: 0.5, y: 430, tall: 160 }, (canvas, look) => {
    const fill = canvas.linearGradient(
      [0, look.y - look.tall, 0, look.y + look.tall],
      [0, look.color, 0],
      [0.5, look.color, look.amount],
      [1, look.color, 0],
    )
    return element('rect', { x: 0, y: look.y - look.tall, width: look.picture.width, height: look.tall * 2, fill })
  }),
  dark: createWidePart({ color: '#0c0a20', amount: 0.7, y: 0 }, (canvas, look) =>
    drawFillDown(
      look,
      canvas.linearGradient([0, look.y, 0, look.picture.height], [0, look.color, 0], [1, look.color, look.amount]),
      look.y,
    ),
  ),
  vignette: createWidePart({ color: '#0c0a20', amount: 0.7 }, (canvas, { color, amount, picture, x, y }) => {
    const reach = Math.hypot(picture.width, picture.height) * 0.62
    const fill = canvas.radialGradient([x, y, reach], [0, color, 0], [0.45, color, 0], [1, color, amount])
    return element('rect', { ...picture, fill })
  }),

  sparks: createPart({ color: '#fff3b0', amount: 18, size: 160, tall: 120, y: 400 }, (_, look) =>
    repeat(look.amount, (index) => {
      const angle = look.random() * Math.PI * 2
      const reach = Math.sqrt(look.random())
      const [x, y] = [Math.cos(angle) * reach * look.size, Math.sin(angle) * reach * look.tall]
      const opacity = 0.5 + look.random() * 0.5
      if (index % 3 === 0) return drawSparkle(x, y, 6 + look.random() * 12, look.color, opacity)
      return element('circle', { cx: x, cy: y, r: 1.4 + look.random() * 3.4, fill: look.color, opacity })
    }),
  ),
  smoke: createPart({ color: '#ffffff', amount: 0.6, size: 60, tall: 260, y: 500 }, (s, look) => {
    const wisp = (index: number) => {
      const side = index % 2 ? 1 : -1
      const points: Point[] = Array.from({ length: 7 }, (_, step) => [
        Math.sin(step * 1.3 + index * 1.9) * look.size * (0.2 + step * 0.14) * side,
        (-look.tall * step) / 6,
      ])
      return path(brush(points, look.size * (0.5 + look.random() * 0.5), 'both', 18), look.color, {
        opacity: look.amount * 0.5,
      })
    }
    return group({ filter: s.canvas.blur(5) }, repeat(4, wisp))
  }),
  speed: createPart({ color: '#ffffff', amount: 30, size: 260, y: 400 }, (_, look) =>
    repeat(look.amount, () => {
      const angle = look.random() * Math.PI * 2
      const at = (reach: number, turn = 0): Point => [Math.cos(angle + turn) * reach, Math.sin(angle + turn) * reach]
      const near = look.size * (1 + look.random() * 0.4)
      return path(toPolygon([at(near), at(near * 4, -0.012), at(near * 4, 0.012)]), look.color, { opacity: 0.5 })
    }),
  ),
}
