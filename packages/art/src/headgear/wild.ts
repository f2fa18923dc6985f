import { type Color, mix, toInk, tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHoodParts } from './covers.ts'
import { COVERS } from './covers.ts'
import { drawSnowdropSpray } from './snowdrops.ts'
import { sketchHead } from './head.ts'

const lionHood: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d9a24a')
  const mane = getColor(options, 'mane', '#8a4f22')
  const { back, front, sketch } = drawHoodParts(canvas, figure, mane, {
    trim: shade(mane, 1.2),
    volume: 0,
    peak: 0,
  })
  const side = figure.turn < 0 ? 1 : -1
  const head = new Sketch(canvas, { x: figure.turn * 0.5, y: -176, side })
  const tones = [mix(mane, color, 0.3), mix(mane, color, 0.55), mix(mane, color, 0.85)]
  const drawLocks = (half: Sketch, locks: readonly string[], width: number) =>
    locks.map((line, index) => half.blade(line, width, tones[index % 3] ?? mane, 'lock')).join('')
  return {
    back: drawLocks(head, LION_MANE, 66) + back,
    front: front + sketch.both((half) => drawLocks(half, LION_RUFF.toReversed(), 42)) + drawLionJaw(head, color),
    hood: true,
  }
}

/** Locks of the mane at the nape, which is on the right because the head faces left. */
const LION_MANE = [
  '60,-40 130,-80 178,-74 214,-40',
  '70,-20 140,-44 196,-24 226,22',
  '90,20 160,10 212,40 236,90',
  '100,70 170,70 214,108 230,160',
  '110,120 176,130 208,172 216,226',
  '110,180 160,206 178,250 180,300',
]

/** Locks that hang down on either side of the face. */
const LION_RUFF = [
  '104,-124 140,-98 166,-50 172,4',
  '102,-116 126,-84 146,-30 146,20',
  '118,-70 146,-30 164,30 158,86',
  '112,-76 124,-30 126,20 112,66',
  '122,-14 150,34 164,90 152,146',
  '116,-20 124,30 120,84 100,126',
  '126,46 148,96 154,150 138,204',
  '114,40 120,86 112,140 88,178',
  '120,100 138,150 134,206 114,252',
]

function drawLionJaw(head: Sketch, color: Color): string {
  const fang = (line: string, width: number) => head.blade(line, width, '#fffaf0', 'spike')
  const fangs = fang('-164,14 -160,44 -150,72', 26) + fang('-118,30 -114,48 -108,64', 18)
  const skull = head.cloth(
    '132,70! 138,0 112,-54 60,-82 0,-88 -44,-78 -70,-56! -120,-52 -168,-50 -200,-34 -206,-4 -188,20 -160,24 -124,32! -84,44 -40,62 0,66 60,60 100,56',
    color,
    {
      shades: ['40,-84! 130,-60 142,70! 90,56! 96,-10', '-190,18! -120,30 -40,60 0,66! -40,38 -130,8'],
      folds: ['-70,-56 -58,-36 -64,-16', '-176,4 -140,14 -110,14', '-20,-84 -10,-60 -14,-40'],
    },
  )
  const nose = head.inked('-176,-48 -200,-40 -212,-22 -202,-6 -186,-14 -172,-30', '#4a2a24', 3)
  const eye =
    head.inked('-66,-20! -44,-38 -18,-30! -40,-14', '#ffdf70', 3, toInk(color)) +
    head.disc(-46, -26, 5, '#2a1810') +
    head.stroke('-78,-38 -46,-54 -10,-40', 8, toInk(color), { profile: 'out' })
  const ear =
    head.cloth('30,-70! 26,-124 66,-146 98,-114 92,-58!', color) +
    head.inked('48,-78 48,-112 68,-122 80,-100 76,-74', '#c98a6a', 2.4)
  const dots = [
    [-150, -12],
    [-134, -2],
    [-152, 6],
  ].map(([x = 0, y = 0]) => head.disc(x, y, 3.4, toInk(color)))
  const hairs = LION_HAIRS.map((line) => head.stroke(line, 4, shade(color, 1.2), { profile: 'both', opacity: 0.7 }))
  return fangs + ear + skull + hairs.join('') + nose + eye + dots.join('')
}

const LION_HAIRS = [
  '10,-84 30,-70 46,-50',
  '44,-78 64,-60 78,-38',
  '80,-66 98,-44 106,-20',
  '20,-44 40,-32 54,-14',
  '60,-36 78,-18 86,4',
  '100,-16 112,4 112,26',
  '10,-8 28,4 38,22',
  '50,0 66,16 70,36',
  '-24,8 -8,20 0,38',
  '84,20 94,34 94,50',
]

const laurel: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f0c244')
  const sketch = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -112))
  const sprig = sketch.both((half) => {
    const leaves = [0, 1, 2, 3, 4, 5].map((index) => {
      const u = 1 - index * 0.16
      const [x, y] = [u * 126, u * u * 60]
      const tilt = 14 + index * 2
      return (
        half.blade(
          `${x},${y} ${x - 6},${y - tilt} ${x - 22},${y - tilt - 22}`,
          19,
          index % 2 ? color : tint(color, 0.3),
        ) + half.blade(`${x},${y} ${x - 20},${y + 2} ${x - 38},${y - 10}`, 17, index % 2 ? tint(color, 0.3) : color)
      )
    })
    return half.cord('128,64 96,28 56,8 22,2', 5, shade(color, 0.8)) + leaves.join('')
  })
  return { front: sprig }
}

const furHood: HeadgearPiece = (canvas, figure, options) => {
  const { back, front, sketch } = drawHoodParts(canvas, figure, getColor(options, 'color', '#f4f0fa'), {
    fur: '#ffffff',
    inner: '#b9b0d0',
    ...options,
  })
  const sprays =
    sketch.place(-104, -140, drawSnowdropSpray(sketch), 1, -24) +
    sketch.place(112, -128, drawSnowdropSpray(sketch), 0.8, 34)
  return { back, front: front + (options['snowdrops'] === false ? '' : sprays), hood: true }
}

const ringDiadem: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2c23e')
  const sketch = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -118))
  const rings = [-88, -58, -29, 0, 29, 58, 88].map(
    (x) =>
      sketch.ring(x, (x / 88) ** 2 * 26, x === 0 ? 22 : 15, 6, color) +
      (x === 0 ? sketch.gem(0, 0, 11, getColor(options, 'gem', '#2fb86a'), { stretch: 1.2 }) : ''),
  )
  return { front: rings.join('') }
}

const rampionCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a7ae8')
  const sketch = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -118))
  const bells = [-110, -74, -38, 0, 38, 74, 110].map((x, index) => {
    const y = (x / 122) ** 2 * 60
    const [place] = sketch.points(`${x},${y}`)
    return (
      sketch.blade(`${x},${y} ${x + 14},${y - 18} ${x + 30},${y - 24}`, 16, '#6aa04a') +
      drawFlower(place?.[0] ?? x, place?.[1] ?? y, index % 2 ? 18 : 23, index % 2 ? tint(color, 0.4) : color, 'lily')
    )
  })
  return { front: bells.join('') }
}

export const WILD_HEADGEAR: HeadgearTable = {
  'lion-hood': lionHood,
  laurel,
  'fur-hood': furHood,
  'mourning-veil': (canvas, figure, options) =>
    COVERS['veil']?.(canvas, figure, { color: '#f4f2fa', trim: '#ffffff', flare: true, ...options }) ?? {},
  'ring-diadem': ringDiadem,
  'rampion-crown': rampionCrown,
}
