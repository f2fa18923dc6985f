import { type Color, ink, light, shade } from '../draw/color.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** A donkey that looks out to the left from behind its master: head, ears and neck. */
const donkey: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#9a8e86')
  const ear = (line: string, inner: string) => s.blade(line, 66, c) + s.blade(inner, 24, '#e8b8a8')
  const mane = ['66,-128 96,-176 112,-190', '92,-100 136,-138 156,-142', '118,-60 170,-90 188,-86'].map((line) =>
    s.blade(line, 46, '#4a3c38'),
  )
  const neck = s.cloth('-4,-40! 70,-130! 128,-60 176,60 230,520! -6,520! 6,140 4,50', c, {
    shades: ['60,40! 20,100 20,520! -10,520! 0,60'],
  })
  const head = s.cloth(
    '84,-120! 40,-150 -20,-128 -84,-44 -142,26 -168,66 -168,108 -130,128 -84,112 -30,78 40,44 84,-30',
    c,
    {
      shades: ['-90,110! -20,40 60,-10 90,-60! 80,40 -40,90'],
      lights: ['-10,-126! -84,-40 -130,20! -100,0 -40,-70'],
    },
  )
  const muzzle = s.fill('-150,36! -110,46 -84,84 -92,112 -132,126 -164,108 -166,70', '#f0e4d8')
  const face =
    s.oval(-138, 82, 8, 12, '#4a3a3a') +
    s.stroke('-150,112 -124,108 -100,92', 5, '#5a4640') +
    s.oval(-20, -56, 17, 20, '#ffffff', ink(c), 4) +
    s.oval(-24, -52, 11, 14, '#2a1c20') +
    s.disc(-28, -58, 5, '#ffffff') +
    s.stroke('-46,-80 -22,-90 4,-72', 7, ink(c))
  const halter =
    s.trim('-102,-18 -60,20 -22,72', 12, '#a8442e') +
    s.trim('-40,6 20,-20 76,-40', 11, '#a8442e') +
    s.ring(-42, 34, 12, 6, GOLD)
  return (
    ear('66,-112 76,-214 104,-318', '72,-140 80,-214 98,-284') +
    mane.join('') +
    neck +
    head +
    ear('28,-122 -6,-230 20,-336', '26,-140 4,-226 18,-300') +
    muzzle +
    face +
    halter
  )
}

/** The flat baton of office of a court, held upright by its lower end. */
const shaku: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e6cfa0')
  return s.cloth('-38,-262! 38,-262! 22,74! -22,74!', c, {
    shades: ['8,-266! 44,-266! 28,80! 4,80!'],
    lights: ['-26,-252! -16,-256! -8,60! -14,60!'],
    folds: ['-6,-240 -4,-80 -4,40'],
  })
}

/** A lidded jar that stands on a palm, a letter knotted about its neck. */
const elixirUrn: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#3fa89a')
  const paper = '#fbf4e2'
  const end = s.both((half, side) =>
    half.cloth(side < 0 ? '12,-112! 104,-168! 136,-128! 16,-92!' : '12,-112! 110,-124! 118,-76! 16,-92!', paper, {
      folds: ['30,-110 70,-122 110,-136'],
    }),
  )
  return (
    s.cloth('-36,-90! -84,-56 -88,0 -40,34! -46,54! 46,54! 40,34! 88,0 84,-56 36,-90!', c, {
      shades: ['20,-92! 96,-60 96,10 50,60! 14,60! 50,0'],
      lights: ['-60,-54! -74,-20 -56,12! -58,-20'],
    }) +
    s.cloth('-36,-86! -30,-126! 30,-126! 36,-86!', shade(c, 0.5)) +
    end +
    s.inked('-22,-116 22,-116 24,-86 -24,-86', paper, 4) +
    s.cloth('-52,-124! -40,-152 0,-162 40,-152 52,-124!', GOLD) +
    s.disc(0, -174, 14, GOLD, ink(GOLD), 4) +
    s.trim('-84,-40 0,-28 84,-40', 9, GOLD)
  )
}

/** A jewel of the tides between two breakers that curl about it. */
const breakerJewel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#5ad0f0')
  const foam = light(c, 0.9)
  const breakers = s.both(
    (half) =>
      half.cord('0,12 66,10 92,-40 106,-98 148,-116 164,-82', 30, foam, 'out') +
      half.stroke('20,8 66,2 92,-46 106,-94', 7, c),
  )
  return (
    s.cloth('0,-196! 14,-150 62,-108 66,-54 36,-8 0,2 -36,-8 -66,-54 -62,-108 -14,-150', c, {
      shades: ['10,-170! 70,-110 76,-40 20,10! 44,-60'],
    }) +
    s.stroke('-40,-40 -46,-76 -26,-104', 11, '#ffffff', { opacity: 0.85 }) +
    s.disc(-14, -118, 8, '#ffffff') +
    breakers
  )
}

