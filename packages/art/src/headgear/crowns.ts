import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { element } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, pickColor, getFlag } from '../props/options.ts'
import { sketchHead } from './head.ts'

const GOLD = '#f0c244'

const crown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const w = getNumber(options, 'width', 92)
  const h = getNumber(options, 'height', 62)
  const count = getNumber(options, 'points', 5)
  const sketch = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -148))
  const gems = getColors(options, 'gems', ['#d23a4a', '#3a7bd5'])
  const middle = (count - 1) / 2
  const spikes = Array.from({ length: count }, (_, index) => {
    const u = ((index + 0.5) / count) * 2 - 1
    return { u, tip: -h * (index === middle ? 1.25 : 1) - 8 + u * u * 6, middle: index === middle }
  })
  const valleys = Array.from({ length: count - 1 }, (_, index) => ((index + 1) / count) * 2 - 1)
  const zigzag = spikes.flatMap(({ u, tip }, index) => {
    const valley = valleys[index]
    const low = valley === undefined ? [] : [`${valley * w * 1.02},${-h * 0.42 + 4}!`]
    return [`${u * w * 1.13},${tip}!`, ...low]
  })
  const foot = `${w},-6! ${w},20! ${w * 0.5},31 0,35 ${-w * 0.5},31 ${-w},20!`
  const front = sketch.metal(`${-w},-6! ${zigzag.join(' ')} ${foot}`, color, {
    gradient: `${-w},-30 ${w},20`,
    tangent: 0.12,
  })
  const inside = valleys.map((u) => `${u * w},${-h * 0.62}!`).join(' ')
  const back = sketch.metal(`${-w},-6! ${inside} ${w},-6! ${w * 0.5},-14 0,-16 ${-w * 0.5},-14`, shade(color, 1.4), {
    gradient: `${-w},-40 ${w},0`,
    tangent: 0.12,
  })
  const rim = (y: number, width: number) =>
    sketch.trim(`${-w},${y} ${-w * 0.5},${y + 10} 0,${y + 14} ${w * 0.5},${y + 10} ${w},${y}`, width, tint(color, 0.2))
  const stones = spikes.map(
    ({ u, tip, middle: central }, index) =>
      sketch.gem(u * w * 1.13, tip - 4, 7, getColor(options, 'tips', '#f7e7a6')) +
      sketch.gem(u * w * 0.92, 19 - u * u * 9, central ? 8.5 : 6, pickColor(gems, index)),
  )
  return { back, front: front + rim(17, 8) + rim(-3, 5) + stones.join('') }
}

const heartCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const heart = getColor(options, 'heart', '#d8142e')
  const [x, y] = [figure.turn * 0.6 + getNumber(options, 'x', 0), getNumber(options, 'y', -176)]
  const sketch = sketchHead(canvas, figure, 0.6, y)
  const body = sketch.metal('-56,-4! -40,-30! -22,-6! 0,-44! 22,-6! 40,-30! 56,-4! 50,26! 0,36 -50,26!', color, {
    gradient: '-56,-30 56,30',
    tangent: 0.12,
  })
  const hearts = [
    [-44, -38, 0.5],
    [0, -58, 0.72],
    [44, -38, 0.5],
  ].map(([dx = 0, dy = 0, scale = 1]) =>
    addEmblem(canvas, { emblem: { kind: 'heart', color: heart, scale } }, x + dx, y + dy),
  )
  return {
    front: body + sketch.trim('-51,22 0,33 51,22', 8, tint(color, 0.2)) + hearts.join('') + sketch.gem(0, 12, 8, heart),
  }
}

const tiara: HeadgearPiece = (canvas, figure, options) => {
  const sketch = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -128))
  const color = getColor(options, 'color', '#f4d06a')
  const stone = getColor(options, 'gem', '#58c4e8')
  const tall = options['tall'] ? 1.7 : 1
  const outline =
    `-84,14! -62,-12 -44,-8 -30,${-34 * tall}! -16,-18 0,${-60 * tall}! 16,-18 30,${-34 * tall}! ` +
    '44,-8 62,-12 84,14! 40,6 0,3 -40,6'
  const pearls = options['pearls']
    ? [-66, -46, -24, 24, 46, 66].map((x) => sketch.gem(x, 4 - (66 - Math.abs(x)) * 0.1, 7, '#fffaf2')).join('') +
      [-30, 30].map((x) => sketch.gem(x, -34 * tall - 6, 8, '#fffaf2')).join('')
    : ''
  return {
    front:
      sketch.metal(outline, color, { gradient: '-80,-40 80,10', tangent: 0.1 }) +
      sketch.gem(0, -16, 9, stone, { stretch: 1.3 }) +
      sketch.both((half) => half.gem(34, -8, 5, stone)) +
      sketch.gem(0, -60 * tall, options['pearls'] ? 9 : 5, '#ffffff') +
      pearls,
  }
}

