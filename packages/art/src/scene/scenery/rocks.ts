import { tint, shade } from '../../draw/color.ts'
import type { Point } from '../../draw/geometry.ts'
import { smoothPath } from '../../draw/geometry.ts'
import { group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'

export const ROCKS: SceneryTable = {
  cliff: createPart({ color: '#5a5a70', size: 240, tall: 500, y: 800 }, (s, part) => {
    const { size: w, tall: h } = part
    const ledge = (index: number) => {
      const y = -h + 50 + index * 62
      return (
        s.stroke(
          `${-w * 0.2 + part.random() * 40},${y} ${w * 0.2},${y + 22} ${w * 0.6 + index * 8},${y + 10}`,
          7,
          shade(part.color, 1),
          { opacity: 0.8 },
        ) +
        s.stroke(`${-w * 0.1},${y - 6} ${w * 0.2},${y + 12} ${w * 0.5},${y + 3}`, 4, tint(part.color, 0.6), {
          opacity: 0.6,
        })
      )
    }
    return (
      s.cloth(
        `${-w},20! ${-w},${-h * 0.9}! ${-w * 0.4},${-h}! ${w * 0.4},${-h * 0.96}! ${w * 0.62},${-h * 0.8}! ${w * 0.5},${-h * 0.5}! ${w * 0.8},${-h * 0.3}! ${w},20!`,
        part.color,
        {
          lineWidth: 3,
          shades: [
            `/${w * 0.2},30 ${w * 0.1},${-h * 0.5} ${w * 0.3},${-h} ${w * 0.7},${-h * 0.8} ${w * 0.5},${-h * 0.5} ${w},30`,
          ],
          extra: repeat(7, ledge),
        },
      ) + s.stroke(`${-w},${-h * 0.9} ${-w * 0.4},${-h} ${w * 0.4},${-h * 0.96}`, 6, tint(part.color, 0.8))
    )
  }),
  cave: createWidePart({ color: '#3a3048', accent: '#1a1426' }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = part.picture
    const rim = (inset: number, tone: string): Svg => {
      const points = Array.from({ length: 26 }, (_, index): Point => {
        const angle = Math.PI + (index / 25) * Math.PI
        const rough = 1 - inset + (part.random() - 0.5) * 0.07
        return [
          w / 2 + Math.cos(angle) * w * 0.56 * rough,
          h * 0.96 + Math.sin(angle) * h * 0.98 * rough,
          index % 2 === 1,
        ]
      })
      const hole = smoothPath(
        [[w / 2 + w * 0.56 * (1 - inset), h + 20, 1], [w / 2 - w * 0.56 * (1 - inset), h + 20, 1], ...points],
        true,
      )
      return path(`M-10 -10H${w + 10}V${h + 10}H-10Z${hole}`, tone, { 'fill-rule': 'evenodd' })
    }
    const spike = (index: number) => {
      const x = (index / 12) * w
      const drop = 60 + part.random() * 120
      return s.cloth(
        `${x - 34},-20! ${x - 12},${drop * 0.5} ${x},${drop}! ${x + 14},${drop * 0.4} ${x + 34},-20!`,
        part.color,
        { lineWidth: 2.4, shades: [`${x},-20! ${x + 4},${drop}! ${x + 40},-20!`] },
      )
    }
    return rim(0.02, shade(part.color, 0.5)) + repeat(13, spike) + group({ opacity: 0.9 }, rim(-0.12, part.accent))
  }),
}
