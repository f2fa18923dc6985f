import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { drawFeather, buildStarPath } from '../draw/plants.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHollyBerries, drawHollyLeaf } from '../props/holly.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const DOME = '-130,44! -138,-16 -104,-90 -40,-122 24,-122 96,-92 138,-16 130,44! 90,22 44,8 0,4 -44,8 -90,22'

const visorHelm: HeadgearPiece = (canvas, figure, options) => {
  const steel = getColor(options, 'color', '#c3cfe2')
  const gold = getColor(options, 'trim', '#e6bd55')
  const plume = getColor(options, 'plume', '#ffffff')
  const s = sketchHead(canvas, figure, 0.6, -104)
  const cheeks = s.both((half) =>
    half.metal('100,24! 138,20! 142,100 130,176 104,214! 96,190 108,120 106,70', steel, { gradient: '96,0 142,120' }),
  )
  const near = s.on(figure.turn >= 0 ? 1 : -1)
  const visor = near.metal(
    '-122,-34! -108,-84 -52,-122 20,-142 112,-158! 136,-120 136,-70 126,-26! 70,-40 0,-44 -70,-40',
    tint(steel, 0.2),
    { gradient: '-120,-90 150,-20', shines: ['8 both | -98,-62 -50,-100 40,-126'], folds: ['-60,-58 40,-74 118,-140'] },
  )
  const slits =
    ['/-56,-96 14,-116 16,-107 -52,-86', '/32,-120 92,-134 94,-125 34,-111']
      .map((text) => near.fill(text, '#2a2c40'))
      .join('') +
    [50, 74, 98].flatMap((x) => [-70, -90].map((y) => near.disc(x, y - (x - 50) * 0.2, 4.4, '#2a2c40'))).join('')
  const hinges = s.both((half) => half.disc(128, -10, 13, gold, toInk(gold), 3) + half.disc(128, -10, 5, tint(gold, 1)))
  const plumes = [
    ['-30,-110 -66,-180 -130,-200 -196,-140', 56],
    ['-26,-112 -80,-210 -160,-200 -222,-84', 58],
    ['-20,-112 -36,-216 -110,-252 -184,-210', 52],
    ['-24,-112 -96,-170 -170,-140 -206,-30', 50],
  ] as const
  const shadow = drawHatShadow(figure, s, '-118,40 -60,28 0,24 60,28 118,40 108,58 0,44 -108,58')
  return {
    back: plumes
      .map(([line, width], index) => drawFeather(near.points(line), width, index % 2 ? plume : shade(plume, 0.4)))
      .join(''),
    front:
      shadow +
      cheeks +
      s.metal(DOME, steel, { gradient: '-120,-60 130,30', shines: ['8 both | -106,-10 -96,-50 -70,-80'] }) +
      s.trim('-130,42 -90,20 -44,6 0,2 44,6 90,20 130,42', 7, gold) +
      visor +
      slits +
      near.trim('-122,-34 -70,-40 0,-44 70,-40 126,-26', 7, gold) +
      hinges,
    hidesCap: true,
  }
}

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
      s.trim('-126,50 -92,26 -48,10 0,6 48,10 92,26 126,50', 15, iron) +
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
    const angle = ((degrees - 90) * Math.PI) / 180
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

const starHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2c2a6a')
  const gold = getColor(options, 'star', '#f4d872')
  const s = sketchHead(canvas, figure, 0.5, -100).on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const cone = s.cloth(
    '-110,8! -88,-60 -58,-128 -20,-184 40,-222 110,-222 164,-176 182,-120! 150,-150 112,-160 82,-128 92,-60 110,8! 0,28',
    color,
    {
      shades: ['40,-224! 130,-226 190,-130 184,-110! 150,-150 112,-158 82,-128 92,-60 112,14! 40,26! 52,-90'],
      folds: ['-66,-100 -10,-84 60,-104', '-30,-160 20,-146 78,-160', '60,-214 84,-186 104,-166'],
    },
  )
  const brim = s.cloth('-206,20 -130,2 -60,-10 0,-4 60,-10 130,2 206,20 150,34 60,34 0,30 -60,34 -150,34', color, {
    shades: ['-206,22! -60,22 0,18 60,22 206,22! 120,44 0,42 -120,44'],
    lights: ['-180,16! -120,8 -70,0 -110,14'],
  })
  const stars = [
    [-44, -70, 17],
    [24, -40, 13],
    [44, -118, 16],
    [-4, -140, 12],
    [98, -196, 13],
    [-72, -24, 11],
    [66, -66, 9],
  ].map(([x = 0, y = 0, r = 0]) => {
    const [place] = s.points(`${x},${y}`)
    return path(buildStarPath(place?.[0] ?? x, place?.[1] ?? y, r, { points: 5, waist: 0.42 }), gold)
  })
  const tip = s.cord('180,-122 186,-106 182,-92', 4, gold) + s.disc(182, -80, 13, gold, toInk(gold), 3)
  const shadow = drawHatShadow(figure, s, '-122,16 0,34 122,16 114,40 0,58 -114,40')
  return {
    front: shadow + brim + cone + s.trim('-110,-4 -56,12 0,16 56,12 110,-4', 13, gold) + stars.join('') + tip,
    hidesCap: true,
  }
}

export const CHIVALRY_HEADGEAR: HeadgearTable = {
  'visor-helm': visorHelm,
  'crow-crown': crowCrown,
  'holly-wreath': hollyWreath,
  'lily-crown': lilyCrown,
  'star-hat': starHat,
}
