import { toInk, tint, mix, shade } from '../../draw/color.ts'
import { element, group, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, formatPolarSpot, formatSpot, type SceneryTable, createPart, repeat } from './part.ts'

export const SEA_REALM: SceneryTable = {
  depths: createWidePart({ color: '#1f7aa0', accent: '#9ae8e0', amount: 7, y: 0 }, (canvas, look) => {
    const { width, height } = look.picture
    const water = canvas.linearGradient(
      [0, 0, 0, height],
      [0, look.accent],
      [0.3, look.color],
      [1, shade(look.color, 2.6)],
    )
    const shafts = repeat(look.amount, (index) => {
      const x = ((index + look.random()) / look.amount) * width
      const wide = 30 + look.random() * 70
      const d = `M${x.toFixed(0)} -20L${(x + wide).toFixed(0)} -20L${(x + wide * 2.4 - 120).toFixed(0)} ${(height * 0.8).toFixed(0)}L${(x - 160).toFixed(0)} ${(height * 0.8).toFixed(0)}Z`
      const fill = canvas.linearGradient([0, 0, 0, height * 0.8], [0, '#eafff8', 0.5], [1, '#eafff8', 0])
      return element('path', { d, fill })
    })
    return element('rect', { width, height, fill: water }) + group({ style: 'mix-blend-mode:screen' }, shafts)
  }),
  'sea-weed': createPart({ color: '#2f7a5a', tall: 420, amount: 5, size: 110 }, (s, look) =>
    repeat(look.amount, (index) => {
      const x = (index / Math.max(1, look.amount - 1) - 0.5) * look.size
      const tall = look.tall * (0.6 + look.random() * 0.5)
      const sway = (look.random() - 0.3) * 110
      const tone = index % 2 ? look.color : shade(look.color, 0.7)
      const line = `${formatSpot(x, 6)} ${formatSpot(x - sway * 0.4, -tall * 0.35)} ${formatSpot(x + sway * 0.5, -tall * 0.7)} ${formatSpot(x + sway, -tall)}`
      return s.blade(line, 34, tone) + s.stroke(line, 4, tint(tone, 0.7), { opacity: 0.7 })
    }),
  ),
  'branch-coral': createPart({ color: '#e8687a', tall: 150, amount: 7, shadow: 70 }, (s, look) =>
    repeat(look.amount, (index) => {
      const angle = (-150 + (index / Math.max(1, look.amount - 1)) * 120) * (Math.PI / 180)
      const reach = look.tall * (0.7 + look.random() * 0.4)
      const bend = angle + (look.random() - 0.5) * 0.6
      const tone = index % 2 ? look.color : tint(look.color, 0.3)
      const twig = (share: number, turn: number) =>
        s.cord(
          `${formatPolarSpot(0, 0, bend, reach * share)} ${formatPolarSpot(Math.cos(bend) * reach * share, Math.sin(bend) * reach * share, bend + turn, reach * 0.34)}`,
          11,
          tone,
          'out',
        )
      return (
        s.cord(
          `0,6 ${formatPolarSpot(0, 0, angle, reach * 0.5)} ${formatPolarSpot(0, 0, bend, reach)}`,
          20,
          tone,
          'out',
        ) +
        twig(0.5, 0.7) +
        twig(0.66, -0.7)
      )
    }),
  ),

  polyps: createPart({ color: '#8a5a9a', tall: 240, amount: 6, size: 120 }, (s, look) =>
    repeat(look.amount, (index) => {
      const x = (index / Math.max(1, look.amount - 1) - 0.5) * look.size
      const tall = look.tall * (0.6 + look.random() * 0.5)
      const sway = (look.random() - 0.5) * 160
      const tone = mix(look.color, '#3f8a7a', look.random() * 0.6)
      const end = [x + sway, -tall] as const
      const fingers = [-0.8, -0.25, 0.25, 0.8]
        .map((turn) =>
          s.cord(
            `${formatSpot(...end)} ${formatPolarSpot(end[0], end[1], -Math.PI / 2 + turn + sway / 200, 44)}`,
            8,
            tone,
            'out',
          ),
        )
        .join('')
      return (
        s.cord(
          `${formatSpot(x, 6)} ${formatSpot(x - sway * 0.5, -tall * 0.4)} ${formatSpot(x + sway * 0.3, -tall * 0.75)} ${formatSpot(...end)}`,
          20,
          tone,
          'out',
        ) +
        fingers +
        s.disc(end[0], end[1], 10, tint(tone, 0.3), toInk(tone), 2.6)
      )
    }),
  ),
  seabed: createWidePart({ color: '#c8b890', y: 640 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const dune = (y: number, tone: string): Svg =>
      s.fill(
        `-40,${height + 20}! -40,${y + 30}! ${width * 0.2},${y} ${width * 0.45},${y + 26} ${width * 0.7},${y - 4} ${width + 40},${y + 26}! ${width + 40},${height + 20}!`,
        tone,
      )
    const shells = repeat(16, () => {
      const [x, y] = [look.random() * width, look.y + 40 + look.random() * (height - look.y - 40)]
      return element('ellipse', {
        cx: x,
        cy: y,
        rx: 9,
        ry: 5,
        fill: look.random() < 0.5 ? '#ffe6e0' : shade(look.color, 1),
      })
    })
    return dune(look.y, look.color) + dune(look.y + 60, shade(look.color, 0.7)) + shells
  }),
}
