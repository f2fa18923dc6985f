import { toInk, tint, mix, shade } from '../../draw/color.ts'
import { element, group, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, formatPolarPoint, formatPoint, type SceneryTable, createPart, repeat } from './part.ts'

export const SEA_REALM: SceneryTable = {
  depths: createWidePart({ color: '#1f7aa0', accent: '#9ae8e0', amount: 7, y: 0 }, (canvas, part) => {
    const { width, height } = part.picture
    const water = canvas.linearGradient(
      [0, 0, 0, height],
      [0, part.accent],
      [0.3, part.color],
      [1, shade(part.color, 2.6)],
    )
    const shafts = repeat(part.amount, (index) => {
      const x = ((index + part.random()) / part.amount) * width
      const wide = 30 + part.random() * 70
      const d = `M${x.toFixed(0)} -20L${(x + wide).toFixed(0)} -20L${(x + wide * 2.4 - 120).toFixed(0)} ${(height * 0.8).toFixed(0)}L${(x - 160).toFixed(0)} ${(height * 0.8).toFixed(0)}Z`
      const fill = canvas.linearGradient([0, 0, 0, height * 0.8], [0, '#eafff8', 0.5], [1, '#eafff8', 0])
      return element('path', { d, fill })
    })
    return element('rect', { width, height, fill: water }) + group({ style: 'mix-blend-mode:screen' }, shafts)
  }),
  'sea-weed': createPart({ color: '#2f7a5a', tall: 420, amount: 5, size: 110 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index / Math.max(1, part.amount - 1) - 0.5) * part.size
      const tall = part.tall * (0.6 + part.random() * 0.5)
      const sway = (part.random() - 0.3) * 110
      const tone = index % 2 ? part.color : shade(part.color, 0.7)
      const line = `${formatPoint(x, 6)} ${formatPoint(x - sway * 0.4, -tall * 0.35)} ${formatPoint(x + sway * 0.5, -tall * 0.7)} ${formatPoint(x + sway, -tall)}`
      return s.blade(line, 34, tone) + s.stroke(line, 4, tint(tone, 0.7), { opacity: 0.7 })
    }),
  ),
  'branch-coral': createPart({ color: '#e8687a', tall: 150, amount: 7, shadow: 70 }, (s, part) =>
    repeat(part.amount, (index) => {
      const angle = (-150 + (index / Math.max(1, part.amount - 1)) * 120) * (Math.PI / 180)
      const reach = part.tall * (0.7 + part.random() * 0.4)
      const bend = angle + (part.random() - 0.5) * 0.6
      const tone = index % 2 ? part.color : tint(part.color, 0.3)
      const twig = (share: number, turn: number) =>
        s.cord(
          `${formatPolarPoint(0, 0, bend, reach * share)} ${formatPolarPoint(Math.cos(bend) * reach * share, Math.sin(bend) * reach * share, bend + turn, reach * 0.34)}`,
          11,
          tone,
          'out',
        )
      return (
        s.cord(
          `0,6 ${formatPolarPoint(0, 0, angle, reach * 0.5)} ${formatPolarPoint(0, 0, bend, reach)}`,
          20,
          tone,
          'out',
        ) +
        twig(0.5, 0.7) +
        twig(0.66, -0.7)
      )
    }),
  ),

  polyps: createPart({ color: '#8a5a9a', tall: 240, amount: 6, size: 120 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index / Math.max(1, part.amount - 1) - 0.5) * part.size
      const tall = part.tall * (0.6 + part.random() * 0.5)
      const sway = (part.random() - 0.5) * 160
      const tone = mix(part.color, '#3f8a7a', part.random() * 0.6)
      const end = [x + sway, -tall] as const
      const fingers = [-0.8, -0.25, 0.25, 0.8]
        .map((turn) =>
          s.cord(
            `${formatPoint(...end)} ${formatPolarPoint(end[0], end[1], -Math.PI / 2 + turn + sway / 200, 44)}`,
            8,
            tone,
            'out',
          ),
        )
        .join('')
      return (
        s.cord(
          `${formatPoint(x, 6)} ${formatPoint(x - sway * 0.5, -tall * 0.4)} ${formatPoint(x + sway * 0.3, -tall * 0.75)} ${formatPoint(...end)}`,
          20,
          tone,
          'out',
        ) +
        fingers +
        s.disc(end[0], end[1], 10, tint(tone, 0.3), toInk(tone), 2.6)
      )
    }),
  ),
  seabed: createWidePart({ color: '#c8b890', y: 640 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const dune = (y: number, tone: string): Svg =>
      s.fill(
        `-40,${height + 20}! -40,${y + 30}! ${width * 0.2},${y} ${width * 0.45},${y + 26} ${width * 0.7},${y - 4} ${width + 40},${y + 26}! ${width + 40},${height + 20}!`,
        tone,
      )
    const shells = repeat(16, () => {
      const [x, y] = [part.random() * width, part.y + 40 + part.random() * (height - part.y - 40)]
      return element('ellipse', {
        cx: x,
        cy: y,
        rx: 9,
        ry: 5,
        fill: part.random() < 0.5 ? '#ffe6e0' : shade(part.color, 1),
      })
    })
    return dune(part.y, part.color) + dune(part.y + 60, shade(part.color, 0.7)) + shells
  }),
}
