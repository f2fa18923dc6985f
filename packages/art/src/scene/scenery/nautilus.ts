import { toInk, tint, shade } from '../../draw/color.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../draw/sketch.ts'
import { buildRingPath } from './divers.ts'
import { drawFish } from './undersea.ts'
import { type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

const BRASS = '#d8a84a'

export const NAUTILUS: SceneryTable = {
  'sea-window': createPart({ color: '#2a8ab0', accent: '#8af0e0', third: BRASS, size: 240, tall: 200 }, (s, part) =>
    drawSeaWindow(s, part),
  ),
}

function drawSeaWindow(sketch: Sketch, part: PartValues): Svg {
  const [rx, ry] = [part.size, part.tall]
  const glow = sketch.canvas.radialGradient(
    [-rx * 0.1, -ry * 0.2, rx * 1.1],
    [0, '#f0fffb', 1],
    [0.3, part.accent, 1],
    [0.75, part.color, 1],
    [1, shade(part.color, 1.4), 1],
  )
  const rays = repeat(4, (i) =>
    sketch.fill(
      `/${-rx * 0.6 + i * rx * 0.4},${-ry} ${-rx * 0.5 + i * rx * 0.4},${-ry} ${-rx * 0.7 + i * rx * 0.5},${ry} ${-rx * 0.96 + i * rx * 0.5},${ry}`,
      '#ffffff',
      0.16,
    ),
  )
  const swimmers = repeat(9, (i) => {
    const [x, y] = [(part.random() - 0.5) * rx * 1.5, (part.random() - 0.5) * ry * 1.1]
    return sketch.place(
      x,
      y,
      drawFish(sketch, ['#f2b84a', '#f07a6a', '#f4f0e0'][i % 3] ?? '#ffffff'),
      0.6 + part.random() * 0.8,
    )
  })
  const inside = element(
    'g',
    { 'clip-path': sketch.canvas.clip(buildRingPath(rx, ry)) },
    sketch.oval(0, 0, rx, ry, glow) + rays + drawSeaweed(sketch, rx, ry) + swimmers,
  )
  const bolts = repeat(16, (i) => {
    const angle = (i * Math.PI) / 8
    return sketch.disc(
      Math.cos(angle) * (rx + 16),
      Math.sin(angle) * (ry + 16),
      7,
      tint(part.third, 0.5),
      toInk(part.third),
      2,
    )
  })
  return (
    inside +
    sketch.stroke(`${-rx * 0.7},${-ry * 0.4} ${-rx * 0.5},${-ry * 0.66} ${-rx * 0.2},${-ry * 0.8}`, 16, '#ffffff', {
      opacity: 0.7,
    }) +
    sketch.oval(0, 0, rx + 16, ry + 16, 'none', toInk(part.third), 42) +
    sketch.oval(0, 0, rx + 16, ry + 16, 'none', part.third, 34) +
    sketch.oval(0, 0, rx + 8, ry + 8, 'none', tint(part.third, 0.9), 5) +
    bolts
  )
}

function drawSeaweed(sketch: Sketch, rx: number, ry: number): Svg {
  return repeat(7, (i) => {
    const x = -rx * 0.86 + i * rx * 0.28
    return sketch.blade(
      `${x},${ry} ${x + 14},${ry * 0.5} ${x - 10},${ry * (0.34 - (i % 3) * 0.3)}`,
      34,
      i % 2 ? '#1f6a6a' : '#2a8a6a',
    )
  })
}
