import { ink, light, shade } from '../../draw/color.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { SUITS } from '../motifs/signs.ts'
import { across, around, type Look, type StageTable, standing, times } from './part.ts'

/** Wonderland: what stands on the tea table and in the rose garden. */
export const TEA: StageTable = {
  'tea-table': across({ color: '#fdf8ff', accent: '#f3a8c8', y: 610 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = look.picture
    const y = look.y
    const hem = Array.from(
      { length: 25 },
      (_, index) => `${w + 40 - index * ((w + 80) / 24)},${y + (index % 2 ? 88 : 66)}`,
    )
    const dots = times(
      24,
      (index) =>
        s.disc(index * (w / 23), y + 54, 6, look.accent) +
        s.disc(index * (w / 23) + 24, y + 42, 3, light(look.accent, 0.5)),
    )
    const top = s.cloth(
      `-40,${y}! ${w * 0.25},${y - 22} ${w * 0.75},${y - 22} ${w + 40},${y}! ${w + 40},${h + 20}! -40,${h + 20}!`,
      look.color,
      {
        shade: '#d8cfe8',
        gradient: `0,${y} 0,${h}`,
        folds: [
          `-20,${y + 90} 30,${h}`,
          `${w * 0.3},${y + 90} ${w * 0.27},${h}`,
          `${w * 0.62},${y + 90} ${w * 0.66},${h}`,
          `${w - 60},${y + 90} ${w - 90},${h}`,
        ],
      },
    )
    return (
      top +
      s.cloth(`-40,${y + 6}! ${w * 0.5},${y - 8} ${w + 40},${y + 6}! ${hem.join(' ')}`, '#ffffff', {
        lineWidth: 2,
        shade: '#d5cbe6',
        extra: dots,
      })
    )
  }),
  teapot: standing({ color: '#e8f0fa', accent: '#5a3e8e', third: '#d5404f', shadow: 90 }, (s, look) => {
    const spout = s.cloth('60,-50! 110,-60 124,-110 150,-128! 164,-108! 146,-70 120,-26 66,-16!', look.color, {
      lineWidth: 2.4,
    })
    const handle = s.cord('-66,-90 -130,-110 -132,-30 -62,-26', 15, look.accent)
    const body = s.cloth('-84,-60 -70,-106 0,-122 70,-106 84,-60 60,-12 0,-2 -60,-12', look.color, {
      lineWidth: 2.8,
      shades: ['20,-124! 90,-110 90,-40 40,0! -20,0! 40,-40 46,-90'],
      extra: s.stroke('-90,-46 0,-34 90,-46', 8, look.accent, { profile: 'flat' }),
    })
    const heart = s.place(-14, -72, path(SUITS[0], look.third), 0.75)
    const lid =
      s.cloth('-46,-112! -30,-138 0,-146 30,-138 46,-112! 0,-104', look.accent, { lineWidth: 2.4 }) +
      s.disc(0, -154, 11, look.third, ink(look.third))
    const steam = times(3, (index) =>
      s.stroke(
        `${150 + index * 10},-134 ${140 + index * 12},-166 ${158 + index * 8},-190 ${146 + index * 10},-226`,
        9,
        '#fff',
        { opacity: 0.6 },
      ),
    )
    return (
      handle + spout + body + heart + lid + s.stroke('-62,-76 -50,-98 -30,-108', 8, '#fff', { opacity: 0.8 }) + steam
    )
  }),
  'cake-stand': standing({ color: '#f8f4ff', accent: '#e8b84a', shadow: 90 }, (s, look) => {
    const plate = (y: number, w: number) =>
      s.oval(0, y + 5, w, 15, shade(look.color, 0.9), '#6a5a8a', 2.6) + s.oval(0, y, w, 13, look.color, '#6a5a8a', 2.2)
    const tier = (y: number, w: number, count: number) =>
      plate(y, w) +
      times(count, (index) => s.place((index - (count - 1) / 2) * ((w * 1.5) / count), y - 2, cupcake(s, index), 0.8))
    return (
      s.cord('0,-6 0,-300', 9, look.accent) +
      s.fill('-46,0! -20,-16 20,-16 46,0!', look.accent) +
      tier(-40, 128, 4) +
      tier(-140, 96, 3) +
      tier(-236, 62, 2) +
      s.ring(0, -312, 13, 6, look.accent)
    )
  }),
  cupcake: standing({ amount: 0, shadow: 36 }, (s, look) => cupcake(s, look.amount)),
  'jam-tart': standing(
    { color: '#e0a860', accent: '#d5304a', shadow: 34 },
    (s, look) =>
      s.cloth('-40,-18! 40,-18! 28,6! -28,6!', look.color, {
        lineWidth: 2.2,
        folds: ['-24,-14 -18,4', '0,-14 0,4', '24,-14 18,4'],
      }) +
      s.oval(0, -18, 40, 12, light(look.color, 0.4), ink(look.color), 2.4) +
      s.oval(0, -19, 28, 8, look.accent) +
      s.oval(-8, -21, 8, 2.6, '#fff'),
  ),
  clock: standing(
    { color: '#e6bd55', accent: '#fffdf4', third: '#5a3e8e', amount: 6, size: 70, shadow: 40 },
    (s, look) => clockFace(s, look, look.size),
  ),
}

function cupcake(s: Sketch, index: number): Svg {
  const icing = ['#f3b0c8', '#a8e0c8', '#ffe0a0', '#c8b8f0'][Math.abs(Math.round(index)) % 4] ?? '#f3b0c8'
  const cup = s.cloth('/-30,-30 30,-30 24,0 -24,0', '#c88a5a', {
    lineWidth: 2,
    folds: ['-18,-28 -15,-2', '-6,-28 -5,-2', '6,-28 5,-2', '18,-28 15,-2'],
  })
  return (
    cup +
    s.cloth('-36,-28 -24,-50 0,-62 24,-50 36,-28 0,-22', icing, {
      lineWidth: 2,
      folds: ['-28,-32 0,-42 26,-36', '-18,-46 4,-52 20,-46'],
    }) +
    s.disc(0, -64, 8, '#d8304a', '#6a1020', 2) +
    s.disc(-3, -67, 2.4, '#fff')
  )
}

export function clockFace(s: Sketch, look: Look, r: number): Svg {
  const mark = (index: number) => {
    const angle = (index * Math.PI) / 6
    const at = (share: number) => around(0, -r, angle, r * share)
    return s.stroke(`${at(0.74)} ${at(0.88)}`, index % 3 ? r * 0.05 : r * 0.1, look.third, { profile: 'flat' })
  }
  const hand = (hours: number, length: number, width: number) => {
    const angle = (hours / 12) * Math.PI * 2 - Math.PI / 2
    return s.stroke(`0,${-r} ${around(0, -r, angle, r * length)}`, width, look.third, {
      profile: 'head',
    })
  }
  const rim =
    s.disc(0, -r, r * 1.14, look.color, ink(look.color), 4) + s.disc(0, -r, r, look.accent, shade(look.color, 1), 4)
  const shine = s.stroke(
    `${-r * 1.02},${-r * 1.1} ${-r * 0.74},${-r * 1.74} ${-r * 0.1},${-r * 2.06}`,
    r * 0.07,
    light(look.color, 1.4),
  )
  return (
    rim +
    times(12, mark) +
    hand(look.amount, 0.5, r * 0.13) +
    hand(0, 0.74, r * 0.09) +
    s.disc(0, -r, r * 0.08, look.third) +
    shine
  )
}
