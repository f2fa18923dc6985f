import { ink, light, mix, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { sails } from './mancha.ts'
import { type Look, type StageTable, spot, standing, times } from './part.ts'

/** What the knight sees where others see mills, flocks and a trough. */
export const MANCHA_DREAMS: StageTable = {
  /** A mill that has become a giant: eyes under its cap, a jaw of boards, sails for arms; `amount` turns these. */
  'giant-mill': standing(
    { color: '#f4eee2', accent: '#5a4030', third: '#3e6990', amount: 45, shadow: 130 },
    (s, look) => {
      const tower = s.cloth('-116,0! -92,-330! 92,-330! 116,0! 0,14', look.color, {
        lineWidth: 3,
        gradient: '-100,0 100,0',
        shades: ['40,-340! 110,-340! 130,10! 66,10! 70,-160', '-92,-332! 92,-332! 96,-296! 0,-276 -96,-296!'],
        folds: ['-84,-60 -66,-50', '74,-70 92,-62', '-70,-300 -50,-294'],
      })
      const foot = s.cloth('/-116,0 -112,-34 112,-34 116,0', look.third, { lineWidth: 3 })
      return (
        s.place(0, -352, sails(s, look.accent), 1.06, look.amount) +
        tower +
        foot +
        giantFace(s, look) +
        giantCap(s, look)
      )
    },
  ),
  /** Dust that rises over a flock in one heap; `size` is half its width. */
  'dust-bank': standing({ color: '#d2a468', third: '#fbeccb', size: 220, amount: 24 }, (s, look) => {
    const puffs = heap(look)
    const inside = puffs.map(([x, y, r, share]) => {
      const tone = mix(look.color, look.third, 0.15 + share * 0.6)
      return (
        s.disc(x, y, r, shade(tone, 0.3)) +
        s.disc(x - r * 0.1, y - r * 0.1, r * 0.88, tone) +
        s.oval(x - r * 0.3, y - r * 0.36, r * 0.46, r * 0.34, light(tone, 0.6))
      )
    })
    return puffs.map(([x, y, r]) => s.disc(x, y, r + 3.4, shade(look.color, 1.4))).join('') + inside.join('')
  }),
  /** Horsemen with lances and banners as they ride in a dream: shapes without faces that fade into the dust. */
  'dream-army': standing({ color: '#5a4a8a', accent: '#c8303a', third: '#ffe9b0', amount: 5, size: 230 }, (s, look) => {
    const riders = times(look.amount, (n) => {
      const share = look.amount > 1 ? n / (look.amount - 1) - 0.5 : 0
      const rise = (n % 2) * 22
      return s.place(share * look.size * 2, -rise, rider(s, look, n), n % 2 ? 0.84 : 1)
    })
    return riders
  }),
  /** A long stone trough on which a knight watches over his arms. */
  'stone-trough': standing({ color: '#b8ac9c', third: '#3e6a9a', size: 420, tall: 150 }, (s, look) => {
    const [w, h] = [look.size, look.tall]
    const joints = times(Math.round(w / 70), (n) => {
      const x = -w + 70 + n * 140
      return (
        s.stroke(`${x},${-h + 60} ${x + 3},${-h * 0.4}`, 4, shade(look.color, 1.5)) +
        s.stroke(`${x + 70},${-h * 0.42} ${x + 66},0`, 4, shade(look.color, 1.5))
      )
    })
    return (
      s.cloth(`/${-w},0 ${-w - 10},${-h + 30} ${w + 10},${-h + 30} ${w},0`, look.color, {
        lineWidth: 3,
        gradient: `0,${-h} 0,20`,
        extra: joints + s.stroke(`${-w},${-h * 0.42} 0,${-h * 0.4} ${w},${-h * 0.42}`, 4, shade(look.color, 1.5)),
      }) +
      s.cloth(`/${-w - 24},${-h + 40} ${-w - 4},${-h} ${w + 4},${-h} ${w + 24},${-h + 40}`, light(look.color, 0.3), {
        lineWidth: 3,
      }) +
      s.inked(`/${-w + 14},${-h + 15} ${-w + 22},${-h + 3} ${w - 22},${-h + 3} ${w - 14},${-h + 15}`, look.third, 3) +
      s.stroke(`${-w + 60},${-h + 8} ${-w * 0.5},${-h + 11} ${-w * 0.2},${-h + 8}`, 4, '#dceaff', { opacity: 0.9 })
    )
  }),
}

/** Puffs of a heap, the far ones first; each with its place and its share of light, which grows to the front. */
function heap({ amount, size, random }: Look): readonly (readonly [x: number, y: number, r: number, share: number])[] {
  return Array.from({ length: amount }, (_, n) => {
    const share = n / (amount - 1)
    const across = ((n * 0.618) % 1) * 2 - 1
    const top = -size * 0.86 * (1 - across ** 4) * (1 - share)
    return [across * size, top - 20, size * (0.24 + random() * 0.14) * (1 - Math.abs(across) * 0.3), share] as const
  })
}

function giantFace(s: Sketch, look: Look): Svg {
  const dark = '#3a1c18'
  const eyes = s.both(
    (side) =>
      side.inked('12,-232! 30,-262 66,-262 80,-234! 58,-214 28,-216', '#fff2c0', 4, dark) +
      side.disc(44, -237, 17, '#d8461a', dark, 4) +
      side.disc(44, -237, 7, '#1c0c10') +
      side.disc(39, -243, 4, '#ffffff') +
      side.cloth('4,-244! 30,-280 70,-286 98,-264! 70,-266 34,-256', look.accent, { lineWidth: 3 }),
  )
  const nose = s.cloth('-16,-226! -30,-170 -18,-152 0,-148 18,-152 30,-170 16,-226! 0,-216', shade(look.color, 0.5), {
    lineWidth: 3,
    shades: ['4,-220! 30,-170 16,-148 0,-146!'],
  })
  const jaw = '-80,-124! -40,-132 0,-128 40,-132 80,-124! 74,-66 40,-44 0,-40 -40,-44 -74,-66'
  const teeth = (x: number, y: number, way: number) =>
    s.inked(`/${x - 12},${y} ${x + 12},${y} ${x + 8},${y + way * 24} ${x - 8},${y + way * 24}`, '#fff8e4', 3, dark)
  const mouth =
    s.inked(jaw, '#5a1420', 5, dark) +
    s.clipped(
      jaw,
      s.oval(0, -46, 46, 20, '#d8505a') +
        times(6, (n) => teeth(-65 + n * 26, -132, 1)) +
        times(5, (n) => teeth(-52 + n * 26, -40, -1)),
    ) +
    s.stroke('-92,-140 -80,-120 -82,-96', 6, dark) +
    s.stroke('92,-140 80,-120 82,-96', 6, dark)
  return mouth + nose + eyes
}

function giantCap(s: Sketch, look: Look): Svg {
  const cap = s.cloth(
    '-124,-308! -70,-400 0,-456! 70,-400 124,-308! 60,-300 0,-290 -60,-300',
    shade(look.accent, 0.2),
    {
      lineWidth: 3,
      shades: ['20,-440! 70,-400 124,-308! 50,-300! 40,-360'],
      folds: ['-70,-326 -24,-416', '0,-312 0,-436', '70,-326 24,-416'],
    },
  )
  return cap + s.disc(0, -352, 24, look.accent, ink(look.accent), 4) + s.disc(0, -352, 9, light(look.accent, 0.6))
}

const BANNERS = ['#c8303a', '#3e6ea8', '#e0a83a', '#4f8a5a', '#8a4a9a']

/** One rider of the dream with his lance; a plume, a pair of horns or a crown of feathers tells him from the next. */
function rider(s: Sketch, look: Look, n: number): Svg {
  const tone = n % 2 ? mix(look.color, look.third, 0.22) : look.color
  const banner = BANNERS[n % BANNERS.length] ?? look.accent
  const edge = light(tone, 0.9)
  const crests = [
    s.blade('4,-268 40,-306 92,-300', 34, banner) + s.blade('0,-268 20,-320 64,-338', 28, light(banner, 0.3)),
    s.both((half) => half.cord('22,-250 54,-262 58,-308', 15, '#e8dcc0', 'out')),
    [-30, -10, 10, 30].map((dx) => s.blade(`${dx * 0.5},-266 ${dx},-300 ${dx * 1.5},-330`, 18, banner)).join(''),
  ]
  const lance =
    s.rod([64, -60], [92, -410], 9, '#8a6a48') +
    s.fill(`/${spot(82, -408)} ${spot(95, -462)} ${spot(104, -406)}`, '#e8ecf6')
  const flag = s.cloth('92,-396! 150,-404 196,-384! 170,-366 198,-338! 140,-346 88,-330!', banner, {
    lineWidth: 3,
    folds: ['110,-390 130,-368 120,-344'],
  })
  const horse = s.cloth(
    '-96,0! -100,-90 -60,-118 20,-124 62,-160 92,-214 112,-232! 124,-216 152,-186 178,-150! 168,-134 146,-132 120,-152 112,-90 104,0!',
    tone,
    {
      lineWidth: 3,
      shades: ['-20,0! 20,-90 80,-120 120,-150! 110,0!'],
      extra: s.trim('-100,-70 0,-60 112,-86', 13, banner),
    },
  )
  const man = s.cloth('-40,-100! -48,-180 -30,-206 0,-212 30,-206 48,-180 40,-100!', mix(tone, '#a8b0c8', 0.4), {
    lineWidth: 3,
    shades: ['6,-212! 48,-180 40,-100! 10,-100!'],
  })
  const helmet = s.cloth(
    '-30,-204! -34,-244 -20,-270 0,-276 20,-270 34,-244 30,-204! 0,-196',
    mix(tone, '#c8d0e0', 0.55),
    {
      lineWidth: 3,
      shades: ['6,-276! 34,-244 30,-200! 8,-200!'],
    },
  )
  const visor = s.stroke('-10,-240 12,-238 32,-242', 8, ink(tone)) + s.stroke('4,-226 14,-224 28,-226', 4, ink(tone))
  return (
    (crests[n % crests.length] ?? '') +
    flag +
    lance +
    man +
    horse +
    helmet +
    visor +
    s.stroke('62,-160 88,-206 106,-226', 6, edge, { opacity: 0.8 })
  )
}
