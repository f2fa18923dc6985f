import { drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { sketchHead, clipToHair } from './head.ts'

const sugarTiara: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#ffe8f4')
  const s = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -126))
  const loop = (x: number, tall: number, wide: number) => {
    const y = (x / 120) ** 2 * 44
    return (
      s.cord(
        `${x - wide},${y} ${x - wide * 1.2},${y - tall * 0.7} ${x},${y - tall} ${x + wide * 1.2},${y - tall * 0.7} ${x + wide},${y}`,
        9,
        c,
      ) + s.gem(x, y - tall - 6, 9, '#ffffff')
    )
  }
  const leaf = (x: number) => s.blade(`0,-132 ${x},-150 ${x * 1.9},-146`, 18, '#8ac87a')
  return {
    back: [-104, 104].map((x) => loop(x, 46, 18)).join(''),
    front:
      [-78, 78].map((x) => loop(x, 70, 20)).join('') +
      [-42, 42].map((x) => loop(x, 96, 22)).join('') +
      loop(0, 84, 26) +
      clipToHair(figure, s.trim('-158,82 -112,40 -60,10 0,0 60,10 112,40 158,82', 11, c)) +
      s.both((half) => half.gem(42, -26, 11, '#ff8ab8') + half.gem(78, 0, 9, '#a8c8ff')) +
      s.gem(0, -110, 28, '#8a3aa8') +
      leaf(-18) +
      leaf(18) +
      drawSparkle(0, -176, 26),
  }
}

export const TOY_BOX: HeadgearTable = {
  'sugar-tiara': sugarTiara,
}
