import { ink, light, shade } from '../draw/colour.ts'
import { samplePath } from '../draw/geometry.ts'
import { feather, flower, sparkle } from '../draw/plants.ts'
import { group } from '../draw/svg.ts'
import { colourIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { coloursIn, cycle, flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** The jewelled box that must stay closed; `open` lets its smoke out. */
const tamatebako: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#2a1c2c')
  const cord = colourIn(options, 'cord', '#d8282e')
  const open = flagIn(options, 'open')
  const waves = [-60, -20, 20, 60].map(
    (x) =>
      s.stroke(`${x - 20},20 ${x},6 ${x + 20},20`, 5, GOLD) + s.stroke(`${x - 12},28 ${x},18 ${x + 12},28`, 4, GOLD),
  )
  const box =
    s.cloth('/-100,-40 100,-40 108,70 -108,70', c, {
      shades: ['/40,-44 112,-44 116,74 44,74'],
      extra: waves.join(''),
    }) + s.trim('-108,64 108,64', 12, GOLD)
  const lid =
    s.cloth('/-112,-40 -104,-84 104,-84 112,-40', light(c, 0.12), { shades: ['/40,-88 108,-88 116,-36 44,-36'] }) +
    s.trim('-112,-42 112,-42', 11, GOLD) +
    s.both((half) => half.gem(58, -62, 9, '#3fc0a0', { setting: GOLD })) +
    s.gem(0, -62, 13, '#f2735f', { setting: GOLD })
  const knot =
    s.cord('0,-84 0,66', 13, cord) +
    s.both(
      (half) =>
        half.cord('0,-88 44,-128 80,-110 60,-84 0,-84', 11, cord) +
        half.cord('0,-84 40,-50 36,0 50,30', 10, cord) +
        half.blade('48,24 56,56 44,84', 18, cord),
    )
  if (!open) return box + lid + knot
  const smoke = Array.from({ length: 22 }, (_, index) => {
    const t = index / 21
    const [x, y] = [Math.sin(t * 5.4) * (20 + t * 80) + (index % 2 ? 26 : -20), -50 - t * 420]
    return s.disc(x, y, 30 + Math.sin(t * 2.6) * 46, index % 3 ? '#f4f0fc' : '#d8d0ea')
  })
  const cloud = group({ opacity: 0.62, filter: canvas.blur(5) }, smoke)
  return (
    s.inked('/-96,-44 96,-44 90,-24 -90,-24', '#fff6dc', 3) +
    cloud +
    box +
    s.place(150, 60, lid, 0.9, 24) +
    s.cord('-100,60 -140,76 -120,92 -60,84', 8, cord)
  )
}

/** Long barred feathers that fan out behind. */
const pheasantTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tones = coloursIn(options, 'colours', ['#b8742e', '#d89a4a', '#3f7a5a'])
  return [-62, -44, -28, -12, 6, 24]
    .map((degrees, index) => {
      const long = 330 + (index % 3) * 46
      const bars = Array.from({ length: 9 }, (_, bar) =>
        s.stroke(`-15,${-60 - bar * 30} 0,${-72 - bar * 30} 17,${-60 - bar * 30}`, 8, '#2a1c1a', { profile: 'both' }),
      )
      return s.place(
        0,
        0,
        feather(s.points(`0,0 16,${-long * 0.5} -10,${-long}`), 52, cycle(tones, index)) + bars.join(''),
        1,
        degrees,
      )
    })
    .join('')
}

/** A dog's tail that rolls over the back. */
const curledTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#fbf8f2')
  const line = '-60,240 -10,120 40,10 110,-60 130,-140 70,-184 10,-146 24,-90 70,-96'
  return (
    s.stroke(line, 82, ink(c), { profile: 'both', steps: 40 }) +
    s.stroke(line, 72, c, { profile: 'both', steps: 40 }) +
    s.stroke('-40,230 20,110 70,20 136,-50 152,-130', 20, shade(c, 0.9), { steps: 30, opacity: 0.7 }) +
    [0, 1, 2, 3]
      .map((index) =>
        s.stroke(`${60 + index * 16},${-20 - index * 30} ${84 + index * 10},${-44 - index * 26}`, 5, ink(c), {
          profile: 'out',
          opacity: 0.6,
        }),
      )
      .join('')
  )
}

/** The tail of a dragon: a scaled coil with a crest, ending in a mane. */
const dragonTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#2f6a9a')
  const fin = colourIn(options, 'fin', '#dce9f5')
  const line = '-140,330 -20,260 80,150 110,10 80,-130 20,-230 40,-320'
  const body = samplePath(s.points(line), 12)
  const fins = body
    .slice(2, 11)
    .map(([x, y], index) => s.place(x + 34 - index * 2, y, s.blade('0,14 30,-8 50,-34', 26, fin, 'spike')))
  const scales = body.slice(1, 11).map(([x, y], index) =>
    s.stroke(`${x - 34 + index * 2},${y - 8} ${x},${y + 12} ${x + 34 - index * 2},${y - 8}`, 4, ink(c), {
      opacity: 0.7,
    }),
  )
  const mane = [
    '30,-296 0,-370 -70,-400',
    '36,-306 40,-390 -10,-460',
    '44,-306 86,-380 60,-450',
    '48,-296 116,-340 120,-410',
  ]
  return (
    fins.join('') +
    mane.map((text) => s.blade(text, 46, fin, 'spike')).join('') +
    s.stroke(line, 94, ink(c), { profile: 'flat', steps: 40 }) +
    s.stroke(line, 84, c, { profile: 'flat', steps: 40 }) +
    s.stroke('-160,320 -40,250 56,146 84,10 56,-124 0,-230', 22, light(c, 0.9), { steps: 30, opacity: 0.6 }) +
    scales.join('')
  )
}

