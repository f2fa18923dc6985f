import { tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const GOLD = '#f0c244'

const swanDiadem: HeadgearPiece = (canvas, figure, options) => {
  const steel = getColor(options, 'color', '#c8ced8')
  const white = getColor(options, 'wingColor', '#f8f8ff')
  const s = sketchHead(canvas, figure, 0.4, getNumber(options, 'y', -96))
  const plumes = [
    '112,46 158,50 206,34',
    '112,40 174,28 232,-10',
    '112,32 184,0 250,-64',
    '112,24 186,-36 256,-126',
    '112,16 178,-74 248,-192',
    '112,10 162,-104 224,-250',
    '110,4 140,-110 182,-276',
  ]
  const wings = s.both(
    (half) =>
      plumes.map((line, index) => drawFeather(half.points(line), 37, index % 2 ? shade(white, 0.4) : white)).join('') +
      [
        ['104,30 140,2 168,-44', 36],
        ['104,20 132,-20 150,-84', 34],
        ['104,10 118,-34 122,-96', 32],
      ]
        .map(([line, width]) => drawFeather(half.points(String(line)), Number(width), tint(white, 0.4)))
        .join('') +
      half.gem(112, 26, 15, GOLD),
  )
  const front = sketchHead(canvas, figure, 0.9, getNumber(options, 'y', -96))
  return {
    front:
      s.trim('-122,34 -84,12 -44,0 0,-4 44,0 84,12 122,34', 15, steel) +
      wings +
      front.metal('-24,-10! 0,-52! 24,-10! 16,18 0,34! -16,18', steel, { gradient: '-20,-30 20,30' }) +
      front.gem(0, 0, 10, getColor(options, 'gem', '#c0502e'), { setting: GOLD }),
  }
}

const silkRoll: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d8283a')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -100)).on(
    getNumber(options, 'side', 1) < 0 ? -1 : 1,
  )
  const shadow = drawHatShadow(figure, s, '-122,6 0,28 122,6 116,26 0,52 -116,26')
  const tail = s.cloth(
    '96,-40! 150,-46 190,-6 206,70 216,170 236,230! 200,236 176,214! 172,120 156,50 120,14',
    shade(color, 0.3),
    {
      folds: ['130,-20 166,30 180,110', '196,90 200,160 208,220'],
      shades: ['150,-40! 200,10 230,230! 206,236! 196,120 170,30'],
    },
  )
  const crown = s.cloth('-104,-10! -112,-64 -70,-100 -10,-112 60,-104 106,-66 108,-10', color, {
    folds: ['-60,-96 -20,-70 40,-66', '-86,-60 -40,-40 30,-34'],
    shades: ['40,-110! 116,-70 116,0! 60,0 90,-50'],
  })
  const roll = s.cloth(
    '-140,4 -132,-28 -90,-38 0,-26 90,-38 132,-28 140,4 124,32 70,34 0,40 -70,34 -124,32',
    tint(color, 0.14),
    {
      folds: [
        '-96,-34 -84,0 -92,32',
        '-44,-30 -34,4 -42,36',
        '10,-26 18,6 8,38',
        '62,-32 70,2 60,34',
        '108,-34 114,0 104,30',
      ],
      shades: ['-140,12! -60,22 60,22 140,10! 124,40 0,48 -124,40'],
    },
  )
  return { back: tail, front: shadow + crown + roll + s.gem(-96, 2, 13, GOLD), hidesCap: true }
}

export const COURT_HEADGEAR: HeadgearTable = { 'swan-diadem': swanDiadem, 'silk-roll': silkRoll }
