import { tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead, clipToHair } from './head.ts'

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
      clipToHair(figure, s.trim('-158,62 -122,34 -84,12 -44,0 0,-4 44,0 84,12 122,34 158,62', 15, steel)) +
      wings +
      front.metal('-24,-10! 0,-52! 24,-10! 16,18 0,34! -16,18', steel, { gradient: '-20,-30 20,30' }) +
      front.gem(0, 0, 10, getColor(options, 'gem', '#c0502e'), { setting: GOLD }),
  }
}

export const COURT_HEADGEAR: HeadgearTable = { 'swan-diadem': swanDiadem }
