import { toRadians } from '../draw/geometry.ts'
import { tint, shade } from '../draw/color.ts'
import { drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const icicleCrown: HeadgearPiece = (canvas, figure, options) => {
  const ice = getColor(options, 'color', '#bfe6fa')
  const sketch = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -118))
  const tall = getNumber(options, 'tall', 1)
  const spike = (x: number, height: number, width: number, tone: string) => {
    const y = (x / 120) ** 2 * 46
    const top = y - height * tall
    const tip = x * 1.42
    return (
      sketch.inked(`/${x - width},${y + 6} ${tip - 4},${top} ${x + width},${y + 6}`, tone, 4, '#4a7ab0') +
      sketch.fill(`/${x - width * 0.5},${y} ${tip - 3},${top + 18} ${x},${y}`, '#ffffff', 0.85) +
      sketch.fill(`/${x + width * 0.4},${y} ${tip - 1},${top + 30} ${x + width * 0.86},${y}`, shade(ice, 1.2), 0.6)
    )
  }
  const back = [-92, -58, -22, 22, 58, 92].map((x) => spike(x, 116 - Math.abs(x) * 0.4, 17, shade(ice, 0.6)))
  const front = [-108, -76, -40, 0, 40, 76, 108].map((x, index) =>
    spike(x, [58, 92, 128, 196, 128, 92, 58][index] ?? 80, x === 0 ? 22 : 17, index % 2 ? ice : tint(ice, 0.4)),
  )
  const rim = [-112, -84, -56, -28, 0, 28, 56, 84, 112].map((x) =>
    sketch.disc(x, (x / 120) ** 2 * 46 + 8, 15, '#ffffff', '#9ab8dc', 2.6),
  )
  return {
    back: back.join(''),
    front:
      front.join('') +
      rim.join('') +
      sketch.gem(0, 6, 14, '#5ab0f0', { setting: '#eaf6ff', stretch: 1.4 }) +
      drawSparkle(figure.turn * 0.7, -300, 26),
  }
}

const furBonnet: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3f8a5a')
  const fur = getColor(options, 'fur', '#f6ead6')
  const { back, front, sketch } = drawHoodParts(canvas, figure, color, { fur, peak: -6, volume: -8, ...options })
  const stitches = sketch.both(
    (half) =>
      half.stroke('30,-212 80,-186 128,-132', 4, tint(color, 0.8), { profile: 'even' }) +
      half.stroke('8,-214 40,-196 76,-166', 3, shade(color, 1.2), { profile: 'even' }),
  )
  const pompon = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    return sketch.blade(
      `${Math.cos(angle) * 6},${-226 + Math.sin(angle) * 6} ${Math.cos(angle) * 26},${-228 + Math.sin(angle) * 24} ${Math.cos(angle) * 42},${-230 + Math.sin(angle) * 38}`,
      22,
      fur,
      'spike',
    )
  })
  return { back, front: front + stitches + pompon.join('') + sketch.disc(0, -228, 22, fur), hood: true }
}

const tulipCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#ffd24a')
  const sketch = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -96))
  const shadow = drawHatShadow(figure, sketch, '-130,10! 0,-24 130,10! 120,44 60,30 0,52 -60,30 -120,44')
  const side = sketch.both((half) =>
    half.cloth('0,-138! 70,-128 128,-72 150,-4 158,58! 120,34 84,-20 40,-60', shade(color, 0.5), {
      folds: ['60,-110 116,-40 146,36'],
    }),
  )
  const petals =
    sketch.cloth('-8,-144! -84,-126 -124,-66 -126,0 -92,48! -44,10 -16,-40', color, {
      folds: ['-30,-130 -88,-60 -92,30'],
    }) +
    sketch.cloth('8,-144! 84,-126 124,-66 126,0 92,48! 44,10 16,-40', shade(color, 0.25), {
      folds: ['30,-130 88,-60 92,30'],
    }) +
    sketch.cloth('0,-150! -62,-110 -72,-40 -50,6 0,36! 50,6 72,-40 62,-110', tint(color, 0.2), {
      folds: ['0,-140 0,-60 0,20', '-24,-126 -36,-60 -16,6', '24,-126 36,-60 16,6'],
    })
  const stem =
    sketch.cord('0,-140 6,-176 34,-206', 15, '#5a9a4a') + sketch.blade('6,-170 46,-178 70,-160', 24, '#6ab05a')
  return { back: side, front: shadow + petals + stem, hidesCap: false }
}

const boneComb: HeadgearPiece = (canvas, figure, options) => {
  const bone = getColor(options, 'color', '#efe6d0')
  const sketch = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', -150))
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const angle = toRadians(-166 + index * 15.2)
    const reach = 118 + (index % 2) * 34
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return sketch.cord(
      `${x * 46},${y * 30 + 10} ${x * reach * 0.7},${y * reach * 0.66} ${x * reach},${y * reach * 0.92 - 8}`,
      14,
      bone,
      'out',
    )
  })
  return {
    back: ribs.join(''),
    front:
      sketch.trim('-70,16 -30,-8 0,-14 30,-8 70,16', 16, bone) + sketch.both((half) => half.disc(30, 0, 6, '#3a4a4a')),
  }
}

export const NORTHERN: HeadgearTable = {
  'icicle-crown': icicleCrown,
  'fur-bonnet': furBonnet,
  'tulip-cap': tulipCap,
  'bone-comb': boneComb,
}
