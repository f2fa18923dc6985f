import { toInk, tint, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../draw/sketch.ts'
import { type PartValues, formatPoint, type SceneryTable, createPart, repeat } from './part.ts'

export const PILGRIMAGE: SceneryTable = {
  karst: createPart({ color: '#5a8a8a', accent: '#6a994e', tall: 420, size: 110 }, drawKarst),

  'split-stone': createPart({ color: '#8a8494', accent: '#fff0a0', shadow: 220 }, drawSplitStone),
  'peach-tree': createPart({ color: '#6a4630', accent: '#6a994e', third: '#f79a86', shadow: 80 }, drawPeachTree),
}

function drawKarst(sketch: Sketch, part: PartValues): Svg {
  const [w, h, c] = [part.size, part.tall, part.color]
  const body = `${-w},0! ${-w * 0.86},${-h * 0.4} ${-w * 0.7},${-h * 0.72} ${-w * 0.3},${-h * 0.94} ${w * 0.06},${-h} ${w * 0.4},${-h * 0.92} ${w * 0.66},${-h * 0.7} ${w * 0.84},${-h * 0.34} ${w},0!`
  const cracks = [-0.5, -0.12, 0.3, 0.6].map(
    (x, i) =>
      `${3 + i} out | ${x * w},${-h * (0.82 - Math.abs(x) * 0.2)} ${x * w * 1.1 + 8},${-h * 0.5} ${x * w * 1.2},${-h * 0.1}`,
  )
  const scrub = repeat(14, (i) => {
    const u = part.random() * 1.7 - 0.85
    const y = -h * (0.96 - Math.abs(u) * 0.34 - part.random() * 0.3)
    const r = w * (0.08 + part.random() * 0.1)
    return sketch.oval(
      u * w * 0.86,
      y,
      r * 1.6,
      r,
      i % 2 ? part.accent : shade(part.accent, 0.7),
      toInk(part.accent),
      1.8,
    )
  })
  return (
    sketch.cloth(body, c, {
      lineWidth: 2.4,
      gradient: `${-w * 0.4},${-h} ${w * 0.4},0`,
      shades: [`${w * 0.1},${-h}! ${w * 0.7},${-h * 0.7} ${w},0! ${w * 0.3},0! ${w * 0.36},${-h * 0.5}`],
      lights: [`${-w * 0.3},${-h * 0.9}! ${-w * 0.7},${-h * 0.6} ${-w * 0.8},${-h * 0.2}! ${-w * 0.5},${-h * 0.5}`],
      folds: cracks,
    }) + scrub
  )
}

function drawSplitStone(sketch: Sketch, part: PartValues): Svg {
  const shards = repeat(11, (i) => {
    const angle = -2.75 + i * 0.24
    const reach = 240 + part.random() * 150
    const [x, y, r] = [Math.cos(angle) * reach, -200 + Math.sin(angle) * reach, 14 + part.random() * 20]
    const corner = (turn: number, share: number) =>
      formatPoint(x + Math.cos(angle + turn) * r * share, y + Math.sin(angle + turn) * r * share)
    const chip = `/${corner(0.2, 1.3)} ${corner(1.6, 0.8)} ${corner(2.9, 1)} ${corner(4.1, 0.7)} ${corner(5.2, 0.9)}`
    return sketch.cloth(chip, part.color, { lineWidth: 2.6 })
  })
  const half = (side: Sketch, tone: string) =>
    side.cloth('30,0! 18,-70 50,-130 24,-210! 70,-296 116,-330 190,-300 240,-180 236,-70 200,0!', tone, {
      lineWidth: 3,
      lights: ['60,-250! 120,-310 170,-290 130,-200'],
      shades: ['130,-40! 236,-120 240,-40 200,0! 60,0!'],
      folds: ['130,-290 150,-200 110,-120', '190,-230 180,-150 210,-90', '90,-90 120,-50 110,0'],
    }) + side.fill('30,0! 18,-70 50,-130 24,-210! 46,-244 70,-136 44,-70 60,0!', part.accent, 0.85)
  const moss = [-190, -150, 150, 186].map((x) => sketch.oval(x, -6, 34, 12, '#6a994e', toInk('#6a994e'), 2))
  const glow = sketch.canvas.radialGradient(
    [0, -170, 330],
    [0, '#ffffff', 1],
    [0.3, part.accent, 0.75],
    [1, part.accent, 0],
  )
  return (
    sketch.disc(0, -170, 330, glow) +
    sketch.both((side, at) => side.place(0, 0, half(side, at > 0 ? shade(part.color, 0.4) : part.color), 1, 0)) +
    shards +
    moss.join('')
  )
}

function drawPeachTree(sketch: Sketch, part: PartValues): Svg {
  const trunk = sketch.cloth(
    '-26,0! -18,-90 -60,-170 -120,-220! -96,-232 -40,-200 -8,-150 10,-220 60,-280! 74,-266 40,-200 26,-110 34,0!',
    part.color,
    { lineWidth: 2.6, folds: ['-8,-20 0,-90 -20,-150'] },
  )
  const spots = [
    [-140, -250, 74],
    [-60, -310, 84],
    [40, -330, 88],
    [120, -270, 76],
    [10, -250, 70],
    [-90, -220, 56],
    [90, -220, 52],
  ] as const
  const leaves =
    spots.map(([x, y, r]) => sketch.oval(x, y, r, r * 0.74, toInk(part.accent))).join('') +
    spots
      .map(
        ([x, y, r], i) =>
          sketch.oval(x, y, r - 3, r * 0.74 - 3, i % 2 ? part.accent : tint(part.accent, 0.25)) +
          sketch.oval(x + r * 0.2, y + r * 0.3, r * 0.7, r * 0.34, shade(part.accent, 0.8), undefined),
      )
      .join('')
  const peaches = repeat(9, (i) => {
    const [x = 0, y = 0] = spots[i % spots.length] ?? []
    const [px, py] = [x + part.random() * 80 - 40, y + 10 + part.random() * 40]
    return (
      sketch.inked(
        `${px},${py - 18}! ${px + 22},${py - 14} ${px + 20},${py + 14} ${px},${py + 24}! ${px - 20},${py + 14} ${px - 22},${py - 14}`,
        part.third,
        2.6,
      ) +
      sketch.stroke(`${px},${py - 16} ${px + 4},${py + 4} ${px},${py + 20}`, 3, shade(part.third, 1.2)) +
      sketch.oval(px - 9, py - 4, 5, 8, '#fff', undefined)
    )
  })
  return trunk + leaves + peaches
}