/** A leg of roast meat with a bite out of it, held by the bone. */
const roastLeg: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8622a')
  const bone: Color = '#f6ead2'
  return (
    s.rod([0, 92], [0, -90], 28, bone) +
    s.disc(-16, 100, 20, bone, ink(bone), 4) +
    s.disc(18, 100, 20, bone, ink(bone), 4) +
    s.rod([0, 92], [0, -70], 26, bone) +
    s.cloth(
      '-24,-56! -74,-96 -112,-176 -102,-260 -44,-318 16,-322 54,-312! 42,-288 62,-270! 56,-244 84,-232! 84,-208 112,-200! 108,-130 24,-56!',
      c,
      {
        shades: ['-20,-60! 40,-90 60,-150 112,-196! 110,-100 30,-50!'],
        lights: ['-84,-150! -92,-230 -50,-290! -64,-220 -66,-150'],
      },
    ) +
    s.fill('52,-306! 38,-286 58,-266! 52,-240 80,-228! 84,-204 108,-198! 76,-190 40,-222 28,-280', '#f2b48a')
  )
}

/** A small round shield seen from the side; its boss ends in a spike and its grip is at (0, 0). */
const sideBuckler: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a6038')
  const steel = '#b8c0d0'
  return (
    s.metal('78,-34! 106,-26 120,-10! 178,0! 120,10! 106,26 78,34!', steel, { gradient: '70,-30 170,30' }) +
    s.oval(48, 0, 50, 128, steel, ink(steel), 6) +
    s.oval(44, 0, 40, 114, c, ink(c), 4) +
    s.oval(36, 0, 30, 96, shade(c, 0.7)) +
    [-78, -40, 40, 78].map((y) => s.disc(56 - Math.abs(y) * 0.1, y, 6, steel, ink(steel), 2)).join('') +
    s.cord('40,-58 -2,-40 -2,40 40,58', 15, '#5a3e26')
  )
}

/** A long fork with a slab of cheese that melts; one sees through its holes. */
const toastingFork: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f6c84a')
  const iron = '#5a5a68'
  const around = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const slab = s.shape(
    '-126,-306! 128,-186! 130,-112! 92,-112! 86,-62 72,-50 60,-66 56,-112! 8,-112! -24,-138 -56,-112! -78,-112! -84,-78 -96,-70 -108,-84 -112,-112! -126,-112! -124,-196! -96,-222 -124,-244!',
  )
  const holes = around(-62, -196, 24) + around(12, -186, 21) + around(-10, -236, 11) + around(76, -156, 13)
  return (
    s.rod([0, 220], [0, -10], 15, '#6a4a34') +
    s.both((half) => half.cord('0,0 40,-26 44,-120 44,-160', 13, iron)) +
    path(slab + holes, c, { stroke: ink(c), 'stroke-width': 7, 'stroke-linejoin': 'round', 'fill-rule': 'evenodd' }) +
    s.stroke('-114,-288 0,-234 116,-178', 11, light(c, 1), { profile: 'even' }) +
    s.stroke('-96,-130 -96,-100 -97,-84', 8, light(c, 0.9))
  )
}

/** A heavy tail that stands up, its dark bands thicker than the fur between them. */
const bandedTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#de7a1f')
  const rings = colorIn(options, 'rings', '#201418')
  const at = (t: number): string => {
    const x = 46 + Math.sin(t * 4.6 - 0.3) * 74 * (1 - t * 0.2)
    return `${x.toFixed(1)},${(120 - t * 500).toFixed(1)}`
  }
  const line = (from: number, to: number) =>
    Array.from({ length: 6 }, (_, n) => at(from + ((to - from) * n) / 5)).join(' ')
  const bands = [0.22, 0.36, 0.5, 0.64, 0.78].map((t) => s.cord(line(t, t + 0.055), 60, rings))
  const whole = `-190,330 -60,250 ${Array.from({ length: 15 }, (_, n) => at((n + 1) / 15)).join(' ')}`
  const [x = '0', y = '0'] = at(1).split(',')
  return (
    s.cord(whole, 44, c) +
    s.disc(Number(x), Number(y), 34, rings, rings, 4) +
    s.cord(line(0.92, 1), 52, rings) +
    bands.join('')
  )
}

export const KNOWN_BY: PropTable = {
  donkey,
  shaku,
  'elixir-urn': elixirUrn,
  'breaker-jewel': breakerJewel,
  'roast-leg': roastLeg,
  'side-buckler': sideBuckler,
  'toasting-fork': toastingFork,
  'banded-tail': bandedTail,
}
