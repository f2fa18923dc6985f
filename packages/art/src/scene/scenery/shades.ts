import { toInk, tint, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { drawHand } from '../../figure/hands.ts'
import { getFlag } from '../../props/options.ts'

import { type SceneryTable, createPart, repeat } from './part.ts'

export const SHADES: SceneryTable = {
  hand: createPart({ color: '#f2c9a7', accent: '#2b3a42', third: '#f4ecdc', variant: 'open', tall: 260 }, (s, part) => {
    const tones = { base: part.color, shadow: shade(part.color, 0.9), line: toInk(part.color) }
    const sleeve = s.cloth(
      `-34,34! 36,34! 62,${part.tall * 0.5} 78,${part.tall}! -78,${part.tall}! -56,${part.tall * 0.5}`,
      part.accent,
      {
        lineWidth: 3,
        folds: [
          `-30,60 0,74 36,66`,
          `-44,${part.tall * 0.4} 0,${part.tall * 0.46} 50,${part.tall * 0.42}`,
          `-54,${part.tall * 0.7} 0,${part.tall * 0.74} 60,${part.tall * 0.7}`,
        ],
        shades: [`12,30! 50,30! 90,${part.tall}! 24,${part.tall}!`],
      },
    )
    const cuff = s.cloth('/-40,26 42,26 46,52 -44,52', part.third, { lineWidth: 2.6 })
    const { rear, front } = drawHand(part.variant, tones, getFlag(part.options, 'left'))
    return sleeve + rear + front + cuff
  }),

  mirror: createPart({ color: '#e0b84c', accent: '#9ac4dc', size: 130, tall: 180 }, (s, part) => {
    const { size: w, tall: h } = part
    const fill = s.canvas.linearGradient(
      [-w, -h, w, h],
      [0, tint(part.accent, 1)],
      [0.5, part.accent],
      [1, shade(part.accent, 1)],
    )
    return (
      element('ellipse', { rx: w + 22, ry: h + 22, fill: part.color, stroke: toInk(part.color), 'stroke-width': 6 }) +
      element('ellipse', { rx: w + 14, ry: h + 14, fill: 'none', stroke: tint(part.color, 1), 'stroke-width': 4 }) +
      repeat(20, (index) =>
        s.disc(
          Math.round(Math.cos(index * 0.314) * (w + 12)),
          Math.round(Math.sin(index * 0.314) * (h + 12)),
          8,
          tint(part.color, 0.5),
          toInk(part.color),
          2,
        ),
      ) +
      element('ellipse', { rx: w, ry: h, fill, stroke: shade(part.color, 1.4), 'stroke-width': 5 }) +
      s.fill(
        `/${-w * 0.7},${-h * 0.1} ${-w * 0.1},${-h * 0.8} ${w * 0.14},${-h * 0.8} ${-w * 0.5},${h * 0.1}`,
        '#fff',
        0.4,
      )
    )
  }),
}
