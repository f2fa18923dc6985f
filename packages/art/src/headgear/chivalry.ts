import { toRadians } from '../draw/geometry.ts'
import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHollyBerries, drawHollyLeaf } from '../props/holly.ts'
import type { Sketch } from '../draw/sketch.ts'
import { sketchHead, clipToHair } from './head.ts'

const crowCrown: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'color', '#3a3450')
  const wood = getColor(options, 'wood', '#4a3c44')
  const berry = getColor(options, 'berry', '#a82a3a')
  const bone = getColor(options, 'bone', '#efe6d6')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -120))
  const boughs = s.both(
    (half) =>
      half.cord('96,22 142,-8 176,-58 236,-92', 13, wood, 'out') +
      half.cord('150,-16 196,-12 236,-30', 9, wood, 'out') +
      half.cord('176,-56 184,-100 218,-140', 9, wood, 'out') +
      [
        '/136,-2 126,-34 148,-14',
        '/164,-36 150,-66 174,-52',
        '/196,-70 226,-56 208,-78',
        '/182,-88 160,-108 188,-102',
        '/190,-10 206,10 202,-14',
      ]
        .map((thorn) => half.inked(thorn, wood, 2.6))
        .join('') +
      half.disc(240, -28, 9, berry, toInk(berry), 3) +
      half.disc(222, -144, 9, berry, toInk(berry), 3),
  )
  const plumes = [-62, -38, -14, 14, 38, 62].map((x, index) =>
    drawFeather(
      s.points(`${x * 0.6},-8 ${x},-70 ${x * 1.5},${-128 + Math.abs(x) * 0.5}`),
      34,
      index % 2 ? '#2a2240' : '#3a3058',
    ),
  )
  const skull =
    s.inked('0,58! -10,26 -30,6 -34,-22 -18,-46 0,-52 18,-46 34,-22 30,6 10,26', bone, 4, '#3a2c34') +
    s.fill('0,56! 4,20 22,4 30,-20 20,-40 10,-10 4,10', shade(bone, 1.1), 0.7) +
    s.both((half) => half.oval(15, -16, 9, 11, '#2a1a30')) +
    s.both((half) => half.stroke('4,14 5,28', 3, '#5a4a50')) +
    s.disc(15, -17, 3.6, '#c05af0') +
    s.disc(-15, -17, 3.6, '#c05af0')
  return {
    back: boughs,
    front:
      plumes.join('') +
      clipToHair(figure, s.trim('-160,82 -126,50 -92,26 -48,10 0,6 48,10 92,26 126,50 160,82', 15, iron)) +
      [-84, -52, 52, 84].map((x) => s.gem(x, 8 + (x / 84) ** 2 * 14, 7, '#8e4fc2')).join('') +
      skull,
  }
}

const hollyWreath: HeadgearPiece = (canvas, figure, options) => {
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -118))
  const green = getColor(options, 'color', '#2f8a44')
  const leaves = [-128, -100, -72, -44, -16, 16, 44, 72, 100, 128].flatMap((x, index) => {
    const y = (x / 128) ** 2 * 56
    const along = (Math.atan2((x / 128) * 112, 128) * 180) / Math.PI
    const outwards = x < 0 ? 180 + along : along
    const tone = index % 2 ? green : tint(green, 0.3)
    return [
      drawHollyLeaf(s, x * 0.9, y - 4, outwards + (x < 0 ? 34 : -34), 0.9, tone),
      drawHollyLeaf(s, x * 0.9, y + 8, outwards + (x < 0 ? -22 : 22), 0.74, shade(tone, 0.4)),
    ]
  })
  const berries = [-108, -54, 0, 54, 108].map((x) => drawHollyBerries(s, x, (x / 124) ** 2 * 52, 12))
  return { front: leaves.join('') + berries.join('') }
}

function drawWaterLily(sketch: Sketch, x: number, y: number, radius: number, color: Color): Svg {
  const petals = [-100, 100, -72, 72, -44, 44, -18, 18, 0].map((degrees) => {
    const angle = toRadians(degrees - 90)
    const at = (reach: number) => `${x + Math.cos(angle) * reach},${y + Math.sin(angle) * reach * 0.86}`
    const tone = Math.abs(degrees) > 60 ? shade(color, 0.35) : color
    return sketch.blade(`${at(2)} ${at(radius * 0.6)} ${at(radius * 1.3)}`, radius * 0.6, tone)
  })
  return petals.join('') + sketch.oval(x, y + 2, radius * 0.34, radius * 0.2, '#ffd86a', '#9a6a1a', 2)
}

const lilyCrown: HeadgearPiece = (canvas, figure, options) => {
  const s = sketchHead(canvas, figure, 0.7, getNumber(options, 'y', -118))
  const petal = getColor(options, 'color', '#ffffff')
  const leaf = getColor(options, 'leaf', '#3f9a8a')
  const pads = [-118, -84, -46, 46, 84, 118].map((x) =>
    s.inked(
      `${x - 34},${(x / 118) ** 2 * 46 + 8} ${x},${(x / 118) ** 2 * 46 - 10} ${x + 34},${(x / 118) ** 2 * 46 + 8}! ${x},${(x / 118) ** 2 * 46 + 20}`,
      leaf,
      3,
    ),
  )
  const lilies = [
    [-108, 30],
    [108, 30],
    [-64, 36],
    [64, 36],
    [0, 50],
  ].map(([x = 0, r = 0]) => drawWaterLily(s, x, (x / 118) ** 2 * 46 + 6, r, x % 108 ? petal : tint('#ffb8d8', 0.5)))
  return { front: pads.join('') + lilies.join('') }
}

export const CHIVALRY_HEADGEAR: HeadgearTable = {
  'crow-crown': crowCrown,
  'holly-wreath': hollyWreath,
  'lily-crown': lilyCrown,
}
