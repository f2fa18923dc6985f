import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A lance that has been broken and bound again. */
const crookedLance: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#9a7048')
  const binding = (x: number, y: number) =>
    [-14, -2, 10, 22]
      .map((dy) => s.stroke(`${x - 17},${y + dy + 5} ${x + 17},${y + dy - 4}`, 6, '#e0cc98', { profile: 'flat' }))
      .join('')
  return (
    s.cord('-6,440 4,220 -8,40 10,-120 -14,-250 6,-400', 23, wood) +
    s.stroke('-12,420 -2,220 -14,40 4,-120 -20,-250 0,-390', 5, light(wood, 0.9), { opacity: 0.7 }) +
    binding(8, -104) +
    binding(-12, -244) +
    binding(-4, 130) +
    s.metal('/-16,-392 4,-500 24,-392', '#b8bcc8', { gradient: '-16,0 24,0' }) +
    s.fill('/8,-400 10,-440 18,-396', '#a85a2a', 0.7) +
    s.metal('-56,-26! -30,-52 0,-62 30,-52 56,-26! 24,-12 -24,-12', '#a8a4a0', { gradient: '-56,-50 56,-20' }) +
    s.cloth(
      '14,-372! 70,-392 110,-360 160,-372! 130,-340 158,-312! 100,-318 60,-340 14,-330!',
      colorIn(options, 'pennon', '#a83a34'),
      { folds: ['50,-380 60,-350 50,-336', '110,-362 116,-340'] },
    )
  )
}

/** Saddlebags that could feed a village: cheese, bread, an onion and a wineskin. */
const saddlebag: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cloth = colorIn(options, 'color', '#b0683a')
  const cheese =
    s.inked('/-96,-64 -10,-118 34,-66', '#f6d060', 4) +
    s.inked('/-96,-64 34,-66 34,-20 -96,-20', '#f2c23a', 4) +
    [
      [-60, -44, 11],
      [-20, -38, 8],
      [10, -48, 10],
      [-20, -80, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => s.oval(x, y, r, r * 0.8, '#d89a2a'))
      .join('')
  const bread = s.cloth('30,-20! 34,-90 66,-116 100,-88 104,-20!', '#d8964a', {
    folds: ['48,-80 66,-90 84,-82', '46,-56 68,-66 90,-58'],
  })
  const skin =
    s.cloth('84,-10! 92,-70 120,-110 134,-150! 156,-150! 156,-104 178,-50 170,-10!', '#6a3a2a', {
      shades: ['130,-150! 170,-140! 190,-10! 140,-10!'],
    }) + s.inked('/132,-166 158,-166 156,-148 134,-148', '#e0c890', 3)
  return (
    skin +
    bread +
    cheese +
    s.cloth('-124,-34! -60,-24 20,-30 110,-24 176,-36! 186,60 150,116 20,128 -100,116 -136,60', cloth, {
      pattern: undefined,
      shades: ['80,-30! 186,-40! 196,70 150,126! 70,130!'],
      folds: ['-80,-10 -90,60 -70,108', '20,-16 24,60 16,118', '110,-10 120,50 106,106'],
    }) +
    ['-128,6 -60,18 20,12 110,18 180,6', '-132,40 -60,52 20,46 110,52 184,40']
      .map((line) => s.stroke(line, 9, '#f0dca8', { profile: 'even' }))
      .join('') +
    Array.from({ length: 9 }, (_, index) =>
      s.cord(`${-104 + index * 32},116 ${-106 + index * 32},146`, 6, '#f0dca8'),
    ).join('')
  )
}

