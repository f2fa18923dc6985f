import { drawFoldLine } from '../draw/cloth.ts'
import { type Color, shade, tint } from '../draw/color.ts'
import type { Point } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawSparkle } from '../draw/plants.ts'
import type { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const WIG: readonly Ring[] = [
  [0, 126],
  [40, 132],
  [84, 112],
  [116, 70],
  [126, 18],
]

type WigStyle = { color: Color; y: number; tilt: number; glass: boolean }

/** A wig that is combed back, with rolls over the ears. A wig of glass is clear and full of hard lights. */
function createWig(style: WigStyle): HeadgearPiece {
  return (canvas, figure, options) => {
    const color = getColor(options, 'color', style.color)
    const hat = new RoundHat(canvas, figure, { y: style.y, dip: -0.26, tilt: style.tilt })
    const rolls = sketchHead(canvas, figure, 0.1).both((half) =>
      ROLLS.map(([x, y, r]) => drawRoll(half, x, y, r, color)).join(''),
    )
    const finish = style.glass ? 'lacquer' : 'silk'
    const sparkles = style.glass
      ? drawSparkle(-64, -172, 20) + drawSparkle(58, -190, 15) + drawSparkle(96, -128, 11)
      : ''
    return {
      front:
        hat.place(
          hat.drawWall(WIG, color, { finish, extra: drawStrands(hat, color, style.glass) }),
          drawHairline(hat, color),
        ) +
        rolls +
        sparkles,
      hidesCap: true,
    }
  }
}

/** Position and radius of the rolls on the right side. */
const ROLLS = [
  [112, -50, 28],
  [118, -4, 26],
  [114, 38, 21],
] as const

function drawStrands(hat: RoundHat, color: Color, glass: boolean): Svg {
  return Array.from({ length: 17 }, (_, index) => {
    const line = hat
      .rib(WIG, -84 + index * 10.5)
      .map(([x, y], step): Point => [x + Math.sin(step * 1.7 + index) * 5, y])
    const dark = index % 3 !== 1
    return drawFoldLine(line, dark ? shade(color, 1.3) : glass ? '#ffffff' : tint(color, 1.4), {
      width: dark ? 4 : 7,
      profile: 'both',
      opacity: dark ? 0.6 : 0.8,
    })
  }).join('')
}

/** Draws the locks that are combed up from the edge of the wig and back over its crown. */
function drawHairline(hat: RoundHat, color: Color): Svg {
  return [-82, 82, -62, 62, -42, 42, -22, 22, 0]
    .map((degrees, index) => {
      const lean = Math.sign(degrees) * 9
      const spine = [
        hat.at(-4, 126, degrees + lean * 0.6),
        hat.at(16, 136, degrees + lean),
        hat.onWall(WIG, 0.42, degrees),
        hat.onWall(WIG, 0.74, degrees * 0.8),
      ]
      const lock = buildLock(spine, 46, { profile: 'strand', steps: 12 })
      const lit = index % 2 ? color : tint(color, 0.3)
      return (
        path(lock.outline, shade(color, 2), {
          stroke: shade(color, 2),
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        }) +
        path(lock.outline, lit) +
        path(buildRibbon(lock, 0.66, 1, 0, 1, 8), shade(color, 0.9), { opacity: 0.7 }) +
        [0.3, 0.5]
          .map((across) => path(buildRibbon(lock, across, across + 0.05), shade(color, 1.5), { opacity: 0.6 }))
          .join('') +
        path(buildRibbon(lock, 0.14, 0.28, 0.1, 0.6, 8), tint(color, 1.4), { opacity: 0.8 })
      )
    })
    .join('')
}

/** Draws a roll of hair that lies across the temple: a short tube with a spiral at its end. */
function drawRoll(sketch: Sketch, x: number, y: number, r: number, color: Color): Svg {
  const at = (dx: number, dy: number) => `${x + dx * r},${y + dy * r}`
  return (
    sketch.inked(
      `${at(-1, -0.8)} ${at(0.4, -0.9)} ${at(1.1, 0)} ${at(0.4, 0.9)} ${at(-1, 0.8)} ${at(-1.3, 0)}`,
      color,
      4,
    ) +
    sketch.fill(
      `${at(-1.2, 0.1)} ${at(0.2, 0.3)} ${at(1, 0.2)} ${at(0.4, 0.86)} ${at(-1, 0.76)}`,
      shade(color, 1),
      0.8,
    ) +
    sketch.stroke(`${at(-1, -0.4)} ${at(-0.3, -0.6)} ${at(0.4, -0.5)}`, 5, tint(color, 1.4)) +
    sketch.stroke(`${at(0.9, 0)} ${at(0.5, 0.5)} ${at(0.1, 0.1)} ${at(0.4, -0.3)} ${at(0.6, 0)}`, 3, shade(color, 2))
  )
}

export const WIGS: HeadgearTable = {
  wig: createWig({ color: '#f2cf4a', y: -66, tilt: -3, glass: false }),
  'glass-wig': createWig({ color: '#cfe4f4', y: -74, tilt: 0, glass: true }),
}