const boneTiara: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#efe6d0')
  const sketch = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -128))
  const bones = [-72, -48, -24, 0, 24, 48, 72].map((x) => {
    const length = (74 - Math.abs(x) * 0.55) * getNumber(options, 'tall', 1)
    const top = -length + Math.abs(x) * 0.12
    return (
      sketch.cord(`${x},10 ${x * 1.1},${top * 0.5}`, 11, color) +
      sketch.cord(`${x * 1.1},${top * 0.55} ${x * 1.24},${top}`, 8, color) +
      sketch.disc(x * 1.1, top * 0.5, 7.5, tint(color, 0.4), '#4a3c34', 2.6)
    )
  })
  const skull = addEmblem(
    canvas,
    { emblem: { kind: 'skull', color, scale: 0.9 } },
    figure.turn * 0.8,
    getNumber(options, 'y', -128) + 4,
  )
  return { front: bones.join('') + sketch.trim('-92,22 -46,14 0,12 46,14 92,22', 11, shade(color, 1.2)) + skull }
}

const kanzashi: HeadgearPiece = (canvas, figure, options) => {
  const colors = getColors(options, 'colors', ['#e8507a', '#f7b2c8', '#ffffff'])
  const first = pickColor(colors, 0)
  const sketch = sketchHead(canvas, figure, 0).on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const strings = [0, 1, 2, 3, 4].map((index) => {
    const drop = ((index * 7) % 3) * 4
    const x = 98 + (index - 2) * 9.5
    const beads = [0, 1, 2].map((bead) =>
      sketch.disc(x, -70 + bead * 13 + drop, 5, pickColor(colors, index + bead), shade(first, 2), 1.4),
    )
    return sketch.stroke(`${x},-86 ${x},${-48 + drop * 2.5}`, 2, '#c9a23a', { profile: 'flat' }) + beads.join('')
  })
  const bloom = (dx: number, dy: number, radius: number, color: string) => {
    const [x, y] = sketch.points(`${98 + dx},${-104 + dy}`)[0] ?? [0, 0]
    return drawFlower(x, y, radius, color)
  }
  const pins = Array.from({ length: getNumber(options, 'pins', 0) }, (_, index) =>
    sketch.both(
      (half) =>
        half.trim(`84,-150 128,${-148 - index * 18}`, 5, '#e8c04e') + half.gem(132, -150 - index * 20, 8, first),
    ),
  )
  return {
    front:
      strings.join('') +
      bloom(-22, -14, 22, pickColor(colors, 1)) +
      bloom(22, -8, 20, first) +
      bloom(0, 14, 24, first) +
      pins.join(''),
  }
}

const crescent: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2c23e')
  const sketch = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -196))
  const moon = sketch.metal('-46,-40! -38,-4 0,16 38,-4 46,-40! 22,-16 0,-10 -22,-16', color, {
    gradient: '-40,-30 40,10',
  })
  const stone = sketch.gem(0, -24, 9, getColor(options, 'gem', '#3fc0e0'), { setting: color })
  return { front: moon + (getFlag(options, 'gemmed', true) ? stone : '') + sketch.trim('0,16 0,40', 7, color) }
}

const halo: HeadgearPiece = (_canvas, _figure, options) => {
  const r = getNumber(options, 'radius', 196)
  const stroke = getColor(options, 'color', '#ffe08a')
  const ring = (radius: number, width: number, opacity: number) =>
    element('circle', {
      cx: 0,
      cy: getNumber(options, 'y', -60),
      r: radius,
      fill: 'none',
      stroke,
      'stroke-width': width,
      opacity,
    })
  return { back: ring(r, 10, 0.9) + ring(r + 16, 3, 0.7) }
}

export const CROWNS: HeadgearTable = {
  crown,
  'heart-crown': heartCrown,
  tiara,
  'bone-tiara': boneTiara,
  kanzashi,
  crescent,
  halo,
}
