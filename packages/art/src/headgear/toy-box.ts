import { toInk, tint } from '../draw/color.ts'
import { drawSparkle } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import type { Sketch } from '../draw/sketch.ts'
import { sketchHead } from './head.ts'

const glassWig: HeadgearPiece = (canvas, figure, options) => {
  const c = getColor(options, 'color', '#d4e8f4')
  const s = sketchHead(canvas, figure, 0.4)
  const thread = (index: number) => {
    const angle = ((-206 + index * 14.5) * Math.PI) / 180
    const bend = Math.cos(angle) < 0 ? -0.1 : 0.1
    const reach = 204 + (index % 2) * 28
    const at = (r: number, a: number) => `${Math.cos(a) * r * 0.96},${-46 + Math.sin(a) * r * 1.04}`
    const line = `${at(100, angle)} ${at(reach * 0.72, angle + bend * 0.3)} ${at(reach, angle + bend * 1.5)}`
    return s.blade(line, 40, index % 2 ? c : tint(c, 0.6), 'spike') + s.stroke(line, 5, '#ffffff', { profile: 'out' })
  }
  const back = Array.from({ length: 17 }, (_, index) => thread(index))
  const dome = s.cloth(
    '-124,-8! -132,-90 -90,-166 0,-196 90,-166 132,-90 124,-8! 98,-70 50,-106 0,-116 -50,-106 -98,-70',
    c,
    { shades: ['30,-196! 140,-100 126,0! 100,-60 80,-120'], lights: ['-90,-130! -40,-170 0,-176! -50,-146 -96,-90'] },
  )
  const strands = Array.from({ length: 13 }, (_, index) =>
    s.stroke(
      `${-12 + index * 2},-190 ${-110 + index * 18},-150 ${-122 + index * 20},${-60 - Math.sin((index / 12) * Math.PI) * 50}`,
      4,
      index % 2 ? '#ffffff' : '#7aa4c8',
      { opacity: 0.8 },
    ),
  )
  const rolls = s.both((half) =>
    [0, 1, 2]
      .map(
        (row) =>
          half.oval(128, -44 + row * 46, 32, 23, c, '#5a86ac', 4) +
          half.stroke(
            `108,${-44 + row * 46} 126,${-58 + row * 46} 148,${-46 + row * 46} 130,${-36 + row * 46}`,
            5,
            '#7aa4c8',
          ) +
          half.stroke(`112,${-54 + row * 46} 124,${-60 + row * 46}`, 5, '#ffffff'),
      )
      .join(''),
  )
  return {
    back: back.join(''),
    front: dome + strands.join('') + rolls + drawSparkle(-70, -150, 22) + drawSparkle(60, -172, 16),
    hidesCap: true,
  }
}

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
      s.trim('-112,40 -60,10 0,0 60,10 112,40', 11, c) +
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
  'glass-wig': glassWig,
  'sugar-tiara': sugarTiara,
  'mouse-crown': mouseCrown,
}
