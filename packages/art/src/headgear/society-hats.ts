import { toRadians } from '../draw/geometry.ts'
import { shade, tint, toInk } from '../draw/color.ts'
import { drawFeather, drawFlower } from '../draw/plants.ts'
import { Sketch } from '../draw/sketch.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, getFlag, getText } from '../props/options.ts'
import { sketchHead } from './head.ts'
import { HATS } from './hats.ts'
import { type Ring, scaleRing, type Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const TOPPER: readonly Ring[] = [
  [0, 1],
  [0.5, 0.9],
  [1, 1.06, 1],
]

/** A small top hat, worn tilted to one side on piled-up hair. */
const tiltedTopper: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#1f5a44')
  const plume = getText(options, 'feather', '#2a2630')
  const hat = new RoundHat(canvas, figure, { x: -30, y: -158, dip: 0.22, tilt: -12 })
  const rings = TOPPER.map((ring) => scaleRing(ring, 112, 74))
  const [x, y] = hat.at(18, 66, 40)
  const s = new Sketch(canvas, { x, y })
  return {
    front: hat.place(
      hat.drawContactShadow([-4, 100], '#2a1a20'),
      hat.drawBrim((degrees) => [20 * Math.sin(toRadians(degrees)) ** 4, 112], color, { finish: 'silk' }),
      hat.drawContactShadow([0, 66], color),
      hat.drawWall(rings, color, { finish: 'silk' }),
      hat.drawTop([112, 78], tint(color, 0.2)),
      hat.drawBand([1, 67], [24, 63], getColor(options, 'trim', '#c7a76c'), 'silk'),
      drawFeather(s.points('0,0 50,-48 106,-54 140,-14'), 32, plume) +
        drawFeather(s.points('0,-6 40,-86 98,-112 144,-88'), 36, tint(plume, 0.3)),
      s.gem(0, 0, 13, getColor(options, 'gem', '#7de8a0'), { setting: '#e8c04e' }),
    ),
  }
}

const VEILED_CROWN: readonly Ring[] = [
  [0, 116],
  [48, 108],
  [84, 94],
  [96, 60],
]

/** A riding hat with a short net in front of the face and a long veil behind. */
const veiledHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#1e2438')
  const veil = getColor(options, 'veil', '#20203a')
  const plume = findText(options, 'feather')
  const way = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: -104, dip: 0.19, tilt: way * -4 })
  const s = sketchHead(canvas, figure, 0.25, -104).on(way)
  const fall = s.cloth('60,-90! 120,-70 166,0 180,130 204,300 170,420 110,396! 132,250 120,100 98,10', veil, {
    folds: ['110,-60 152,80 164,380', '90,-60 126,100 140,380'],
    shades: ['140,-40! 190,40 208,300 172,430! 150,420! 168,200'],
  })
  const edge: Wave = (degrees) => [66 * Math.max(0, -way * Math.sin(toRadians(degrees))) ** 2, 190]
  const quill = plume ? drawFeather(s.points('-88,-30 -132,-96 -122,-160 -50,-196'), 46, plume) : ''
  const [x, y] = hat.at(12, 116, way * -46)
  return {
    back: fall + quill,
    front:
      s.fill('-122,6! -60,34 0,42 60,34 122,6! 114,78 60,106! -30,90 -108,62', veil, 0.34) +
      s.stroke('-116,48 -60,72 0,78 60,72 114,48', 2.4, toInk(veil), { opacity: 0.4 }) +
      hat.place(
        hat.drawBrim(edge, color),
        hat.drawContactShadow([0, 116], color),
        hat.drawWall(VEILED_CROWN, color, { dent: 14 }),
        hat.drawBand([2, 117], [22, 113], getColor(options, 'band', '#8ab0d8'), 'silk'),
        new Sketch(canvas).gem(x, y, 13, getColor(options, 'gem', '#9ed6f0'), { setting: '#c9cfdc' }),
      ),
    hidesCap: true,
  }
}

