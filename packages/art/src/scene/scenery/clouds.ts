import type { Canvas } from '../../draw/canvas.ts'
import { type Color, tint, mix, shade } from '../../draw/color.ts'
import { toLine } from '../../draw/geometry.ts'
import { brush } from '../../draw/stroke.ts'
import { element, formatNumber, group, path, type Svg } from '../../draw/svg.ts'
import { type PartValues, repeat } from './part.ts'

/** Draws long, thin veils of cloud in the colors of the sky. */
export function drawVeils(canvas: Canvas, part: PartValues, colors: readonly Color[]): Svg {
  const { width, height } = part.picture
  const [high, low] = [colors[0] ?? part.color, colors.at(-1) ?? part.color]
  return repeat(7, (index) => {
    const y = height * (0.06 + 0.07 * index + part.random() * 0.05)
    const x = part.random() * width
    const half = width * (0.16 + part.random() * 0.3)
    const thick = height * (0.014 + part.random() * 0.03)
    const angle = ((part.random() - 0.5) * 12).toFixed(1)
    const color = tint(mix(high, low, 0.25 + index * 0.1), 0.7)
    return element('ellipse', {
      rx: half,
      ry: thick,
      transform: `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${angle})`,
      fill: canvas.softFill(color),
      opacity: 0.24 + part.random() * 0.3,
    })
  })
}

/** Draws a cumulus cloud: bright billows on top, darker toward the flat base. */
export function drawCumulus(canvas: Canvas, part: PartValues): Svg {
  const { color, random } = part
  const half = 105 + random() * 45
  const peak = (random() - 0.5) * 0.9
  const tower = 0.7 + random() * 0.7
  const billows = Array.from({ length: 13 }, (_, index) => {
    const along = (index / 12) * 2 - 1
    const rise = Math.max(0, 1 - Math.abs(along - peak) ** 1.5 / 1.5)
    const r = 17 + rise * 27 * (0.75 + random() * 0.5)
    return { x: along * half, y: 8 - rise * 52 * tower * (0.55 + random() * 0.6) - r * 0.2, r }
  })
  const heap = [
    element('rect', { x: -half - 30, y: 4, width: half * 2 + 60, height: 30, rx: 15 }),
    ...billows.map(({ x, y, r }) => element('rect', { x: x - r, y: y - r, width: r * 2, height: 30 + r - y, rx: r })),
  ]
  const air = shade(color, 0.75)
  const body = canvas.linearGradient([0, -80, 0, 36], [0, color], [0.55, mix(color, air, 0.25)], [1, air])
  const glow = canvas.softFill(tint(color, 0.9))
  const lit = billows
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y, r }) => element('circle', { cx: x - r * 0.2, cy: y - r * 0.2, r: r * 0.92, fill: glow }))
  const shades = billows
    .filter((_, index) => index % 3 === 1)
    .map(({ x, y, r }) =>
      path(
        brush(
          toLine([x - r * 0.7, y + r * 0.35], [x + r * 0.2, y + r * 0.75], [x + r, y + r * 0.2]),
          r * 0.4,
          'both',
          8,
        ),
        air,
        {
          opacity: 0.5,
        },
      ),
    )
  const wisps = repeat(5, (index) => {
    const x = (index / 4 - 0.5) * half * 2.3 + (random() - 0.5) * 30
    const reach = 34 + random() * 46
    return path(
      brush(toLine([x - reach, 30], [x, 34 + random() * 8], [x + reach, 30]), 12 + random() * 8, 'both', 8),
      air,
      {
        opacity: 0.55,
      },
    )
  })
  return group({}, wisps, group({ fill: body }, heap), lit, shades)
}
