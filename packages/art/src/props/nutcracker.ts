import { bow } from '../draw/bow.ts'
import { type Colour, ink, light } from '../draw/colour.ts'
import { feather, star } from '../draw/plants.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colourIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A small wooden man with a lever for a jaw, carried like a doll. */
const nutcrackerDoll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colourIn(options, 'colour', '#7a3f9a')
  const wood = '#eec08c'
  const gold = '#f2c84a'
  const legs = s.both(
    (half) =>
      half.cloth('4,150! 36,150! 34,232! 6,232!', '#fbf6ee', { shade: '#cfc6e0' }) +
      half.cloth('2,226! 38,226! 46,270! 0,270!', '#2a2430', { lights: ['8,230! 14,230! 12,262! 6,262!'] }),
  )
  const arms = s.both(
    (half) =>
      half.cloth('50,30! 78,40 84,120 70,140 54,136!', coat) +
      half.disc(68, 146, 15, wood, ink(wood), 3) +
      half.trim('54,124 70,130 84,122', 8, gold),
  )
  const body = s.cloth('-56,20! 56,20! 50,160! -50,160!', coat, { shades: ['14,20! 60,20! 54,160! 20,160!'] })
  const braid = [48, 76, 104, 132].map(
    (y) => s.trim(`-38,${y} 0,${y + 6} 38,${y}`, 7, gold) + s.disc(0, y + 6, 6, gold, ink(gold), 2),
  )
  const shako =
    s.cloth('-64,-66! -54,-176! 54,-176! 64,-66! 0,-56', '#3a2a5a', {
      shades: ['16,-176! 60,-176! 68,-66! 26,-60!'],
      lights: ['-48,-166! -38,-166! -44,-76! -54,-76!'],
    }) +
    s.trim('-64,-72 0,-62 64,-72', 12, gold) +
    s.trim('-54,-168 0,-162 54,-168', 9, gold) +
    path(star(0, -116, 24, { points: 6, waist: 0.5 }), gold, { stroke: ink(gold), 'stroke-width': 3 }) +
    feather(s.points('0,-172 12,-216 40,-250'), 34, '#e8344a')
  return legs + arms + body + braid.join('') + dollFace(s, wood) + shako
}

function dollFace(s: Sketch, wood: Colour): Svg {
  const head = s.cloth('-62,-20 -58,-70 0,-84 58,-70 62,-20 54,20 40,40 -40,40 -54,20', wood, {
    shades: ['20,-84! 66,-60 66,20 40,44! 20,44! 34,-20'],
  })
  const beard = ['-36,34 -44,64 -26,92', '-14,40 -16,74 -6,104', '14,40 16,74 8,100', '36,34 44,64 28,90'].map((line) =>
    s.blade(line, 34, '#fffdf8'),
  )
  const mouth =
    s.inked('/-38,-2 38,-2 34,32 -34,32', '#5a1f28', 4) +
    [-27, -9, 9, 27]
      .map(
        (x) =>
          s.inked(`/${x - 9},-2 ${x + 9},-2 ${x + 8},12 ${x - 8},12`, '#fffdf4', 2) +
          s.inked(`/${x - 8},18 ${x + 8},18 ${x + 8},31 ${x - 8},31`, '#fffdf4', 2),
      )
      .join('')
  const eyes = s.both(
    (half) =>
      half.disc(25, -34, 15, '#ffffff', '#3a2430', 3) +
      half.disc(24, -32, 9, '#3b7dd8') +
      half.disc(24, -32, 4.4, '#10142a') +
      half.stroke('8,-54 26,-62 46,-52', 6, '#4a2c1c'),
  )
  const moustache = s.both((half) => half.blade('4,-10 26,-2 52,-16', 15, '#4a2c1c'))
  return beard.join('') + head + mouth + moustache + eyes + s.disc(0, -18, 8, '#e88a6a', ink(wood), 2.4)
}

/** A candle in a saucer with a ring for the finger. */
const chamberstick: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#d8a440')
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

/** A clock with an owl for its crest, wings spread over the dial. */
const owlClock: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#8a5a34')
  const gold = '#e8bd55'
  const gilt = colourIn(options, 'owl', '#d8a848')
  const box = s.cloth('-96,220! -104,20! -70,-70 0,-96 70,-70 104,20! 96,220!', c, {
    shades: ['30,-90! 110,0 100,220! 50,220! 66,40'],
    folds: ['-60,120 -56,160 -60,210', '60,120 56,160 60,210'],
  })
  const dial =
    s.disc(0, 14, 78, gold, ink(gold), 4) +
    s.disc(0, 14, 66, '#fffaf0', ink(gold), 3) +
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2
      return s.stroke(
        `${Math.sin(angle) * 50},${14 - Math.cos(angle) * 50} ${Math.sin(angle) * 61},${14 - Math.cos(angle) * 61}`,
        index % 3 ? 5 : 9,
        '#3a2a2a',
        { profile: 'even' },
      )
    }).join('') +
    s.stroke('0,18 -2,-30', 9, '#3a2a2a', { profile: 'out' }) +
    s.stroke('-2,16 -4,-44', 6, '#a82a2a', { profile: 'out' }) +
    s.disc(0, 14, 8, gold, ink(gold), 2.6)
  const pendulum =
    s.inked('/-44,120 44,120 44,204 -44,204', '#3a2018', 4) +
    s.rod([0, 120], [12, 166], 6, gold) +
    s.disc(14, 178, 19, gold, ink(gold), 3)
  const wings = s.both((half) =>
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        feather(
          half.points(
            `34,${-128 + index * 4} ${84 + index * 4},${-150 + index * 24} ${150 - index * 8},${-170 + index * 46}`,
          ),
          46,
          index % 2 ? gilt : light(gilt, 0.3),
        ),
      )
      .join(''),
  )
  const body = s.cloth('-52,-76 -60,-150 -44,-206! -24,-186 0,-192 24,-186 44,-206! 60,-150 52,-76 0,-58', gilt, {
    shades: ['14,-190! 50,-200 60,-120 40,-66! 20,-66! 34,-120'],
    folds: ['-24,-100 -14,-92 -4,-100', '4,-100 14,-92 24,-100', '-14,-82 -4,-74 6,-82'],
  })
  const face =
    s.both(
      (half) =>
        half.disc(23, -150, 22, light(gilt, 0.8), ink(gilt), 3) +
        half.disc(22, -150, 13, '#ff9a2a', ink(gilt), 2.4) +
        half.disc(22, -150, 6, '#1a1016'),
    ) + s.inked('-8,-136! 0,-142 8,-136! 0,-116!', '#6a4a2a', 2.4)
  return wings + box + dial + pendulum + body + face
}

/** A curved sabre with a guard; notched for those who fight unfairly. */
const sabre: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colourIn(options, 'colour', '#d3dcec')
  const gold = colourIn(options, 'gold', '#e8bd55')
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
  const c = colourIn(options, 'colour', '#d8324a')
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
