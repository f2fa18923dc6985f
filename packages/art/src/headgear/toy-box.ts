import { toInk, tint } from '../draw/color.ts'
import { drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import type { Sketch } from '../draw/sketch.ts'
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

function drawCrownlet(sketch: Sketch, x: number, y: number, size: number, gold: string): string {
  return sketch.place(
    x,
    y,
    sketch.on(1).inked('/-30,10 -34,-26 -16,-8 0,-36 16,-8 34,-26 30,10', gold, 4, toInk(gold)) +
      sketch.on(1).fill('/-26,8 -30,-16 -16,0 -10,8', '#fff6c8', 0.8) +
      sketch.on(1).disc(0, -2, 5, '#d8243a'),
    size,
  )
}

const mouseCrown: HeadgearPiece = (canvas, figure, options) => {
  const gold = getColor(options, 'color', '#f2c23a')
  const s = sketchHead(canvas, figure, 0.7, 0)
  return { front: drawCrownlet(s, 0, getNumber(options, 'y', -186), 1.9, gold) }
}

export const TOY_BOX: HeadgearTable = {
  'sugar-tiara': sugarTiara,
  'mouse-crown': mouseCrown,
}
