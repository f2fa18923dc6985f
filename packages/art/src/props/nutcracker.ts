import { bow } from '../draw/bow.ts'
import { type Color, ink, light, shade } from '../draw/color.ts'
import { feather, star } from '../draw/plants.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A small wooden man in profile, his jaw open to the left and its lever at his back. */
const nutcrackerDoll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#7a3f9a')
  const wood = '#eec08c'
  const gold = '#f2c84a'
  const boot = (x: number) =>
    s.cloth(`${x - 22},196! ${x + 24},196! ${x + 28},262! ${x - 66},262! ${x - 62},236 ${x - 24},230!`, '#2a2430', {
      lights: [`${x - 12},200! ${x - 2},200! ${x - 4},250! ${x - 14},250!`],
    }) + s.trim(`${x - 24},198 ${x + 26},198`, 8, gold)
  const legs =
    s.cloth('14,120! 56,120! 78,204! 38,204!', shade('#fbf6ee', 0.5)) +
    boot(58) +
    s.cloth('-46,120! 4,120! -18,204! -58,204!', '#fbf6ee', { shades: ['-12,120! 6,120! -14,206! -30,206!'] }) +
    boot(-38)
  const body = s.cloth('-34,8! 38,8! 54,70 50,120 92,176! 44,172 30,134! -50,140! -64,80', coat, {
    shades: ['16,8! 44,8! 60,80 54,120 100,180! 40,170! 30,100'],
  })
  const braid = [34, 60, 86].map(
    (y) => s.trim(`-54,${y} -22,${y + 6} 4,${y - 2}`, 7, gold) + s.disc(-30, y + 5, 6, gold, ink(gold), 2),
  )
  const arm =
    s.cloth('-10,18! 34,18! 40,80 32,126! -2,126! -14,80', coat, { lights: ['-4,24! 6,24! 2,118! -6,110!'] }) +
    s.trim('-6,116 34,116', 9, gold) +
    s.disc(15, 138, 17, wood, ink(wood), 3)
  const stand = s.cloth('/-112,262 96,262 104,284 -120,284', '#4a7a4a')
  return (
    stand +
    legs +
    body +
    braid.join('') +
    arm +
    s.trim('-56,126 36,122', 13, gold) +
    dollProfile(s, wood) +
    dollShako(s, gold)
  )
}

function dollProfile(s: Sketch, wood: Color): Svg {
  const tooth = (x: number, y: number) =>
    s.inked(`/${x - 9},${y} ${x + 9},${y} ${x + 8},${y + 16} ${x - 8},${y + 16}`, '#fffdf4', 2.4)
  const hair = ['34,-70 66,-44 58,-6', '40,-84 80,-70 86,-34', '30,-50 50,-22 34,6'].map((line) =>
    s.blade(line, 32, '#fffdf8'),
  )
  const lever =
    s.cloth('20,-30! 46,-38! 112,56! 92,70!', shade(wood, 0.9)) + s.disc(103, 64, 14, '#d8344a', ink(wood), 4)
  const beard = ['-70,30 -84,64 -64,100', '-48,34 -56,76 -34,116', '-24,32 -24,66 -8,94'].map((line) =>
    s.blade(line, 34, '#fffdf8'),
  )
  const jaw = s.cloth('-88,4! -24,-8! 34,-30! 34,26! -20,38 -80,34!', wood, {
    shades: ['-80,30! 30,16! 34,30! -60,42!'],
  })
  const lower = [-76, -56, -36].map((x) => tooth(x, -12 - (x + 76) * 0.08))
  const skull = s.cloth('-66,-112! 46,-112! 52,-60 40,-10! 4,-24! -72,-36! -74,-62', wood, {
    shades: ['10,-112! 50,-112! 56,-50 40,-6! 20,-20! 30,-70'],
  })
  const upper = [-62, -42, -22].map((x) => tooth(x, -40 + (x + 62) * 0.08))
  const nose = s.cloth('-66,-88! -118,-74 -120,-56 -66,-54!', light(wood, 0.15))
  const face =
    s.disc(-34, -82, 15, '#ffffff', '#3a2430', 3) +
    s.disc(-38, -81, 8.5, '#3b7dd8') +
    s.disc(-39, -81, 4.2, '#10142a') +
    s.stroke('-56,-102 -34,-108 -12,-98', 6, '#4a2c1c') +
    s.disc(6, -60, 12, '#e88a6a') +
    s.blade('-62,-48 -30,-44 2,-62', 18, '#4a2c1c')
  return lever + hair.join('') + beard.join('') + lower.join('') + jaw + upper.join('') + skull + nose + face
}

