import { ink, light, mix, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { hollyBerries, hollyLeaf } from '../../props/holly.ts'
import { PROPS } from '../../props/index.ts'
import { around, type StageTable, standing, times } from './part.ts'

/** The king's hall and what belongs to its knights. */
export const CAMELOT: StageTable = {
  /** A sword through an anvil into a block of stone; its top is snowed in unless the variant is bare. */
  'sword-stone': standing({ color: '#8a90a4', accent: '#4a4a5a', third: '#f4f8ff', shadow: 170 }, (s, look) => {
    const stone = s.cloth(
      '-170,0! -182,-90 -150,-156! -40,-172 60,-170 156,-150! 182,-80 172,0! 60,10 -80,8',
      look.color,
      {
        lineWidth: 3.4,
        shades: ['40,-176! 190,-150 190,10! 70,10! 90,-80'],
        folds: ['-140,-90 -90,-70 -60,-20', '20,-150 10,-90 40,-40', '110,-120 120,-60'],
      },
    )
    const anvil = s.cloth(
      '-104,-236! -150,-262! -100,-274! 110,-274! 126,-250! 84,-236 40,-226 44,-186 84,-164! -84,-164! -44,-186 -40,-226!',
      look.accent,
      { lineWidth: 3, gradient: '-100,-270 100,-160', shades: ['20,-280! 130,-276! 130,-150! 30,-160! 34,-220'] },
    )
    const hilt = s.place(0, -388, PROPS['excalibur']?.(s.canvas, look.options) ?? '', 0.96, 180)
    const snow =
      look.variant === 'bare'
        ? ''
        : s.fill(
            '-176,-120 -150,-164 -90,-172 -84,-158 -60,-148 60,-150 90,-160 150,-156 176,-110 130,-132 60,-128 0,-118 -70,-132 -130,-126',
            look.third,
          ) + s.fill('-106,-268 -100,-282 0,-286 108,-280 120,-262 60,-266 0,-260 -60,-266', look.third)
    const sink = s.fill('-30,-268! 0,-276 30,-268! 20,-258 -20,-258', ink(look.accent))
    return s.clipped('/-300,-600 300,-600 300,-264 -300,-264', hilt) + stone + anvil + sink + snow
  }),
  /** The table seen from above, with a goblet before every place. */
  'round-table': standing(
    { color: '#8a5a34', accent: '#e6bd55', third: '#f2e6cc', size: 560, amount: 16 },
    (s, look) => {
      const r = look.size
      const flat = 0.42
      const wedge = (index: number) => {
        const angle = (index / look.amount) * Math.PI * 2
        const next = ((index + 1) / look.amount) * Math.PI * 2
        const tone = index % 2 ? look.third : mix(look.color, '#2f6a4a', 0.75)
        return s.fill(
          `${around(0, 0, angle, r * 0.36, flat)}! ${around(0, 0, angle, r * 0.8, flat)}! ${around(0, 0, (angle + next) / 2, r * 0.81, flat)} ${around(0, 0, next, r * 0.8, flat)}! ${around(0, 0, next, r * 0.36, flat)}!`,
          tone,
          0.92,
        )
      }
      const rose = (index: number) => {
        const angle = (index / 10) * Math.PI * 2
        const tone = index % 2 ? '#c8283a' : '#f6f0e8'
        return s.oval(
          Math.cos(angle) * r * 0.17,
          Math.sin(angle) * r * 0.17 * flat,
          r * 0.09,
          r * 0.055,
          tone,
          ink(tone),
          2.4,
        )
      }
      return (
        s.oval(0, 34, r + 6, r * flat + 10, shade(look.color, 2.2)) +
        s.oval(0, 16, r, r * flat + 4, shade(look.color, 1.2), ink(look.color), 4) +
        s.oval(0, 0, r, r * flat, look.color, ink(look.color), 4) +
        s.oval(0, 0, r * 0.94, r * 0.94 * flat, 'none', light(look.color, 0.6), 5) +
        times(look.amount, wedge) +
        s.oval(0, 0, r * 0.81, r * 0.81 * flat, 'none', look.accent, 9) +
        s.oval(0, 0, r * 0.36, r * 0.36 * flat, '#2a4a8a', look.accent, 9) +
        times(10, rose) +
        s.oval(0, 0, r * 0.09, r * 0.06, look.accent, ink(look.accent), 3)
      )
    },
  ),
  goblet: standing({ color: '#e6bd55', accent: '#8a1a2e', shadow: 34 }, (s, look) => {
    const cup = s.metal('-40,-120! -44,-80 -24,-52 0,-46 24,-52 44,-80 40,-120!', look.color, {
      gradient: '-40,-100 40,-60',
      shines: ['5 both | -28,-110 -30,-84 -18,-62'],
    })
    return (
      s.metal('-34,0! -28,-14 -8,-20 -7,-50! 7,-50! 8,-20 28,-14 34,0!', look.color, { gradient: '-30,0 30,0' }) +
      cup +
      s.oval(0, -120, 40, 11, look.accent, ink(look.color), 3) +
      s.gem(0, -84, 10, '#3a7bd5') +
      s.both((side) => side.gem(24, -88, 6, '#2f9a5a'))
    )
  }),
  /** The seat nobody may take: carved, cushioned and empty under a light. */
  'empty-seat': standing({ color: '#6a4630', accent: '#e6bd55', third: '#a8182c', shadow: 110 }, (s, look) => {
    const back = s.cloth('-96,0! -100,-300 -70,-350 0,-390! 70,-350 100,-300 96,0!', look.color, {
      lineWidth: 3,
      shades: ['30,-390! 110,-340! 110,10! 56,10! 64,-200'],
    })
    const panel = s.inked('-66,-120! -70,-290 -40,-326 0,-350! 40,-326 70,-290 66,-120!', look.third, 3)
    const flames = times(5, (index) =>
      s.fill(
        `${-40 + index * 20},-230! ${-30 + index * 20},-256 ${-36 + index * 20},-280! ${-48 + index * 20},-252`,
        look.accent,
      ),
    )
    const glow = element('circle', { cy: -320, r: 160, fill: '#fff3c0', opacity: 0.14 })
    return (
      back +
      panel +
      flames +
      s.gem(0, -352, 13, '#3a7bd5', { setting: look.accent }) +
      s.cloth('/-104,-96 104,-96 118,-60 -118,-60', look.third, { lineWidth: 3 }) +
      s.both(
        (side) =>
          side.rod([104, -60], [104, -170], 20, look.color) +
          side.disc(104, -180, 15, look.accent, ink(look.accent), 3),
      ) +
      s.cloth('/-114,-62 114,-62 108,0 -108,0', shade(look.color, 0.5), { lineWidth: 3 }) +
      glow
    )
  }),
  /** A green knight from the chest to the empty collar, his wreathed head under his arm, its face turned away. */
  'headless-knight': standing({ color: '#3f8a52', accent: '#e6bd55', third: '#2c6b3a' }, (s, look) => {
    const trunk = s.metal(
      '-150,0! -176,-120 -196,-250 -150,-330 -60,-356! 60,-356! 150,-330 196,-250 176,-120 150,0!',
      look.color,
      {
        gradient: '-190,-300 190,-40',
        folds: ['3 both | 0,-330 4,-180 0,0'],
        shines: ['12 both | -120,-290 -140,-200 -120,-110'],
      },
    )
    const collar =
      s.metal('-76,-340! -60,-408! 60,-408! 76,-340! 0,-316', look.color, { gradient: '-70,-400 70,-330' }) +
      s.oval(0, -408, 60, 16, '#123a24', ink(look.color), 4) +
      s.trim('-60,-406 0,-392 60,-406', 7, look.accent)
    const arm =
      s.cord('166,-292 226,-196 196,-104 110,-76 44,-94', 66, look.color) +
      s.stroke('150,-290 206,-200 182,-122 110,-94', 8, light(look.color, 0.9), { opacity: 0.7 }) +
      s.inked('60,-128 24,-132 4,-112 2,-84 22,-64 56,-62', shade(look.color, 0.7), 4) +
      s.trim('66,-126 58,-94 66,-62', 14, look.accent)
    const locks = times(19, (index) => {
      const angle = (index / 18) * Math.PI * 2
      return s.blade(
        `${around(120, -170, angle, 40)} ${around(124, -164, angle + 0.2, 84)} ${around(130, -150, angle + 0.3, 112)}`,
        44,
        index % 2 ? look.third : light(look.third, 0.2),
        'spike',
      )
    })
    const wreath = times(11, (index) => {
      const angle = -Math.PI * (0.05 + index * 0.09)
      const [x, y] = [120 + Math.cos(angle) * 74, -166 + Math.sin(angle) * 70]
      return (
        hollyLeaf(s, x, y, (angle * 180) / Math.PI + (index % 2 ? 50 : -50), 0.7) +
        (index % 3 ? '' : hollyBerries(s, x, y, 8))
      )
    })
    const glow = element('circle', { cx: 0, cy: -420, r: 90, fill: '#8affa0', opacity: 0.16 })
    return glow + trunk + collar + locks + s.disc(120, -180, 80, look.third, ink(look.third), 4) + wreath + arm
  }),
}
