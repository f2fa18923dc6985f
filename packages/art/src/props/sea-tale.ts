import { ink, light, shade } from '../draw/color.ts'
import { samplePath } from '../draw/geometry.ts'
import { flower } from '../draw/plants.ts'
import { group } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { colorsIn, cycle, flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** The jeweled box that must stay closed; `open` lets its smoke out. */
const tamatebako: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a1c2c')
  const cord = colorIn(options, 'cord', '#d8282e')
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

/** The tail of a pheasant: stepped feathers, barred, the middle ones longer than their bearer is tall. */
const pheasantTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tones = colorsIn(options, 'colors', ['#b8742e', '#d89a4a', '#3f7a5a'])
  const plumes: readonly (readonly [degrees: number, long: number])[] = [
    [62, 300],
    [8, 360],
    [51, 410],
    [16, 500],
    [40, 530],
    [24, 640],
    [32, 690],
  ]
  return plumes
    .map(([degrees, long], index) => {
      const line = `0,0 16,${-long * 0.5} 0,${-long}`
      const bars = Array.from({ length: Math.floor(long / 46) - 1 }, (_, bar) => {
        const [y, w] = [-70 - bar * 46, 17 - (bar * 46 * 12) / long]
        return s.stroke(`${10 - w},${y + 10} 12,${y} ${13 + w},${y + 10}`, 9, '#2a1c1a', { profile: 'both' })
      })
      return s.place(0, 0, s.blade(line, 50, cycle(tones, index), 'lock') + bars.join(''), 1, degrees)
    })
    .join('')
}

/** A dog's tail that rolls over the back. */
const curledTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fbf8f2')
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
  const c = colorIn(options, 'color', '#2f6a9a')
  const fin = colorIn(options, 'fin', '#dce9f5')
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

/** A loop of weed with its ends hanging, a flower in the knot. */
const seaweedLeash: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#3f7a4a')
  return (
    ['0,-10 -46,40 -6,110 -40,190', '0,-10 40,50 6,120 34,210', '2,-8 -10,70 18,150 -4,260']
      .map(
        (line, index) =>
          s.stroke(line, 36, ink(c), { profile: 'both' }) +
          s.stroke(line, 28, index % 2 ? c : light(c, 0.4), { profile: 'both' }),
      )
      .join('') +
    s.cord('-40,-30 -44,-4 0,8 44,-4 40,-30', 17, c) +
    flower(0, 6, 17, '#f5a8c8')
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

export const SEA_TALE: PropTable = {
  tamatebako,
  'seaweed-leash': seaweedLeash,
  'pheasant-tail': pheasantTail,
  'curled-tail': curledTail,
  'dragon-tail': dragonTail,
  'oni-tusks': oniTusks,
  'mouth-blade': mouthBlade,
}