function dollShako(s: Sketch, gold: Color): Svg {
  const [x = 0, y = 0] = s.points('-14,-170')[0] ?? []
  const plume = ['-46,-236 -60,-290 -34,-336', '-52,-236 -30,-296 6,-330', '-48,-236 -78,-280 -72,-322'].map((line) =>
    feather(s.points(line), 40, '#e8344a'),
  )
  return (
    plume.join('') +
    s.cloth('-66,-112! -82,-236! 64,-236! 52,-112! -8,-104', '#3a2a5a', {
      shades: ['16,-236! 68,-236! 56,-106! 26,-106!'],
      lights: ['-72,-226! -60,-226! -46,-116! -58,-116!'],
    }) +
    s.cloth('-48,-122! -74,-118 -112,-96 -120,-86! -80,-92 -30,-106!', '#241c30') +
    s.trim('-68,-116 -8,-108 54,-116', 12, gold) +
    s.trim('-84,-232 -8,-226 66,-232', 11, gold) +
    path(star(x, y, 28, { points: 6, waist: 0.5 }), gold, { stroke: ink(gold), 'stroke-width': 3 })
  )
}

/** A candle in a saucer with a ring for the finger. */
const chamberstick: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8a440')
  const flame =
    s.fill('0,-216! 22,-176 20,-150 0,-138 -20,-150 -18,-178', '#ffb02a') +
    s.fill('0,-196! 12,-170 10,-150 0,-144 -10,-150 -10,-168', '#fff6c0')
  const candle =
    s.cloth('-22,-130! 22,-130! 24,-10! -24,-10!', '#fff8e8', {
      shade: '#e0cbb0',
      shades: ['6,-130! 26,-130! 26,-10! 10,-10!'],
    }) + s.blade('-20,-128 -22,-90 -18,-66', 12, '#fff8e8')
  const dish =
    s.metal('-92,-10! 92,-10! 70,24 0,34 -70,24', c, { gradient: '-90,-10 90,30' }) +
    s.metal('-30,-22! 30,-22! 34,-4! -34,-4!', c)
  return s.ring(102, 6, 24, 10, c) + dish + candle + s.stroke('0,-130 2,-146', 5, '#3a2a20') + flame
}

/** A gabled clock with an owl for its crest, wings spread; weights and, unless a hand is there, the pendulum hang free below. */
const owlClock: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a5a34')
  const gold = '#e8bd55'
  const gilt = colorIn(options, 'owl', '#d8a848')
  const cone = (x: number, y: number) =>
    s.cord(`${x},100 ${x},${y}`, 5, gold) +
    s.cloth(
      `${x},${y - 6} ${x + 19},${y + 18} ${x + 12},${y + 54} ${x},${y + 70}! ${x - 12},${y + 54} ${x - 19},${y + 18}`,
      '#6a4a34',
      {
        folds: [
          `${x - 14},${y + 14} ${x},${y + 24} ${x + 14},${y + 14}`,
          `${x - 13},${y + 34} ${x},${y + 44} ${x + 13},${y + 34}`,
        ],
      },
    )
  const hanging =
    cone(-66, 176) +
    cone(66, 144) +
    (options['pendulum'] === false
      ? ''
      : s.rod([0, 96], [6, 196], 8, gold) +
        s.disc(7, 214, 30, gold, ink(gold), 5) +
        s.disc(7, 214, 18, light(gold, 0.5)))
  const box = s.cloth('-82,112! -86,-14! -86,-40! 86,-40! 86,-14! 82,112!', c, {
    shades: ['34,-60! 90,-40! 90,116! 50,116! 62,30'],
  })
  const roof = s.cloth('-118,-10! -104,-34! 0,-108! 104,-34! 118,-10! 96,-6! 0,-74! -96,-6!', shade(c, 0.5))
  const base = s.trim('-92,108 0,112 92,108', 15, shade(c, 0.7))
  return hanging + owlWings(s, gilt) + box + roof + base + owlDial(s, gold) + owlBody(s, gilt)
}

