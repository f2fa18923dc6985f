import { tint, shade } from '../draw/color.ts'
import { drawFlower } from '../draw/plants.ts'
import { element } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, pickColor, getFlag } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawMetal } from '../draw/metal.ts'
import { type Point, smoothPath, toCorner, toRadians, markEnds } from '../draw/geometry.ts'
import { sketchHead, clipToHair } from './head.ts'
import { RoundHat } from './round-hat.ts'

const GOLD = '#f0c244'

/** A ring of gold with points. Between the points, the hair shows, because the far points are behind the head. */
type PointedRing = {
  radius: number
  height: number
  /** How many points the viewer sees. */
  points: number
  color: string
}

export function drawPointedRing(hat: RoundHat, { radius, height, points, color }: PointedRing) {
  const step = 90 / points
  const isTip = (index: number) => index % 2 === 0
  const ring = (index: number): Point => {
    const tall = isTip(index) ? height * (index === 0 ? 1.2 : 1) : height * 0.4
    const [x, y] = hat.at(tall, radius * (isTip(index) ? 1.1 : 1.03), hat.middle + index * step)
    return [x, y, 1]
  }
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const inFront = range(-points * 2, points * 2).filter((index) => Math.abs(hat.middle + index * step) < 88)
  const behind = range(0, points * 4 - 1).filter((index) => Math.cos(toRadians(hat.middle + index * step)) < 0.1)
  const sides = [hat.at(height * 0.6, radius * 1.06, -90), hat.at(height * 0.6, radius * 1.06, 90)].map(toCorner)
  const rim = hat.arc([0, radius])
  const wall = [sides[0], ...inFront.map(ring), sides[1], ...markEnds(rim.toReversed())].filter(
    (point) => point !== undefined,
  )
  const farRim = [100, 140, 180, 220, 260].map((degrees) => hat.at(0, radius, degrees))
  const [x, y] = hat.center
  const metal = { gradient: [x - radius, y - 20, x + radius, y + 10] as const }
  return {
    back: drawMetal(
      hat.canvas,
      smoothPath([...behind.map(ring), ...markEnds(farRim.toReversed())], true),
      shade(color, 1.2),
      metal,
    ),
    front:
      hat.drawContactShadow([0, radius], '#2a1a20') +
      drawMetal(hat.canvas, smoothPath(wall, true, 0.1), color, metal) +
      hat.drawCord([2, radius + 1], 8, tint(color, 0.2)) +
      hat.drawCord([22, radius + 1], 5, tint(color, 0.2)),
    tips: inFront.filter(isTip).map((index) => ({ index, at: ring(index) })),
    studs: inFront.filter(isTip).map((index) => hat.at(12, radius + 2, hat.middle + index * step)),
  }
}

const crown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -134), dip: 0.2 })
  const { back, front, tips, studs } = drawPointedRing(hat, {
    radius: getNumber(options, 'width', 94),
    height: getNumber(options, 'height', 60),
    points: getNumber(options, 'points', 5),
    color,
  })
  const gems = getColors(options, 'gems', ['#d23a4a', '#3a7bd5'])
  const plain = new Sketch(canvas)
  const balls = tips.map(({ at: [x, y] }) => plain.gem(x, y - 4, 7, getColor(options, 'tips', '#f7e7a6')))
  const stones = studs.map(([x, y], index) =>
    plain.gem(x, y, index === studs.length >> 1 ? 8 : 6, pickColor(gems, index)),
  )
  return { back: hat.place(back), front: hat.place(front, ...balls, ...stones) }
}

/** A small crown between the ears of an animal. */
const mouseCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2c23a')
  const hat = new RoundHat(canvas, figure, { y: getNumber(options, 'y', -170), dip: 0.22, tilt: -4 })
  const { back, front, tips, studs } = drawPointedRing(hat, { radius: 58, height: 50, points: 4, color })
  const plain = new Sketch(canvas)
  const balls = tips.map(({ at: [x, y] }) => plain.gem(x, y - 3, 5.5, '#f7e7a6'))
  const stones = studs.map(([x, y]) => plain.gem(x, y, 5.5, '#d8243a'))
  return { front: hat.place(back, front, ...balls, ...stones) }
}

const heartCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const heart = getColor(options, 'heart', '#d8142e')
  const hat = new RoundHat(canvas, figure, {
    x: getNumber(options, 'x', 0),
    y: getNumber(options, 'y', -160),
    dip: 0.2,
  })
  const { back, front, tips, studs } = drawPointedRing(hat, { radius: 72, height: 46, points: 4, color })
  const hearts = tips.map(({ index, at: [x, y] }) =>
    addEmblem(canvas, { emblem: { kind: 'heart', color: heart, scale: index === 0 ? 0.66 : 0.46 } }, x, y - 8),
  )
  const stones = studs.map(([x, y]) => new Sketch(canvas).gem(x, y, 6, heart))
  return { back: hat.place(back), front: hat.place(front, ...hearts, ...stones) }
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
  return {
    front:
      bones.join('') +
      clipToHair(figure, sketch.trim('-150,52 -92,22 -46,14 0,12 46,14 92,22 150,52', 11, shade(color, 1.2))) +
      skull,
  }
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

/** `size` is the scale of the moon on its holder. */
const crescent: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2c23e')
  const head = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -196))
  const sketch = new Sketch(canvas)
  const moon = sketch.metal('-46,-40! -38,-4 0,16 38,-4 46,-40! 22,-16 0,-10 -22,-16', color, {
    gradient: '-40,-30 40,10',
  })
  const stone = sketch.gem(0, -24, 9, getColor(options, 'gem', '#3fc0e0'), { setting: color })
  const holder = head.trim('0,16 0,40', 7, color)
  const gemmed = moon + (getFlag(options, 'gemmed', true) ? stone : '')
  return { front: head.place(0, 0, gemmed, getNumber(options, 'size', 1)) + holder }
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
  'mouse-crown': mouseCrown,
  tiara,
  'bone-tiara': boneTiara,
  kanzashi,
  crescent,
  halo,
}
