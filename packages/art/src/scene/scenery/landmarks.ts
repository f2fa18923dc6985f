import { tint, shade } from '../../draw/color.ts'
import { element, path, type Svg } from '../../draw/svg.ts'

import type { Sketch } from '../../draw/sketch.ts'
import { type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export const LANDMARKS: SceneryTable = {
  abbey: createPart({ color: '#3b3f58', accent: '#8a94b8' }, (s, part) => {
    const arch = (x: number, h: number, w: number) =>
      `M${x - w} 0V${-h}Q${x - w} ${-h - w} ${x} ${-h - w * 1.7}Q${x + w} ${-h - w} ${x + w} ${-h}V0Z`
    const wall =
      'M-300 0V-230L-270 -250L-250 -210L-220 -300L-190 -280V-190H-60V-330L-30 -372L10 -350L40 -390L70 -340V-170H150L170 -210L196 -180L230 -250L262 -230V0Z'
    const holes = [-250, -140, 5, 110, 216]
      .map((x, index) => arch(x, index === 2 ? 190 : 100, index === 2 ? 40 : 24))
      .join('')
    const stones = repeat(26, () =>
      s.stroke(
        `${-280 + part.random() * 530},${-20 - part.random() * 190} ${-262 + part.random() * 530},${-20 - part.random() * 190}`,
        2,
        part.accent,
        { opacity: 0.12 },
      ),
    )
    return (
      path(wall + holes, part.color, { 'fill-rule': 'evenodd', stroke: shade(part.color, 1), 'stroke-width': 3 }) +
      path('M-300 -230L-270 -250M-220 -300L-190 -280M-60 -330L-30 -372M40 -390L70 -340M230 -250L262 -230', 'none', {
        stroke: part.accent,
        'stroke-width': 4,
      }) +
      stones
    )
  }),
  tower: createPart({ color: '#a89a94', accent: '#6a3a5a', third: '#ffe28a', tall: 460, shadow: 90 }, (s, part) =>
    drawTower(s, part),
  ),
  skyline: createPart({ color: '#2b2d4b', accent: '#ffd98a', amount: 12, size: 110 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - part.amount / 2) * part.size + part.random() * 14
      const [w, h] = [part.size * (0.8 + part.random() * 0.3), 110 + part.random() * 130]
      const wall = s.fill(`/${x},0 ${x},${-h} ${x + w},${-h} ${x + w},0`, part.color)
      const roof = s.fill(`/${x - 8},${-h} ${x + w / 2},${-h - 54} ${x + w + 8},${-h}`, shade(part.color, 0.8))
      const chimney = s.fill(
        `/${x + w * 0.7},${-h - 10} ${x + w * 0.7},${-h - 64} ${x + w * 0.86},${-h - 64} ${x + w * 0.86},${-h - 6}`,
        shade(part.color, 0.5),
      )
      const pane = (cell: number) =>
        element('rect', {
          x: x + 14 + (cell % 3) * w * 0.3,
          y: -h + 18 + Math.floor(cell / 3) * 40,
          width: 13,
          height: 20,
          fill: part.random() < 0.45 ? part.accent : shade(part.color, 1),
        })
      return chimney + wall + roof + repeat(Math.floor(h / 44) * 3, pane)
    }),
  ),
}

function drawTower(sketch: Sketch, part: PartValues): Svg {
  const { color, tall } = part
  const stone = (index: number) => {
    const [row, place] = [Math.floor(index / 5), index % 5]
    const x = -62 + place * 28 + (row % 2 ? 12 : 0)
    return element('rect', {
      x,
      y: -24 - row * 26,
      width: 22,
      height: 16,
      rx: 4,
      fill: part.random() < 0.5 ? tint(color, 0.35) : shade(color, 0.5),
      opacity: 0.5,
    })
  }
  const body = sketch.cloth(`-84,0! -70,-60 -64,${-tall}! 64,${-tall}! 70,-60 84,0!`, color, {
    lineWidth: 2.6,
    gradient: '-80,0 80,0',
    shades: [`20,0! 24,${-tall}! 80,${-tall}! 100,0!`],
    extra: repeat(Math.floor(tall / 26) * 5 - 8, stone),
  })
  const top = sketch.cloth(`/-80,${-tall} -86,${-tall - 110} 86,${-tall - 110} 80,${-tall}`, tint(color, 0.2), {
    lineWidth: 2.6,
    shades: [`/20,${-tall} 26,${-tall - 110} 90,${-tall - 110} 90,${-tall}`],
  })
  const window =
    path(`M-26 ${-tall - 16}v-46a26 28 0 0 1 52 0v46z`, part.third, { stroke: shade(color, 1.8), 'stroke-width': 6 }) +
    sketch.cloth(`/-34,${-tall - 18} 34,${-tall - 18} 34,${-tall - 6} -34,${-tall - 6}`, tint(color, 0.4), {
      lineWidth: 2,
    })
  const roof = sketch.cloth(
    `-106,${-tall - 106}! -40,${-tall - 190} 0,${-tall - 310}! 40,${-tall - 190} 106,${-tall - 106}!`,
    part.accent,
    {
      lineWidth: 2.6,
      shades: [`0,${-tall - 320}! 110,${-tall - 100}! 24,${-tall - 100}!`],
      folds: [`-60,${-tall - 120} -20,${-tall - 200}`, `50,${-tall - 120} 18,${-tall - 220}`],
    },
  )
  return body + top + window + roof
}
