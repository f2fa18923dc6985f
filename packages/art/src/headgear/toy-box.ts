import { drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead, clipToHair } from './head.ts'

const sugarTiara: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#ffe8f4')
  const s = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -126))
  const loop = (x: number, tall: number, wide: number) => {
    const y = (x / 102) ** 2 * 34
    return (
      s.cord(
        `${x - wide},${y} ${x - wide * 1.2},${y - tall * 0.7} ${x},${y - tall} ${x + wide * 1.2},${y - tall * 0.7} ${x + wide},${y}`,
        9,
        c,
      ) + s.gem(x, y - tall - 6, 9, '#ffffff')
    )
  }
  const leaf = (x: number) => s.blade(`0,-110 ${x},-126 ${x * 1.9},-122`, 16, '#8ac87a')
  return {
    back: [-88, 88].map((x) => loop(x, 38, 15)).join(''),
    front:
      [-66, 66].map((x) => loop(x, 58, 17)).join('') +
      [-36, 36].map((x) => loop(x, 80, 19)).join('') +
      loop(0, 70, 22) +
      clipToHair(figure, s.trim('-158,82 -112,40 -60,10 0,0 60,10 112,40 158,82', 11, c)) +
      s.both((half) => half.gem(36, -22, 10, '#ff8ab8') + half.gem(66, 0, 8, '#a8c8ff')) +
      s.gem(0, -92, 24, '#8a3aa8') +
      leaf(-18) +
      leaf(18) +
      drawSparkle(0, -160, 22),
  }
}

export const TOY_BOX: HeadgearTable = {
  'sugar-tiara': sugarTiara,
}
