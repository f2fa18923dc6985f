import { shade } from '../draw/color.ts'
import { feather } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { colorsIn, cycle } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e9bf3e'

/** Great wings, raised or spread; `colors` run from shoulder to tip. */
function wings(plan: {
  rise: number
  fan: readonly [number, number]
  reach: number
  colors: readonly string[]
  barred?: boolean
}): PropPiece {
  return (canvas, options) => {
    const s = new Sketch(canvas)
    const tones = colorsIn(options, 'colors', plan.colors)
    const count = 11
    return s.both((half) => {
      const row = (share: number, width: number, shift: number) =>
        Array.from({ length: count }, (_, index) => {
          const t = index / (count - 1)
          const [x, y] = [50 + t * plan.reach, 30 - Math.sin(t * 1.7) * plan.rise]
          const angle = ((plan.fan[0] + (plan.fan[1] - plan.fan[0]) * t) * Math.PI) / 180
          const length = (130 + 120 * t) * share
          const at = (along: number) =>
            `${x + Math.cos(angle) * length * along},${y + Math.sin(angle) * length * along + along * along * 14}`
          const tone = cycle(tones, index + shift)
          const plume = feather(half.points(`${at(0)} ${at(0.5)} ${at(1)}`), width, tone)
          const bars = plan.barred
            ? [0.5, 0.72, 0.9]
                .map((along) =>
                  half.stroke(`${at(along)} ${at(along + 0.05)}`, width * 0.5, shade(tone, 1.6), { opacity: 0.7 }),
                )
                .join('')
            : ''
          return plume + bars
        }).join('')
      const arm = Array.from({ length: 7 }, (_, index) => {
        const t = index / 6
        return `${50 + t * plan.reach},${30 - Math.sin(t * 1.7) * plan.rise}`
      }).join(' ')
      return (
        row(1, 54, 0) +
        row(0.62, 46, 1) +
        row(0.34, 40, 2) +
        half.cord(`20,60 ${arm}`, 20, colorIn(options, 'edge', GOLD), 'flat')
      )
    })
  }
}

export const GREAT_WINGS: PropTable = {
  'goddess-wings': wings({
    rise: 90,
    fan: [112, 62],
    reach: 250,
    colors: ['#1fa6a8', '#2f6ac8', '#7a4fc0', '#d2484a', '#f0a03a', '#e8d048', '#4fb86a'],
  }),
  'falcon-wings': wings({
    rise: 300,
    fan: [96, 16],
    reach: 170,
    colors: ['#e0a83a', '#b8782a', '#e8c05a'],
    barred: true,
  }),
}
