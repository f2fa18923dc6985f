import { toInk } from '../../draw/color.ts'

import { drawProp } from '../../props/index.ts'
import { type SceneryTable, createPart } from './part.ts'

export const CAMELOT: SceneryTable = {
  /** The top of the stone is covered with snow unless the variant is `bare`. */
  'sword-stone': createPart({ color: '#8a90a4', accent: '#4a4a5a', third: '#f4f8ff', shadow: 170 }, (s, part) => {
    const stone = s.cloth(
      '-170,0! -182,-90 -150,-156! -40,-172 60,-170 156,-150! 182,-80 172,0! 60,10 -80,8',
      part.color,
      {
        lineWidth: 3.4,
        shades: ['40,-176! 190,-150 190,10! 70,10! 90,-80'],
        folds: ['-140,-90 -90,-70 -60,-20', '20,-150 10,-90 40,-40', '110,-120 120,-60'],
      },
    )
    const anvil = s.cloth(
      '-104,-236! -150,-262! -100,-274! 110,-274! 126,-250! 84,-236 40,-226 44,-186 84,-164! -84,-164! -44,-186 -40,-226!',
      part.accent,
      { lineWidth: 3, gradient: '-100,-270 100,-160', shades: ['20,-280! 130,-276! 130,-150! 30,-160! 34,-220'] },
    )
    const hilt = s.place(0, -388, drawProp(s.canvas, 'excalibur', part.options), 0.96, 180)
    const snow =
      part.variant === 'bare'
        ? ''
        : s.fill(
            '-176,-120 -150,-164 -90,-172 -84,-158 -60,-148 60,-150 90,-160 150,-156 176,-110 130,-132 60,-128 0,-118 -70,-132 -130,-126',
            part.third,
          ) + s.fill('-106,-268 -100,-282 0,-286 108,-280 120,-262 60,-266 0,-260 -60,-266', part.third)
    const sink = s.fill('-30,-268! 0,-276 30,-268! 20,-258 -20,-258', toInk(part.accent))
    return s.clipped('/-300,-600 300,-600 300,-264 -300,-264', hilt) + stone + anvil + sink + snow
  }),
}
