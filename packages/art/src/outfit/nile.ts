import { toInk, tint } from '../draw/color.ts'
import { group } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getColors, pickColor, findText } from '../props/options.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

/** How far a broad collar reaches, in half shoulder widths: to the top of the sleeves, which lie over it. */
const REACH = 0.7

/** `pendant` adds a winged scarab below the collar. */
const broadCollar: OutfitPiece = (canvas, { build }, options) => {
  const gold = getColor(options, 'color', '#e9bf3e')
  const rows = getColors(options, 'colors', ['#1f4f9a', '#c8432e', '#1fa6a8', '#1f4f9a'])
  const depth = getNumber(options, 'depth', 104)
  const s = sketchTorso(canvas, build)
  const arc = (share: number, steps = 12) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = (index / steps) * Math.PI
      const reach = build.neck + 14 + share * (build.shoulder * REACH - build.neck - 14)
      const x = -Math.cos(angle) * reach
      const y = -42 + share * 36 + Math.sin(angle) ** 0.9 * (22 + depth * share)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
  const outline = [...arc(0), ...arc(1).toReversed()].join(' ').replace(' ', '! ')
  const bands = rows.map((tone, index) =>
    s.trim(extend(arc((index + 0.6) / (rows.length + 0.8))).join(' '), 66 / rows.length, tone),
  )
  const beads = arc(0.92, 22).map((place, index) => {
    const [x, y] = place.split(',').map(Number)
    return s.oval(x ?? 0, y ?? 0, 7, 11, pickColor(rows, index), toInk(gold), 2.4)
  })
  const stone = findText(options, 'pendant')
  const low = depth + 10
  const pendant = stone
    ? s.both((half) =>
        [0, 1, 2]
          .map((row) =>
            half.blade(
              `10,${low} ${40},${low - 8 + row * 12} ${72 - row * 10},${low - 22 + row * 20}`,
              17,
              pickColor(rows, row),
            ),
          )
          .join(''),
      ) + s.gem(0, low, 19, stone, { setting: gold, stretch: 1.25 })
    : ''
  // The bands end where the collar ends on the shoulders, and not each with an edge of its own.
  const inlay = group({ 'clip-path': canvas.clip(s.shape(outline)) }, bands, beads)
  return { main: s.metal(outline, gold, { gradient: '-120,-20 120,110' }) + inlay + pendant }
}

/** Adds points above both ends of a band, so that it reaches beyond the shoulders. */
function extend(band: readonly string[]): string[] {
  const lift = (point = '0,0') => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return `${x},${y - 30}`
  }
  return [lift(band[0]), ...band, lift(band.at(-1))]
}

const mummyWrap: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2ead6')
  const s = sketchTorso(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'round', color, growth: 4, plain: true, shadow: '#bfb49e' }).main ?? ''
  const bands = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
    const y = 20 + row * 38
    const line = (from: number, to: number) =>
      s.stroke(
        `-1.06s,${from} -.4s,${(from * 2 + to) / 3 + 10} .4s,${(from + to * 2) / 3 + 10} 1.06s,${to}`,
        3,
        toInk(color),
        { profile: 'even', opacity: 0.55, steps: 20 },
      )
    return [line(y, y + 34), line(y + 40, y - 4)]
  })
  return { main: body + bands.join('') + s.trim('-.9s,150 0,172 .9s,150', 14, tint(color, 0.3)) }
}

export const NILE_OUTFIT: OutfitTable = { 'broad-collar': broadCollar, 'mummy-wrap': mummyWrap }
