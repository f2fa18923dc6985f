import { drawBow } from '../draw/bow.ts'
import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, pickColor, getFlag, findText, addPattern, getText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawBandShadow, sketchHead, clipToHair } from './head.ts'

const CIRCLET = '-146,44 -118+.2t,22 -88+.5t,10 -44+.8t,3 .9t,2 44+.8t,3 88+.5t,10 118+.2t,22 146,44'

const circlet: HeadgearPiece = (canvas, figure, options) => {
  const y = getNumber(options, 'y', -92)
  const color = getColor(options, 'color', '#f2c23e')
  const width = getNumber(options, 'width', 13)
  const gem = findText(options, 'gem')
  const drop = findText(options, 'drop')
  const head = sketchHead(canvas, figure, 0, y)
  const front = sketchHead(canvas, figure, 0.9, y)
  const curls = options['curls']
    ? front.both((half) => half.cord('3,2 18,-12 30,-30 20,-42 10,-32 18,-26', 7.5, color))
    : ''
  const plate = options['plate']
    ? front.metal('-20,-8! 0,-24! 20,-8! 15,16 0,26! -15,16', color, { gradient: '-20,-20 20,20' })
    : ''
  const wings = options['wings']
    ? front.both((half) => drawSideWing(half, getColor(options, 'wingColor', '#f4f6ff')))
    : ''
  return {
    front:
      clipToHair(figure, drawBandShadow(head, CIRCLET, width) + head.trim(CIRCLET, width, color)) +
      wings +
      curls +
      (gem ? front.gem(0, 3, getNumber(options, 'gemRadius', 10), gem, { setting: color }) : '') +
      plate +
      (drop ? front.gem(0, 18, 7, drop, { stretch: 1.4 }) : ''),
  }
}

export function drawSideWing(half: Sketch, color: string): Svg {
  const plumes = [
    '112,34 150,-10 178,-84',
    '110,26 140,-24 154,-104',
    '108,18 124,-30 126,-96',
    '106,12 110,-26 104,-70',
  ]
  return (
    plumes.map((line, index) => half.blade(line, 34 - index * 3, index % 2 ? shade(color, 0.5) : color)).join('') +
    half.gem(108, 24, 11, '#e8c04e')
  )
}

const headband: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#ffffff')
  const y = getNumber(options, 'y', -84)
  const w = getNumber(options, 'width', 26) / 2
  const head = sketchHead(canvas, figure, 0, y)
  const shadow = findText(options, 'shadow') ?? (color === '#ffffff' ? '#cfc8e0' : undefined)
  const near = head.on(figure.turn >= 0 ? -1 : 1)
  const tails = ['112,14 150,22 188,42 233,68', '112,14 141,38 170,84 211,130'].map((line) =>
    near.blade(line, 28, color, 'taper'),
  )
  const knot = near.cloth('106,2 124,-2 134,14 124,28 106,24', color, { shade: shadow })
  const rim = (d: number) => [
    `-112+.2t,${14 + d}`,
    `-60+.7t,${-2 + d}`,
    `.85t,${-6 + d}`,
    `60+.7t,${-2 + d}`,
    `112+.2t,${14 + d}`,
  ]
  const outline = `-150,${36 - w}! ${rim(-w).join(' ')} 150,${36 - w}! 150,${36 + w}! ${rim(w).toReversed().join(' ')} -150,${36 + w}!`
  const band = head.cloth(outline, color, {
    shade: shadow,
    pattern: addPattern(canvas, options),
    shades: ['70,-60! 160,-60! 160,80! 64,80! 84,0'],
    folds: ['-126,20 -100+.4t,9 -74+.5t,8', '128,24 100,12 80,12'],
  })
  return {
    back: getFlag(options, 'tails', true) ? tails.join('') + knot : '',
    front:
      clipToHair(figure, drawBandShadow(head, CIRCLET, w * 2) + band) +
      addEmblem(canvas, options, figure.turn * 0.85, y - 5, 'emblem'),
  }
}

const bowband: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#22202a')
  const width = getNumber(options, 'width', 16)
  const head = sketchHead(canvas, figure, 0)
  const line = '-150,20 -128,-40 -104,-100 -64,-146 -4,-164 60,-148 104,-100 128,-40 150,20'
  const band =
    head.cord(line, width, color) +
    head.stroke('-62,-147 -34,-160 0,-165 26,-162', 5, tint(color, 0.8), { opacity: 0.7 })
  const knot = drawBow(
    getNumber(options, 'x', -8),
    getNumber(options, 'y', -182),
    getNumber(options, 'size', 0.78),
    color,
    {
      angle: getNumber(options, 'angle', -0.06),
      tailSpread: getNumber(options, 'tailSpread', 64),
      tailLength: getNumber(options, 'tailLength', 34),
      dots: findText(options, 'dots'),
    },
  )
  return { front: clipToHair(figure, band) + knot }
}