/** Flowers, leaves and snow of all four seasons in a ring. */
const sparklingSeasons: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const around = (count: number, from: number, draw: (x: number, y: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((from + (index * 74) / (count - 1)) * Math.PI) / 180
      return draw(Math.cos(angle) * 262, Math.sin(angle) * 276, index)
    }).join('')
  return (
    around(5, 184, (x, y, index) => flower(x, y, index % 2 ? 24 : 32, '#ffb8d0')) +
    around(5, 264, (x, y, index) =>
      s.blade(`${x},${y + 26} ${x + 12},${y} ${x},${y - 32}`, 34, index % 2 ? '#4fb86a' : '#7ad87a'),
    ) +
    around(4, 100, (x, y, index) =>
      s.place(x, y, s.blade('0,26 8,0 0,-30', 40, index % 2 ? '#f0702a' : '#e0b02e'), 1, index * 50),
    ) +
    around(5, 348, (x, y, index) => sparkle(x, y, index % 2 ? 24 : 36, '#ffffff'))
  )
}

/** Seven weapons of a warrior monk, tied on his back. */
const sevenWeapons: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const pole = (turn: number, top: string, long = 330) =>
    s.place(0, 0, s.rod([0, 140], [0, -long], 15, '#5a3826') + top, 1, turn)
  const rake =
    s.cord('-60,-340 -56,-300 0,-318 56,-300 60,-340', 12, '#8a93a8') + s.cord('0,-316 0,-360', 12, '#8a93a8')
  const axe = s.metal('-10,-330! -80,-356 -104,-300 -80,-240! -10,-262!', '#b8c2d4', { gradient: '-100,-300 0,-300' })
  const mallet =
    s.cloth('/-66,-350 66,-350 66,-280 -66,-280', '#8a5a34', { lineWidth: 3.4 }) +
    s.trim('-50,-346 -50,-284', 9, '#5a3418') +
    s.trim('50,-346 50,-284', 9, '#5a3418')
  const fork = s.cord('-54,-380 -50,-330 0,-300 50,-330 54,-380', 13, '#8a93a8')
  const saw =
    s.metal('/0,-250 0,-380 70,-380 50,-250', '#b8c2d4', { gradient: '0,-300 70,-300' }) +
    s.fill('/70,-380 84,-364 66,-350 80,-332 62,-318 74,-300 58,-286 66,-266 50,-250', '#5a6478')
  const sickle = s.metal('-8,-310! 50,-350 120,-320 140,-250! 90,-300 40,-306 -8,-280!', '#dfe6f2', {
    gradient: '0,-350 90,-280',
  })
  const club =
    s.cloth('-18,-220! -40,-330 -26,-370 26,-370 40,-330 18,-220!', '#4a4a5c') +
    [-340, -290, -250].map((y) => s.both((half) => half.disc(18, y, 7, '#c8ccd8'))).join('')
  return (
    pole(-56, axe) +
    pole(-38, rake, 340) +
    pole(-20, mallet) +
    pole(20, fork, 320) +
    pole(38, saw) +
    pole(56, sickle) +
    pole(72, club)
  )
}

/** A strand of weed, looped. */
const seaweedLeash: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#3f7a4a')
  return (
    ['0,-90 -40,-20 10,60 -30,150', '0,-90 44,-30 10,50 56,130', '4,-90 -10,-10 30,80 10,190']
      .map(
        (line, index) =>
          s.stroke(line, 34, ink(c), { profile: 'both' }) +
          s.stroke(line, 27, index % 2 ? c : light(c, 0.4), { profile: 'both' }),
      )
      .join('') +
    s.ring(0, -100, 24, 10, GOLD) +
    flower(0, -60, 15, '#f5a8c8')
  )
}

/** Two tusks that stand up from a lower jaw. */
const oniTusks: PropPiece = (canvas) =>
  new Sketch(canvas).both((half) => half.inked('18,10! 26,-14 44,-44! 46,-10 38,12!', '#fff6e0', 4, '#5a3a2a'))

/** A short blade carried in the teeth. */
const mouthBlade: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const blade = '/20,-11 180,-14 214,2 180,12 20,11'
  return (
    s.inked(blade, '#dfe6f2', 6, '#2b3144') +
    s.fill('/20,0 200,0 180,12 20,11', '#9aa6bf') +
    s.rod([-150, 0], [0, 0], 24, '#7a2e2e') +
    [-120, -90, -60, -30].map((x) => s.cord(`${x},-12 ${x + 12},12`, 6, '#f2d16b')).join('') +
    s.inked('/0,-28 16,-28 16,28 0,28', GOLD, 4)
  )
}

/** The two long barbels of a dragon, waving out from the lip. */
const dragonWhiskers: PropPiece = (canvas, options) =>
  new Sketch(canvas).both((half) =>
    half.cord('22,10 90,-14 150,40 210,10 262,-50', 9, colourIn(options, 'colour', '#eef6ff'), 'out'),
  )

export const SEA_TALE: PropTable = {
  tamatebako,
  'seaweed-leash': seaweedLeash,
  'pheasant-tail': pheasantTail,
  'curled-tail': curledTail,
  'dragon-tail': dragonTail,
  'sparkling-seasons': sparklingSeasons,
  'seven-weapons': sevenWeapons,
  'oni-tusks': oniTusks,
  'mouth-blade': mouthBlade,
  'dragon-whiskers': dragonWhiskers,
}
