import { ink, light, mix, shade } from '../../draw/color.ts'
import { element, group, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, around, spot, type StageTable, standing, times } from './part.ts'

/** What stands and swims at the bottom of the sea. */
export const SEA_REALM: StageTable = {
  /** Water from edge to edge with the light of the surface above. */
  depths: across({ color: '#1f7aa0', accent: '#9ae8e0', amount: 7, y: 0 }, (canvas, look) => {
    const { width, height } = look.picture
    const water = canvas.linearGradient(
      [
        [0, look.accent],
        [0.3, look.color],
        [1, shade(look.color, 2.6)],
      ],
      0,
      0,
      0,
      height,
    )
    const shafts = times(look.amount, (index) => {
      const x = ((index + look.random()) / look.amount) * width
      const wide = 30 + look.random() * 70
      const d = `M${x.toFixed(0)} -20L${(x + wide).toFixed(0)} -20L${(x + wide * 2.4 - 120).toFixed(0)} ${(height * 0.8).toFixed(0)}L${(x - 160).toFixed(0)} ${(height * 0.8).toFixed(0)}Z`
      const fill = canvas.linearGradient(
        [
          [0, '#eafff8', 0.5],
          [1, '#eafff8', 0],
        ],
        0,
        0,
        0,
        height * 0.8,
      )
      return element('path', { d, fill })
    })
    return element('rect', { width, height, fill: water }) + group({ style: 'mix-blend-mode:screen' }, shafts)
  }),
  'sea-weed': standing({ color: '#2f7a5a', tall: 420, amount: 5, size: 110 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index / Math.max(1, look.amount - 1) - 0.5) * look.size
      const tall = look.tall * (0.6 + look.random() * 0.5)
      const sway = (look.random() - 0.3) * 110
      const tone = index % 2 ? look.color : shade(look.color, 0.7)
      const line = `${spot(x, 6)} ${spot(x - sway * 0.4, -tall * 0.35)} ${spot(x + sway * 0.5, -tall * 0.7)} ${spot(x + sway, -tall)}`
      return s.blade(line, 34, tone) + s.stroke(line, 4, light(tone, 0.7), { opacity: 0.7 })
    }),
  ),
  'branch-coral': standing({ color: '#e8687a', tall: 150, amount: 7, shadow: 70 }, (s, look) =>
    times(look.amount, (index) => {
      const angle = (-150 + (index / Math.max(1, look.amount - 1)) * 120) * (Math.PI / 180)
      const reach = look.tall * (0.7 + look.random() * 0.4)
      const bend = angle + (look.random() - 0.5) * 0.6
      const tone = index % 2 ? look.color : light(look.color, 0.3)
      const twig = (share: number, turn: number) =>
        s.cord(
          `${around(0, 0, bend, reach * share)} ${around(Math.cos(bend) * reach * share, Math.sin(bend) * reach * share, bend + turn, reach * 0.34)}`,
          11,
          tone,
          'out',
        )
      return (
        s.cord(`0,6 ${around(0, 0, angle, reach * 0.5)} ${around(0, 0, bend, reach)}`, 20, tone, 'out') +
        twig(0.5, 0.7) +
        twig(0.66, -0.7)
      )
    }),
  ),
  /** The palace of the sea king: coral walls, windows of amber, a roof of mussel shells. */
  'sea-palace': standing({ color: '#e8a0a8', accent: '#ffd27a', third: '#5a6ab0' }, (s, look) => {
    const tower = (x: number, w: number, h: number) => {
      const roof = times(5, (index) =>
        s.blade(
          `${x},${-h + 14} ${x + (index - 2) * w * 0.34},${-h - w * 0.5} ${x + (index - 2) * w * 0.3},${-h - w * (1.5 - Math.abs(index - 2) * 0.24)}`,
          w * 0.62,
          index % 2 ? look.third : light(look.third, 0.3),
        ),
      )
      const panes = times(Math.max(1, Math.floor(h / 110)), (index) =>
        s.inked(
          `${x - w * 0.2},${-h + 90 + index * 96} ${x - w * 0.2},${-h + 56 + index * 96} ${x},${-h + 36 + index * 96} ${x + w * 0.2},${-h + 56 + index * 96} ${x + w * 0.2},${-h + 90 + index * 96}`,
          look.accent,
          3,
        ),
      )
      return (
        s.cloth(`${x - w * 0.6},0! ${x - w * 0.46},${-h}! ${x + w * 0.46},${-h}! ${x + w * 0.6},0!`, look.color, {
          shades: [`${x + w * 0.1},0! ${x + w * 0.12},${-h}! ${x + w},${-h}! ${x + w},0!`],
        }) +
        panes +
        roof
      )
    }
    const gate =
      s.inked('-44,0! -44,-86 0,-130 44,-86 44,0!', look.accent, 5, ink(look.color)) +
      s.fill('-26,0! -26,-80 0,-108 26,-80 26,0!', light(look.accent, 0.8))
    return (
      tower(-190, 76, 210) +
      tower(190, 76, 240) +
      tower(-104, 92, 300) +
      tower(108, 92, 330) +
      tower(0, 130, 420) +
      gate
    )
  }),
  /** A maelstrom seen from the sea floor. */
  whirlpool: standing({ color: '#7ad0d8', tall: 460, size: 230 }, (s, look) =>
    times(15, (index) => {
      const share = index / 14
      const y = -look.tall * share
      const rx = look.size * (0.14 + share * share * 0.9)
      const tone = index % 2 ? look.color : light(look.color, 0.7)
      const turn = index * 0.7
      const arc = times(9, (step) => `${around(0, y, turn + step * 0.56, rx, 0.24)} `).trim()
      return (
        s.stroke(arc, 9 + share * 12, tone, { opacity: 0.75, steps: 30 }) +
        s.stroke(arc, 3, '#ffffff', { opacity: 0.7, steps: 30 })
      )
    }),
  ),
  /** A hut built of the bones and timbers of the drowned. */
  'bone-house': standing({ color: '#d8d0b8', accent: '#6af0b0', third: '#2a3a44', shadow: 190 }, (s, look) => {
    const dome = s.cloth('-180,0! -190,-120 -120,-220 0,-256 120,-220 190,-120 180,0!', look.third, {
      shades: ['20,-260! 200,-160 200,0! 40,0! 90,-120'],
    })
    const ribs = [-150, -96, -44, 44, 96, 150]
      .map((x) => s.cord(`${x * 1.2},6 ${x * 1.26},-110 ${x * 0.7},-220 ${x * 0.2},-286`, 19, look.color, 'out'))
      .join('')
    const door =
      s.inked('-46,0! -50,-80 0,-128 50,-80 46,0!', shade(look.third, 2), 5, ink(look.color)) +
      s.fill('-30,0! -32,-70 0,-104 32,-70 30,0!', look.accent, 0.75)
    const skull =
      s.oval(0, -158, 34, 30, look.color, ink(look.color), 3.4) +
      s.both((half) => half.oval(13, -160, 9, 11, shade(look.third, 2))) +
      s.fill('/-4,-146 4,-146 0,-138', shade(look.third, 2)) +
      s.inked('/-16,-134 16,-134 12,-118 -12,-118', look.color, 3)
    return dome + ribs + door + skull
  }),
  /** Half plant, half beast: arms that end in fingers. */
  polyps: standing({ color: '#8a5a9a', tall: 240, amount: 6, size: 120 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index / Math.max(1, look.amount - 1) - 0.5) * look.size
      const tall = look.tall * (0.6 + look.random() * 0.5)
      const sway = (look.random() - 0.5) * 160
      const tone = mix(look.color, '#3f8a7a', look.random() * 0.6)
      const end = [x + sway, -tall] as const
      const fingers = [-0.8, -0.25, 0.25, 0.8]
        .map((turn) =>
          s.cord(`${spot(...end)} ${around(end[0], end[1], -Math.PI / 2 + turn + sway / 200, 44)}`, 8, tone, 'out'),
        )
        .join('')
      return (
        s.cord(
          `${spot(x, 6)} ${spot(x - sway * 0.5, -tall * 0.4)} ${spot(x + sway * 0.3, -tall * 0.75)} ${spot(...end)}`,
          20,
          tone,
          'out',
        ) +
        fingers +
        s.disc(end[0], end[1], 10, light(tone, 0.3), ink(tone), 2.6)
      )
    }),
  ),
  seabed: across({ color: '#c8b890', y: 640 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const dune = (y: number, tone: string): Svg =>
      s.fill(
        `-40,${height + 20}! -40,${y + 30}! ${width * 0.2},${y} ${width * 0.45},${y + 26} ${width * 0.7},${y - 4} ${width + 40},${y + 26}! ${width + 40},${height + 20}!`,
        tone,
      )
    const shells = times(16, () => {
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