const bowSide: HeadgearPiece = (_canvas, _figure, options) => {
  const side = getNumber(options, 'side', 1) < 0 ? -1 : 1
  const sides = options['both'] ? [-1, 1] : [side]
  const bows = sides.map((k) =>
    drawBow(
      k * getNumber(options, 'x', 104),
      getNumber(options, 'y', -96),
      getNumber(options, 'size', 0.6),
      getColor(options, 'color', '#4f86d8'),
      { angle: k * getNumber(options, 'angle', 0.35) },
    ),
  )
  return { front: bows.join('') }
}

const bowBack: HeadgearPiece = (_canvas, _figure, options) => ({
  back: drawBow(
    getNumber(options, 'x', 0),
    getNumber(options, 'y', -150),
    getNumber(options, 'size', 1.5),
    getColor(options, 'color', '#c8283a'),
    { angle: getNumber(options, 'angle', 0), tailSpread: 70, tailLength: 80 },
  ),
})

const wreath: HeadgearPiece = (canvas, figure, options) => {
  const sketch = sketchHead(canvas, figure, 0)
  const count = getNumber(options, 'count', 15)
  const leaves = getColors(options, 'colors', ['#4f8f3a', '#6aa84a'])
  const place = (u: number): readonly [number, number] => [
    figure.turn * 0.8 * (1 - u * u) + u * 122,
    getNumber(options, 'y', -118) + u * u * 62,
  ]
  const foliage = Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1
    const [x, y] = place(u)
    const out = u < 0 ? -1 : 1
    return [-1, 1].map((k) => {
      const line = `${x},${y} ${x + out * 10 + k * 2},${y + k * 12 - 4} ${x + out * 22},${y + k * 22 - 8}`
      return sketch.blade(line, getNumber(options, 'leafWidth', 17), pickColor(leaves, index))
    })
  })
  const petals = getColors(options, 'flowers', [])
  const blooms = petals.length > 0 ? getNumber(options, 'flowerCount', 5) : 0
  const kind = getText(options, 'flowerKind', 'round')
  const flowers = Array.from({ length: blooms }, (_, index) => {
    const [x, y] = place(blooms > 1 ? ((index / (blooms - 1)) * 2 - 1) * 0.86 : 0)
    const radius = getNumber(options, 'flowerSize', index === blooms >> 1 ? 22 : 17)
    return drawFlower(x, y, radius, pickColor(petals, index), kind === 'lily' || kind === 'edelweiss' ? kind : 'round')
  })
  const bees = options['bees'] ? [-0.66, 0.3, 0.8].map((u) => drawBee(sketch, place(u), u)) : []
  const line = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u) => place(u).join(',')).join(' ')
  const shadow = clipToHair(figure, drawBandShadow(sketch, line, 26))
  return { front: shadow + foliage.flat().join('') + flowers.join('') + bees.join('') }
}

function drawBee(sketch: Sketch, [x, y]: readonly [number, number], turn: number): Svg {
  const wings = sketch.blade('-2,-4 -10,-16 -14,-24', 12, '#e8f4ff') + sketch.blade('4,-4 4,-18 2,-26', 12, '#e8f4ff')
  const body = sketch.oval(0, 0, 14, 10, '#f2b82a', '#4a2f14', 2.6)
  const stripes = sketch.stroke('-4,-9 -5,0 -4,9', 5, '#3a2620') + sketch.stroke('5,-8 5,0 5,8', 5, '#3a2620')
  return sketch.place(x, y - 20, wings + body + stripes, 0.95, turn * 24)
}

const foreheadBand: HeadgearPiece = (canvas, figure, options) => {
  const y = getNumber(options, 'y', -90)
  const head = sketchHead(canvas, figure, 0, y)
  const color = getColor(options, 'color', '#f2c23e')
  const coin = getColor(options, 'coins', '#f2c23e')
  const coins = Array.from({ length: 9 }, (_, index) => {
    const u = index / 4 - 1
    const x = u * 104 + figure.turn * 0.8 * (1 - u * u)
    return head.disc(x, 16 + u * u * 18, 9, coin, '#6a4410', 2.6) + head.disc(x - 2.5, 13 + u * u * 18, 3, '#fff6c8')
  })
  const band = clipToHair(
    figure,
    drawBandShadow(head, CIRCLET, 10) + head.trim(CIRCLET, getNumber(options, 'width', 9), color),
  )
  const stone = sketchHead(canvas, figure, 0.9, y).gem(0, 2, 10, getColor(options, 'gem', '#d23a4a'), {
    setting: color,
  })
  return { front: coins.join('') + band + stone }
}

export const BANDS: HeadgearTable = {
  circlet,
  headband,
  bowband,
  'bow-side': bowSide,
  'bow-back': bowBack,
  wreath,
  'forehead-band': foreheadBand,
}