/** A felt hat with a cord, a feather and an edelweiss. */
const alpineCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#4f6b46')
  const hat = HATS['felt-hat']?.(canvas, figure, {
    brim: 158,
    height: 100,
    up: 26,
    tilt: 3,
    ...options,
    color,
    band: getColor(options, 'band', '#c8402e'),
    feather: '',
  })
  const s = sketchHead(canvas, figure, 0.3, -104)
  const tuft = getFlag(options, 'plain')
    ? ''
    : drawFeather(s.points('78,-14 102,-62 114,-106 106,-140'), 34, getColor(options, 'feather', '#f3ead8'))
  const [x = 0, y = 0] = s.points('84,-6')[0] ?? []
  return { ...hat, front: tuft + (hat?.front ?? '') + drawFlower(x, y, 16, '#ffffff', 'edelweiss') }
}

/** A felt hat with a brush of chamois hair. */
const brushHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#4a6a44')
  const y = getNumber(options, 'y', -92)
  const hat = HATS['felt-hat']?.(canvas, figure, { brim: 170, height: 112, up: 30, color, band: '#b89a5a', y })
  const s = sketchHead(canvas, figure, 0.3, y)
  const hairs = Array.from({ length: 9 }, (_, index) => {
    const u = index / 4 - 1
    const line = `-86,-26 ${-94 + u * 18},-78 ${-102 + u * 34},${-122 + Math.abs(u) * 14}`
    return s.blade(line, 18, index % 2 ? '#3a2c24' : '#8a6a4a', 'spike')
  })
  const flowers = [-22, 14, 50].map((x) => {
    const [px = 0, py = 0] = s.points(`${x},4`)[0] ?? []
    return drawFlower(px, py, 18, '#fffdf4')
  })
  return { ...hat, front: hairs.join('') + (hat?.front ?? '') + flowers.join('') }
}

const WORN_CROWN: readonly Ring[] = [
  [0, 118],
  [50, 114],
  [92, 96],
  [116, 60],
]

/** A wanderer's hat with a wide, ragged brim and a patch. */
const wayfarerHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#46526a')
  const way = figure.turn < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -100), dip: 0.2, tilt: way * -3 })
  const ragged: Wave = (degrees) => {
    const side = Math.sin(toRadians(degrees))
    return [-34 * side ** 2 + 5 * Math.sin((degrees * Math.PI) / 26), 200 + 6 * Math.cos((degrees * Math.PI) / 17)]
  }
  const [x, y] = hat.onWall(WORN_CROWN, 0.5, way * -34)
  const plain = new Sketch(canvas)
  const patch =
    plain.inked(
      `/${x - 18},${y - 14} ${x + 14},${y - 20} ${x + 20},${y + 12} ${x - 12},${y + 18}`,
      tint(color, 0.22),
      2.6,
    ) +
    [-10, 4, 18].map((dy) => plain.stroke(`${x - 22},${y + dy} ${x - 10},${y + dy - 2}`, 3, tint(color, 1.1))).join('')
  return {
    front: hat.place(
      hat.drawBrim(ragged, color),
      hat.drawContactShadow([0, 118], color),
      hat.drawWall(WORN_CROWN, color, { dent: 16, seams: [-20, 36] }),
      patch,
      hat.drawBand([2, 119], [18, 117], getColor(options, 'band', '#8a6a44')),
      plain.stroke(
        hat
          .arc([10, 119])
          .map(([px, py]) => `${px},${py}`)
          .join(' '),
        2.4,
        shade(color, 1.6),
        { profile: 'flat' },
      ),
    ),
    hidesCap: true,
  }
}

export const SOCIETY_HATS: HeadgearTable = {
  'tilted-topper': tiltedTopper,
  'veiled-hat': veiledHat,
  'alpine-cap': alpineCap,
  'brush-hat': brushHat,
  'wayfarer-hat': wayfarerHat,
}