function owlDial(s: Sketch, gold: Color): Svg {
  const hours = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    const at = (r: number) => `${Math.sin(angle) * r},${32 - Math.cos(angle) * r}`
    return s.stroke(`${at(43)} ${at(52)}`, index % 3 ? 4 : 8, '#3a2a2a', { profile: 'even' })
  })
  return (
    s.disc(0, 32, 66, gold, ink(gold), 4) +
    s.disc(0, 32, 56, '#fffaf0', ink(gold), 3) +
    hours.join('') +
    s.stroke('0,36 -2,-4', 8, '#3a2a2a', { profile: 'out' }) +
    s.stroke('-2,34 -4,-16', 6, '#a82a2a', { profile: 'out' }) +
    s.disc(0, 32, 7, gold, ink(gold), 2.6)
  )
}

function owlWings(s: Sketch, gilt: Color): Svg {
  return s.both((half) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        feather(
          half.points(
            `30,${-140 + index * 6} ${92 + index * 5},${-222 + index * 30} ${132 + index * 9 - index ** 2 * 5},${-320 + index * 52}`,
          ),
          46,
          index % 2 ? gilt : light(gilt, 0.3),
        ),
      )
      .join(''),
  )
}

function owlBody(s: Sketch, gilt: Color): Svg {
  const body = s.cloth(
    '-50,-78 -62,-160 -58,-204 -60,-252! -28,-224 0,-228 28,-224 60,-252! 58,-204 62,-160 50,-78 0,-62',
    gilt,
    {
      shades: ['14,-224! 62,-240 64,-140 44,-70! 20,-68! 36,-130'],
      folds: ['-24,-116 -14,-108 -4,-116', '4,-116 14,-108 24,-116', '-14,-96 -4,-88 6,-96'],
    },
  )
  const eyes = s.both(
    (half) =>
      half.disc(25, -180, 24, light(gilt, 0.8), ink(gilt), 3) +
      half.disc(24, -180, 14, '#ff9a2a', ink(gilt), 2.4) +
      half.disc(24, -180, 6.4, '#1a1016') +
      half.cord('14,-62 18,-84', 12, '#8a6a2a'),
  )
  return body + eyes + s.inked('-9,-166! 0,-172 9,-166! 0,-142!', '#6a4a2a', 2.4)
}

/** A curved sabre with a guard; notched for those who fight unfairly. */
const sabre: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#d3dcec')
  const gold = colorIn(options, 'gold', '#e8bd55')
  const edge = options['notched']
    ? '30,-90 22,-104! 38,-150 26,-164! 44,-220 30,-232! 44,-290'
    : '32,-90 42,-180 42,-260'
  const blade = s.metal(`-12,-34! ${edge} 24,-372 -14,-430! 2,-350 10,-250 4,-130 12,-34!`, steel, {
    gradient: '-20,-200 40,-190',
    shines: ['4,-60 16,-180 14,-300'],
  })
  const guard = s.cord('-44,-26 0,-34 40,-26', 13, gold) + s.cord('38,-26 62,10 44,62 10,74', 11, gold)
  return (
    blade +
    s.rod([0, -20], [4, 66], 21, '#3a2430') +
    [0, 22, 44].map((y) => s.stroke(`-9,${y} 12,${y - 5}`, 5, gold, { profile: 'even' })).join('') +
    guard +
    s.disc(5, 74, 13, gold, ink(gold), 3)
  )
}

/** A child's soft slipper with a bow, its toe to the right. */
const houseSlipper: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8324a')
  const sole = s.cloth('-118,34! -60,44 0,42 70,48 126,30! 124,52 60,66 -60,62 -116,56', '#6a4030')
  const upper = s.cloth(
    '-120,38! -128,-20 -108,-66 -84,-74! -70,-24 -20,-12 20,-22! 80,-26 124,0 130,34! 60,50 -60,48',
    c,
    {
      shades: ['-120,40! -40,24 60,28 134,20! 120,60! -110,60!'],
      lights: ['30,-14! 76,-18 108,0! 76,-4 40,-2'],
    },
  )
  const lining = s.cloth('-92,-60 -70,-24 -20,-12 18,-22! -6,-34 -50,-40 -78,-70', '#fff2e4')
  return sole + upper + lining + s.trim('-100,-66 -72,-22 -20,-10 20,-20', 9, '#fff6ee') + bow(36, -20, 0.62, '#fff0f4')
}

export const NUTCRACKER: PropTable = {
  'nutcracker-doll': nutcrackerDoll,
  chamberstick,
  'owl-clock': owlClock,
  sabre,
  'house-slipper': houseSlipper,
}
