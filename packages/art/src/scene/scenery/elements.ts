import { tint, mix, shade } from '../../draw/color.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import {
  createWidePart,
  formatPolarPoint,
  fillBelow,
  formatPoint,
  type SceneryTable,
  createPart,
  repeat,
} from './part.ts'

const EMBERS = ['#ff5a1a', '#ff9a2a', '#ffd04a', '#fff6c8']

export const ELEMENTS: SceneryTable = {
  'flame-wall': createWidePart({ color: '#ff7a2a', y: 760, tall: 320, amount: 13 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const row = (tone: string, share: number, shift: number) =>
      repeat(part.amount, (index) => {
        const x = ((index + shift) / (part.amount - 1)) * part.picture.width
        return s.place(
          x,
          part.y,
          drawTongue(
            s,
            0,
            (part.picture.width / part.amount) * 0.9 * share + 20,
            part.tall * share * (0.7 + part.random() * 0.5),
            tone,
          ),
        )
      })
    const embers = repeat(40, () =>
      s.disc(
        part.random() * part.picture.width,
        part.y - part.random() * part.tall * 1.6,
        1.5 + part.random() * 3.5,
        EMBERS[Math.floor(part.random() * 4)] ?? '#ffd04a',
      ),
    )
    return (
      group({ opacity: 0.75 }, row(shade(part.color, 0.7), 1.1, 0.5)) +
      row(part.color, 0.85, 0) +
      row(tint(part.color, 0.8), 0.56, 0.4) +
      row('#fff0a8', 0.32, 0.1) +
      fillBelow(part, part.color, part.y) +
      embers
    )
  }),
  campfire: createPart({ color: '#ff8a2a', accent: '#5a3826', shadow: 100 }, (s, part) => {
    const glow = s.canvas.radialGradient(
      [0, -60, 380],
      [0, part.color, 0.8],
      [0.35, part.color, 0.28],
      [1, part.color, 0],
    )
    const stones = repeat(9, (index) =>
      s.inked(
        `${-104 + index * 26 - 15},6 ${-104 + index * 26 - 10},-14 ${-104 + index * 26 + 9},-16 ${-104 + index * 26 + 15},6`,
        mix('#6a6474', '#8a8494', (index % 3) / 2),
        2.4,
      ),
    )
    const logs =
      s.rod([-90, -6], [60, -44], 20, part.accent) +
      s.rod([90, -6], [-60, -44], 20, tint(part.accent, 0.2)) +
      s.rod([-30, -2], [34, -60], 18, shade(part.accent, 0.4))
    const fire =
      drawTongue(s, -34, 50, 110, part.color) +
      drawTongue(s, 36, 50, 96, part.color) +
      drawTongue(s, 0, 70, 170, part.color) +
      drawTongue(s, -12, 44, 110, tint(part.color, 0.8)) +
      drawTongue(s, 18, 36, 90, tint(part.color, 0.8)) +
      drawTongue(s, 2, 26, 64, '#fff6c8')
    return (
      logs +
      fire +
      stones +
      element('circle', { cy: -60, r: 380, fill: glow, style: 'mix-blend-mode:screen' }) +
      repeat(14, () =>
        s.disc((part.random() - 0.5) * 130, -100 - part.random() * 170, 1.5 + part.random() * 3, '#ffd04a'),
      )
    )
  }),
  splash: createPart({ color: '#8ad0f0', size: 150 }, (s, part) => {
    const r = part.size
    const arm = (index: number) => {
      const angle = -Math.PI * (0.06 + (index / 8) * 0.88)
      const reach = r * (0.8 + part.random() * 0.7)
      return s.blade(
        `${formatPolarPoint(0, 0, angle, r * 0.15)} ${formatPolarPoint(0, 0, angle + 0.12, reach * 0.6)} ${formatPolarPoint(0, 0, angle - 0.1, reach)}`,
        r * 0.34,
        mix(part.color, '#ffffff', part.random() * 0.35),
        'lock',
      )
    }
    const drop = () => {
      const angle = -Math.PI * part.random()
      const [x, y] = [Math.cos(angle) * r * (1 + part.random()), Math.sin(angle) * r * (0.9 + part.random() * 0.7)]
      const k = 5 + part.random() * 9
      return (
        s.inked(
          `${x},${y - k * 1.5}! ${x + k},${y + k * 0.3} ${x},${y + k} ${x - k},${y + k * 0.3}`,
          mix(part.color, '#ffffff', 0.3),
          2.4,
        ) + s.disc(x - k * 0.3, y + k * 0.1, k * 0.25, '#fff')
      )
    }
    const crown = s.inked(
      `${-r * 0.8},0 ${-r * 0.5},${-r * 0.3} 0,${-r * 0.2} ${r * 0.5},${-r * 0.32} ${r * 0.8},0 ${r * 0.3},${r * 0.14} ${-r * 0.3},${r * 0.14}`,
      part.color,
      3,
    )
    return (
      repeat(9, arm) +
      crown +
      repeat(22, drop) +
      s.stroke(`${-r * 0.5},${-r * 0.1} 0,${r * 0.02} ${r * 0.5},${-r * 0.1}`, 6, '#fff')
    )
  }),
  waterfall: createPart({ color: '#a8d0e0', size: 140, tall: 560, y: 760 }, (s, part) => {
    const { size: w, tall: h } = part
    const fill = s.canvas.linearGradient(
      [0, -h, 0, 0],
      [0, tint(part.color, 0.9)],
      [0.5, part.color],
      [1, tint(part.color, 1.2)],
    )
    const threads = repeat(26, () => {
      const x = (part.random() - 0.5) * w * 1.9
      const from = -h * (0.4 + part.random() * 0.6)
      return s.stroke(
        `${x * 0.8},${from} ${x},${from * 0.5} ${x * 1.1},${from * 0.2}`,
        3 + part.random() * 8,
        part.random() < 0.6 ? '#ffffff' : shade(part.color, 0.8),
        { opacity: 0.6 },
      )
    })
    const spray = s.canvas.softFill('#ffffff')
    const mist = repeat(14, () =>
      s.disc((part.random() - 0.5) * w * 3, -part.random() * 60, 40 + part.random() * 50, spray),
    )
    return (
      path(
        s.shape(
          `${-w * 0.8},${-h}! ${w * 0.8},${-h}! ${w * 0.9},${-h * 0.5} ${w * 1.15},0! ${-w * 1.15},0! ${-w * 0.9},${-h * 0.5}`,
        ),
        fill,
      ) +
      threads +
      mist
    )
  }),
}

function drawTongue(sketch: Sketch, x: number, width: number, height: number, tone: string): Svg {
  return sketch.fill(
    `${formatPoint(x - width * 0.5, 0)} ${formatPoint(x - width * 0.56, -height * 0.3)} ${formatPoint(x - width * 0.2, -height * 0.55)} ${formatPoint(x - width * 0.12, -height * 0.78)} ${formatPoint(x + width * 0.06, -height)}! ${formatPoint(x + width * 0.2, -height * 0.66)} ${formatPoint(x + width * 0.16, -height * 0.5)} ${formatPoint(x + width * 0.4, -height * 0.62)}! ${formatPoint(x + width * 0.54, -height * 0.26)} ${formatPoint(x + width * 0.48, 0)} ${formatPoint(x, height * 0.04)}`,
    tone,
  )
}
