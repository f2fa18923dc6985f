import { tint, mix, shade } from '../../draw/color.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, repeat } from './part.ts'

export const STREETS: SceneryTable = {
  rooftops: createWidePart(
    { color: '#3a3f63', accent: '#ffd98a', third: '#5a4a5a', y: 640, amount: 5 },
    (canvas, part) => drawRooftops(new Sketch(canvas), part),
  ),
  'flat-roofs': createWidePart(
    { color: '#d8b48a', accent: '#ffd98a', third: '#4a8fd0', y: 560, amount: 11 },
    (canvas, part) => drawFlatRoofs(new Sketch(canvas), part),
  ),
}

function drawRooftops(sketch: Sketch, part: PartValues): Svg {
  const step = part.picture.width / part.amount
  return repeat(part.amount + 1, (index) => {
    const x = (index - 0.5) * step
    const top = part.y - 90 - part.random() * 90
    const tone = mix(part.color, part.third, part.random() * 0.6)
    const roof = `/${x - 20},${part.y + 40} ${x + step * 0.5},${top} ${x + step + 20},${part.y + 40}`
    const tile = (cell: number) => {
      const [row, place] = [Math.floor(cell / 14), cell % 14]
      return sketch.stroke(
        `${x + place * step * 0.08},${top + 30 + row * 22} ${x + (place + 0.5) * step * 0.08},${top + 38 + row * 22} ${x + (place + 1) * step * 0.08},${top + 30 + row * 22}`,
        2.6,
        shade(tone, 1),
        { opacity: 0.9 },
      )
    }
    const wall = sketch.fill(
      `/${x},${part.y + 30} ${x + step},${part.y + 30} ${x + step},${part.picture.height + 10} ${x},${part.picture.height + 10}`,
      shade(tone, 0.9),
    )
    const window = (place: number) => {
      const left = x + 30 + place * (step / 3)
      const fill = part.random() < 0.6 ? part.accent : shade(tone, 1.8)
      return (
        element('rect', {
          x: left,
          y: part.y + 56,
          width: 38,
          height: 54,
          rx: 3,
          fill,
          stroke: tint(tone, 0.4),
          'stroke-width': 5,
        }) +
        path(`M${left + 19} ${part.y + 56}v54M${left} ${part.y + 82}h38`, 'none', {
          stroke: tint(tone, 0.4),
          'stroke-width': 3.4,
        })
      )
    }
    const dormer = sketch.cloth(roof, tone, {
      lineWidth: 2.4,
      extra: repeat(98, tile),
      shades: [`/${x + step * 0.5},${top} ${x + step + 30},${part.y + 50} ${x + step * 0.6},${part.y + 50}`],
    })
    return wall + repeat(3, window) + dormer
  })
}

function drawFlatRoofs(sketch: Sketch, part: PartValues): Svg {
  const step = part.picture.width / part.amount
  return repeat(part.amount + 1, (index) => {
    const [x, h] = [(index - 0.4) * step, 50 + part.random() * 130]
    const tone = mix(part.color, shade(part.color, 0.9), part.random())
    const top = part.y - h
    const w = step * 1.06
    const wall = sketch.cloth(
      `/${x},${part.picture.height} ${x},${top} ${x + w},${top} ${x + w},${part.picture.height}`,
      tone,
      {
        lineWidth: 1.6,
        shades: [
          `/${x + w * 0.7},${part.picture.height} ${x + w * 0.7},${top} ${x + w},${top} ${x + w},${part.picture.height}`,
        ],
      },
    )
    const arch = (cell: number) => {
      const [left, low] = [x + 16 + (cell % 3) * step * 0.28, top + 52 + Math.floor(cell / 3) * 56]
      return path(`M${left} ${low}v-18q0 -12 9 -16q9 4 9 16v18z`, part.random() < 0.55 ? part.accent : shade(tone, 1.8))
    }
    const dome =
      index % 3 === 1
        ? sketch.inked(
            `${x + 10},${top}! ${x + 4},${top - 34} ${x + w / 2},${top - 76}! ${x + w - 4},${top - 34} ${x + w - 10},${top}!`,
            part.third,
            2.4,
          ) +
          sketch.stroke(
            `${x + 22},${top - 14} ${x + 26},${top - 44} ${x + w / 2 - 6},${top - 62}`,
            5,
            tint(part.third, 0.8),
            { opacity: 0.7 },
          )
        : repeat(4, (cell) =>
            element('rect', { x: x + 4 + cell * step * 0.25, y: top - 10, width: step * 0.15, height: 11, fill: tone }),
          )
    return wall + dome + repeat(6, arch)
  })
}
