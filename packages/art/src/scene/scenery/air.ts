import { shade, tint } from '../../draw/color.ts'
import { type Point, toPolygon } from '../../draw/geometry.ts'
import { drawSparkle } from '../../draw/plants.ts'
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
  smoke: createPart({ color: '#ffffff', amount: 0.6, size: 60, tall: 260, y: 500 }, (s, part) => {
    const lit = s.canvas.softFill(tint(part.color, 0.7))
    const dark = shade(part.color, 0.7)
    const puff = (index: number) => {
      const along = 1 - index / 13
      const r = part.size * (0.16 + along * 0.5) * (0.8 + part.random() * 0.4)
      const x = Math.sin(along * 5.2) * part.size * (0.2 + along * 0.55)
      const y = -part.tall * along
      const opacity = part.amount * (1 - along * 0.55)
      return [
        element('circle', { cx: x + r * 0.14, cy: y + r * 0.16, r, fill: dark, opacity: opacity * 0.7 }),
        element('circle', { cx: x, cy: y, r: r * 0.94, fill: part.color, opacity }),
        element('circle', { cx: x - r * 0.22, cy: y - r * 0.25, r: r * 0.7, fill: lit, opacity }),
      ].join('')
    }
    return repeat(14, puff)
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
