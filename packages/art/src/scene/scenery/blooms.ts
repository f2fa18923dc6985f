import type { Canvas } from '../../draw/canvas.ts'
import { tint, mix, shade } from '../../draw/color.ts'
import { drawFlower, drawSmallFlower } from '../../draw/plants.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { getColors, pickColor, getText } from '../../props/options.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export const BLOOMS: SceneryTable = {
  'rose-bush': createPart(
    { color: '#2f6b42', accent: '#d5404f', third: '#fdf6f0', amount: 12, shadow: 100 },
    (s, part) => {
      const leaves = repeat(46, () => {
        const [x, y, angle] = [(part.random() - 0.5) * 190, -70 - (part.random() - 0.5) * 150, part.random() * 360]
        return s.place(
          x,
          y,
          s.blade('0,12 4,0 0,-16', 18, mix(part.color, tint(part.color, 0.5), part.random())),
          1,
          Math.round(angle),
        )
      })
      const bloom = (index: number) => {
        const [x, y] = [((index * 61) % 170) - 85, -24 - ((index * 47) % 124)]
        const half = index % 3 === 0
        return s.place(
          x,
          y,
          drawRose(s, half ? part.third : part.accent) + (half ? drawDrips(s, part.accent) : ''),
          0.8,
        )
      }
      return (
        s.fill('-110,0 -104,-90 -60,-150 0,-166 70,-148 108,-84 110,0', shade(part.color, 1)) +
        leaves +
        repeat(part.amount, bloom)
      )
    },
  ),

  falling: createWidePart({ color: '#d88a3a', amount: 40, size: 16, variant: 'leaf' }, (canvas, part) => {
    const s = new Sketch(canvas)
    const colors = getColors(part.options, 'colors', [part.color, tint(part.color, 0.5), shade(part.color, 0.6)])
    const shape = (tone: string): Svg => {
      if (part.variant === 'snow') return s.disc(0, 0, 6, tone)
      if (part.variant === 'petal') return s.fill('0,-12! 9,-2 3,10! 0,7! -3,10! -9,-2', tone)
      if (part.variant === 'feather') return s.blade('0,22 5,0 0,-26', 14, tone)
      return s.blade('0,16 4,0 -2,-18', 18, tone)
    }
    return repeat(part.amount, (index) => {
      const [x, y] = [part.random() * part.picture.width, part.random() * part.picture.height]
      return s.place(
        x,
        y,
        shape(pickColor(colors, index)),
        (part.size / 16) * (0.5 + part.random() * 0.9),
        Math.round(part.random() * 360),
      )
    })
  }),
  poppies: createWidePart({ amount: 70, y: 500, size: 22, color: '#e8303e' }, (_, part) => drawPoppies(part)),
  flowers: createWidePart({ amount: 40, y: 640, size: 16 }, (canvas, part) =>
    drawMeadow(canvas, part, ['#ffffff', '#ffd95a', '#f3a8c8', '#a8b8ff']),
  ),
}

function drawRose(sketch: Sketch, color: string): Svg {
  return (
    sketch.inked('-24,-4 -18,-24 0,-30 20,-24 26,-2 16,20 0,26 -18,18', color, 3) +
    sketch.fill('-20,2 0,14 22,2 14,20 0,25 -16,18', shade(color, 0.9)) +
    sketch.stroke('-12,-8 -2,-18 10,-12 8,2 -4,4 -6,-6 2,-8', 3.2, shade(color, 1.6), { profile: 'flat' }) +
    sketch.stroke('-20,-2 -10,10 4,12', 2.6, shade(color, 1.4)) +
    sketch.stroke('-14,-18 -4,-24', 4, tint(color, 1), { opacity: 0.8 })
  )
}

function drawDrips(sketch: Sketch, color: string): Svg {
  return (
    sketch.fill('-24,-4 -18,-24 0,-30 6,-26 2,-10! -4,10 -8,-4! -14,16 -18,0!', color) +
    sketch.fill('-8,20 -4,34 -8,40 -12,34', color)
  )
}

function drawMeadow(canvas: Canvas, part: PartValues, defaultColors: readonly string[]): Svg {
  const s = new Sketch(canvas)
  const colors = getColors(part.options, 'colors', defaultColors)
  const kind = getText(part.options, 'variant', '') === 'lily' ? 'lily' : 'round'
  const depth = part.picture.height - part.y
  const spots = Array.from({ length: part.amount }, () => [part.random() * part.picture.width, part.random()] as const)
  return spots
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, near], index) => {
      const [y, r] = [part.y + near * depth, part.size * (0.35 + near)]
      return s.stroke(`${x},${y} ${x + 3},${y + r * 2}`, r * 0.24, '#3f7a3a', { profile: 'flat' }) + kind === 'lily'
        ? drawFlower(x, y, r, pickColor(colors, index), kind)
        : drawSmallFlower(x, y, r, pickColor(colors, index))
    })
    .join('')
}

function drawPoppies(part: PartValues): Svg {
  const places = Array.from(
    { length: part.amount },
    () => [part.random() * part.picture.width, part.random() ** 0.7] as const,
  )
  const bloom = ([x, near]: readonly [number, number]): Svg => {
    const y = part.y + near * (part.picture.height - part.y)
    const r = 5 + near * part.size
    const petals = [0, 1, 2, 3].map((index) => {
      const angle = index * 1.57 + 0.5
      const fill = index % 2 ? part.color : tint(part.color, 0.5)
      return element('circle', {
        cx: x + Math.cos(angle) * r * 0.5,
        cy: y + Math.sin(angle) * r * 0.34,
        r: r * 0.58,
        fill,
      })
    })
    const stem = path(`M${x} ${y}q${r * 0.2} ${r} 2 ${r * 2.4}`, 'none', {
      stroke: '#3f7a3a',
      'stroke-width': Math.max(1.4, r * 0.2),
    })
    const rim = group(
      { fill: shade(part.color, 1.6) },
      element('ellipse', { cx: x, cy: y + r * 0.12, rx: r * 1.02, ry: r * 0.84 }),
    )
    const heart =
      element('circle', { cx: x, cy: y, r: r * 0.26, fill: '#3a1020' }) +
      element('circle', { cx: x - r * 0.06, cy: y - r * 0.08, r: r * 0.1, fill: '#8a9a4a' })
    return stem + rim + petals.join('') + heart
  }
  return places
    .toSorted((a, b) => a[1] - b[1])
    .map(bloom)
    .join('')
}
