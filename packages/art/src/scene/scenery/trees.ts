import { type Color, tint, mix, shade } from '../../draw/color.ts'
import type { Point } from '../../draw/geometry.ts'
import { drawSmallFlower } from '../../draw/plants.ts'
import { element, group, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export type Puff = readonly [x: number, y: number, r: number]

const BARK = '#6a4630'

export const TREES: SceneryTable = {
  tree: createPart({ color: '#5f9f4a', accent: BARK, shadow: 90 }, (s, part) => {
    const trunk = s.cloth('-18,0! -10,-90 -30,-170! 0,-130! 34,-180! 14,-90 24,0!', part.accent, {
      lineWidth: 1.6,
      shades: ['4,0! 2,-90 14,-170! 40,-180! 20,-90 30,0!'],
      folds: ['-6,-4 -4,-60 -8,-110', '6,-20 4,-70'],
    })
    return trunk + drawCrown(part, createPuffs(part, 11, 0, -218, 99, 67), 0)
  }),

  forest: createWidePart({ color: '#2f5f58', amount: 9, y: 560 }, (canvas, part) =>
    drawForest(new Sketch(canvas), part),
  ),
  oak: createPart({ color: '#5f8a3a', accent: '#5a3f2a', shadow: 150 }, (s, part) => {
    const trunk = s.cloth(
      '-92,6! -54,-20 -44,-130 -66,-230 -150,-300! -128,-318 -40,-270 -24,-350! 6,-352! 14,-270 70,-330 150,-352! 156,-330 64,-240 50,-140 58,-24 104,6! 40,-4 0,8 -40,-4',
      part.accent,
      {
        shades: ['20,10! 22,-120 30,-250 70,-330! 156,-350! 66,-230 56,-120 60,-20 110,10!'],
        folds: [
          '4 both | -30,-10 -22,-100 -34,-200',
          '-8,-20 -4,-120 -16,-240',
          '14,-30 12,-110',
          '-60,-250 -100,-284',
        ],
      },
    )
    const hollow = s.fill('-16,-150 -4,-176 12,-164 14,-128 0,-112 -14,-124', shade(part.accent, 2.4))
    return trunk + hollow + drawCrown(part, createPuffs(part, 24, 0, -400, 250, 96), 0)
  }),

  olive: createPart({ color: '#8a9a6a', accent: '#7a6a58', shadow: 80 }, (s, part) => {
    const trunk = s.cloth(
      '-34,4! -10,-40 -26,-90 -4,-130 -50,-190! -30,-200 8,-150 46,-200! 62,-188 28,-120 40,-70 18,-30 44,4!',
      part.accent,
      {
        lineWidth: 1.8,
        folds: ['-8,-6 4,-60 -10,-110', '14,-10 18,-70 10,-130'],
        shades: ['10,4! 20,-60 14,-130 50,-200! 70,-180! 34,-110 44,-60 24,-20 50,6!'],
      },
    )
    const leaf = (index: number) => {
      const angle = part.random() * 6.28
      const reach = Math.sqrt(part.random())
      const [x, y] = [Math.cos(angle) * reach * 120, -220 + Math.sin(angle) * reach * 66]
      const tone = mix(part.color, index % 2 ? tint(part.color, 0.7) : shade(part.color, 0.8), part.random())
      return s.place(x, y, s.oval(0, 0, 22, 8, tone), 1, Math.round(angle * 57 + 30))
    }
    const fruit = repeat(10, () =>
      s.oval((part.random() - 0.5) * 190, -220 + (part.random() - 0.5) * 90, 6, 8, '#3a3a4a'),
    )
    return trunk + drawCrown(part, createPuffs(part, 9, 0, -220, 84, 44), 0.1) + repeat(70, leaf) + fruit
  }),
  sakura: createPart({ color: '#ffc4d6', accent: '#5a3a3f', shadow: 90 }, (s, part) => {
    const wood = s.stroke('0,0 -14,-120 30,-220 120,-300 230,-330', 46, part.accent, { profile: 'out', steps: 18 })
    const twig = s.stroke('10,-170 -70,-260 -110,-330', 26, part.accent, { profile: 'out', steps: 10 })
    const puffs = [...createPuffs(part, 20, 160, -320, 100, 60), ...createPuffs(part, 14, -95, -315, 65, 65)]
    const bloom = ([x, y]: Puff) =>
      drawSmallFlower(x + (part.random() - 0.5) * 30, y + (part.random() - 0.5) * 30, 7, '#fff3f7')
    return (
      wood +
      twig +
      drawCrown(
        part,
        puffs.map(([x, y, r]) => [x, y, r * 0.65]),
        0,
      ) +
      puffs.slice(0, 28).map(bloom).join('')
    )
  }),

  banyan: createPart({ color: '#2f6b3c', accent: '#5a4636', shadow: 180 }, (s, part) => {
    const trunk = s.cloth(
      '-130,8! -80,-30 -70,-160 -110,-300 -220,-400! -60,-340 -10,-420! 30,-340 120,-430! 190,-400! 90,-280 76,-150 90,-30 140,8! 80,-2 40,10 0,0 -50,10 -90,0',
      part.accent,
      {
        folds: ['-60,-10 -50,-120 -70,-260', '-20,0 -14,-150 -24,-300', '30,0 24,-160 40,-300', '60,-20 50,-140'],
        shades: ['40,10! 30,-200 110,-430! 200,-400! 96,-270 80,-150 96,-30 150,10!'],
      },
    )
    const root = (x: number) =>
      s.stroke(`${x},-390 ${x + 8},-200 ${x - 6},0`, 9, shade(part.accent, 0.4), { profile: 'flat' })
    return (
      [-210, -170, 150, 196, 230].map(root).join('') +
      trunk +
      drawCrown(part, createPuffs(part, 26, 0, -440, 290, 80), 0)
    )
  }),
}

function drawPine(sketch: Sketch, color: Color, bark: Color): Svg {
  const bough = (index: number) => {
    const y = -90 - index * 62
    const w = 108 - index * 18
    const outline = `0,${y - 96}! ${w * 0.5},${y - 16} ${w},${y + 10}! ${w * 0.4},${y + 4} 0,${y + 18} ${-w * 0.4},${y + 4} ${-w},${y + 10}! ${-w * 0.5},${y - 16}`
    const dark = `6,${y - 70}! ${w * 0.5},${y - 16} ${w},${y + 10}! ${w * 0.4},${y + 4} 10,${y + 18}! 18,${y - 20}`
    return sketch.fill(outline, index % 2 ? color : shade(color, 0.35)) + sketch.fill(dark, shade(color, 0.9), 0.7)
  }
  return element('rect', { x: -12, y: -80, width: 24, height: 90, fill: bark }) + repeat(5, bough)
}

/** Creates discs around a center, the lower ones first. */
export function createPuffs(part: PartValues, count: number, x: number, y: number, rx: number, ry: number): Puff[] {
  const puffs = Array.from({ length: count }, (): Puff => {
    const angle = part.random() * Math.PI * 2
    const reach = Math.sqrt(part.random())
    return [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry, 44 + part.random() * 30]
  })
  return puffs.toSorted((a, b) => b[1] - a[1])
}

/** Draws foliage: a dark mass, discs with a lit side, and single leaves at the edge. */
export function drawCrown(part: PartValues, puffs: readonly Puff[], lift: number): Svg {
  const discs = (dx: number, dy: number, share: number, list: readonly Puff[]) =>
    list.map(([x, y, r]) => element('circle', { cx: x + dx, cy: y + dy, r: r * share }))
  const tone = tint(part.color, lift)
  const sprig = ([x, y, r]: Puff): Svg => {
    const angle = part.random() * Math.PI * 2
    const tip: Point = [x + Math.cos(angle) * r * 0.8, y + Math.sin(angle) * r * 0.8]
    return element('ellipse', {
      cx: tip[0],
      cy: tip[1],
      rx: r * 0.2,
      ry: r * 0.1,
      fill: part.random() < 0.5 ? tint(tone, 0.6) : shade(tone, 0.6),
      opacity: 0.8,
    })
  }
  return (
    group({ fill: shade(tone, 0.9) }, discs(6, 12, 1, puffs)) +
    group({ fill: tone }, discs(0, 0, 0.93, puffs)) +
    group(
      { fill: tint(tone, 0.35), opacity: 0.8 },
      discs(
        -10,
        -13,
        0.56,
        puffs.filter((_, index) => index % 2),
      ),
    ) +
    [...puffs, ...puffs, ...puffs].map(sprig).join('')
  )
}

function drawForest(sketch: Sketch, part: PartValues): Svg {
  return repeat(part.amount, (index) => {
    const x = ((index + 0.5) / part.amount) * part.picture.width + (part.random() - 0.5) * 70
    const y = part.y + part.random() * 24
    const tone = mix(
      part.color,
      part.random() < 0.5 ? tint(part.color, 0.3) : shade(part.color, 0.6),
      part.random() * 0.7,
    )
    return sketch.place(
      x,
      y,
      drawPine(sketch, tone, mix(shade(BARK, 0.6), shade(tone, 1.2), 0.7)),
      part.scale * (0.7 + part.random() * 0.5),
    )
  })
}