/** A round sieve with wheat in it; the origin is its lower rim. */
const wheatSieve: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#b8844a')
  const grains = Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index / 34)
    return s.oval(
      Math.cos(angle) * reach * 92,
      -66 + Math.sin(angle) * reach * 32,
      9,
      5,
      index % 3 ? '#e8b83a' : '#f6d874',
      '#9a6a1a',
      2,
    )
  })
  const falling = [-70, -30, 14, 52, 84].map((x, index) =>
    s.oval(x, 60 + (index % 3) * 34, 5, 8, '#f2cc5a', '#9a6a1a', 2),
  )
  return (
    falling.join('') +
    s.inked('-122,-66 -118,-20 0,24 118,-20 122,-66', wood, 4) +
    s.stroke('-116,-30 0,10 116,-30', 6, shade(wood, 1)) +
    s.oval(0, -66, 122, 46, light(wood, 0.3), ink(wood), 4) +
    s.oval(0, -66, 108, 38, '#c8a868', ink(wood), 3) +
    grains.join('')
  )
}

/** A shepherd's crook. */
const crook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#a8784a')
  return (
    s.cord('0,440 0,100 0,-180 -4,-260 26,-330 90,-350 130,-310 122,-256 84,-250', 22, wood) +
    s.stroke('-5,420 -5,100 -5,-180 -8,-256', 5, light(wood, 1), { opacity: 0.7 }) +
    [-120, 40, 220].map((y) => s.stroke(`-10,${y} 2,${y + 8} 10,${y - 2}`, 4, ink(wood))).join('') +
    s.cord('-6,-150 -40,-130 -50,-90', 7, '#d8303a') +
    s.trim('-13,-156 13,-150', 10, '#d8303a') +
    s.gem(-50, -76, 15, '#e6bd55')
  )
}

/** A spear bent into a walking stick. */
const bentSpear: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a6048')
  return (
    s.cord('10,440 -6,260 14,100 -10,-40 22,-140 6,-230', 21, wood) +
    s.stroke('4,430 -12,260 8,100 -16,-40', 4, light(wood, 0.9), { opacity: 0.7 }) +
    s.metal('-4,-226! -18,-246! -28,-276 14,-388! 42,-276 34,-246! 18,-226!', '#b0b4c0', {
      gradient: '-28,-300 42,-270',
    }) +
    s.stroke('7,-236 13,-300 14,-360', 4, '#6a7080') +
    [-214, -200, -186].map((y) => s.stroke(`-8,${y + 4} 24,${y - 4}`, 6, '#d8c090', { profile: 'flat' })).join('')
  )
}

/** A lamb carried against the shoulder. */
const lamb: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wool = colorIn(options, 'color', '#fbf6ec')
  const puffs = [
    [-60, 50, 44],
    [-10, 30, 50],
    [50, 46, 48],
    [80, 86, 40],
    [-66, 96, 42],
    [0, 96, 56],
    [50, 110, 44],
  ]
  const body = (fill: string, grow: number) =>
    puffs.map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r + grow, fill)).join('')
  const face = light('#d8c8b8', 0.3)
  return (
    s.cord('-40,130 -50,190', 17, face) +
    s.cord('40,140 46,196', 17, face) +
    body(ink(wool), 3.4) +
    body(wool, 0) +
    ['-50,60 -36,44 -24,58', '10,70 24,54 38,70', '40,110 54,96 66,110', '-40,110 -26,98 -12,112']
      .map((line) => s.stroke(line, 4, '#c8bcd0'))
      .join('') +
    s.both((half) => half.blade('34,-16 66,-10 84,14', 28, face)) +
    s.inked('-38,-24 0,-40 38,-24 40,10 22,44 0,54 -22,44 -40,10', face, 3.4) +
    [-24, 0, 24].map((x) => s.disc(x, -34, 18, wool, '#c8bcd0', 2)).join('') +
    s.both((half) => half.oval(18, 2, 6, 8, '#2a1c24') + half.disc(16, -1, 2.2, '#fff')) +
    s.fill('-9,26! 9,26! 0,36!', '#8a5a5a') +
    s.stroke('0,36 0,44', 3, '#6a4a4a')
  )
}

export const MANCHA: PropTable = {
  'crooked-lance': crookedLance,
  saddlebag,
  'wheat-sieve': wheatSieve,
  'shepherd-crook': crook,
  'bent-spear': bentSpear,
  lamb,
}
