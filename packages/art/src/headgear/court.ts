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
    ['112,46 146,50 182,38', 30],
    ['112,40 158,30 202,2', 30],
    ['112,32 166,8 216,-42', 30],
    ['112,24 168,-22 220,-92', 30],
    ['112,16 162,-52 212,-144', 30],
    ['112,10 150,-76 192,-190', 30],
    ['110,4 134,-80 160,-210', 30],
    ['104,30 134,6 156,-32', 30],
    ['104,20 128,-14 142,-66', 28],
    ['104,10 116,-26 120,-76', 26],
  ] as const
  const wings = s.both(
    (half) =>
      plumes
        .map(([line, width], index) => {
          const tone = index > 6 ? tint(white, 0.4) : index % 2 ? shade(white, 0.4) : white
          return drawFeather(half.points(line), width, tone)
        })
        .join('') + half.gem(112, 26, 14, GOLD),
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
