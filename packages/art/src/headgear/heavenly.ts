import { toInk, tint } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { pickColor, getText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import { sketchHead, clipToHair } from './head.ts'

const GOLD = '#f0c850'

function drawStrands(sketch: Sketch, x: number, y: number, count: number, tones: readonly string[]): string {
  return sketch.both((half) =>
    Array.from({ length: count }, (_, index) =>
      half.disc(x + index, y + index * 15, 5.5, pickColor(tones, index), toInk(GOLD), 2),
    ).join(''),
  )
}

/** Loops of hair, either side by side above the head (`high`) or one on each side of it (`wide`). */
const hairLoops: HeadgearPiece = (canvas, figure, options) => {
  const { base, shine } = figure.hair
  const s = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', 0))
  const line =
    getText(options, 'variant', 'high') === 'wide'
      ? '44,-160 120,-244 210,-262 236,-196 190,-136 120,-120'
      : '16,-168 30,-270 70,-352 124,-360 134,-290 104,-210 60,-166'
  const loops = s.both(
    (half) =>
      half.stroke(line, 40, toInk(base), { profile: 'even', steps: 30 }) +
      half.stroke(line, 33, base, { profile: 'even', steps: 30 }) +
      half.stroke(line, 9, shine, { profile: 'both', steps: 30, opacity: 0.7 }),
  )
  const ties = s.both((half) => half.trim('14,-176 46,-196 74,-186', 12, getColor(options, 'tie', GOLD)))
  return { back: loops, front: ties }
}

const phoenixCrown: HeadgearPiece = (canvas, figure, options) => {
  const gold = getColor(options, 'color', GOLD)
  const gem = getColor(options, 'gem', '#e0486a')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -122))
  const tail = [-56, -30, 0, 30, 56].map((degrees) =>
    s.place(
      0,
      -60,
      drawFeather(s.points('0,0 5,-36 0,-84'), 30, degrees % 60 ? gold : tint(gold, 0.4)) + s.gem(0, -72, 6, gem),
      1,
      degrees,
    ),
  )
  const wings = s.both((half) =>
    [0, 1, 2]
      .map((row) =>
        half.blade(
          `14,-30 ${56 - row * 6},${-44 - row * 16} ${104 - row * 16},${-60 - row * 26}`,
          24,
          row % 2 ? tint(gold, 0.4) : gold,
        ),
      )
      .join(''),
  )
  const bird =
    s.inked('0,0 22,-24 18,-56 0,-66 -18,-56 -22,-24', gold, 4) +
    s.disc(0, -74, 15, gold, toInk(gold), 4) +
    s.inked('-5,-72! 5,-72! 0,-54!', '#d8432e', 2.6) +
    s.both((half) => half.disc(6, -78, 3, '#2a1a20')) +
    s.gem(0, -26, 9, gem)
  const band = s.metal(
    '-150,60! -112,30 -60,0 0,-8 60,0 112,30 150,60! 150,42! 112,12 60,-22 0,-30 -60,-22 -112,12 -150,42!',
    gold,
    {
      gradient: '-110,0 110,20',
    },
  )
  const stones = s.both((half) => half.gem(52, -10, 8, gem) + half.gem(92, 8, 6, '#ffffff'))
  return {
    back: tail.join(''),
    front: clipToHair(figure, band) + stones + wings + bird + drawStrands(s, 116, 36, 9, ['#ffffff', gem, gold]),
  }
}

const coralCrown: HeadgearPiece = (canvas, figure, options) => {
  const coral = getColor(options, 'color', '#f2604e')
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', -128))
  const branch = (half: Sketch) =>
    half.cord('40,0 66,-60 70,-120 110,-190', 20, coral, 'out') +
    half.cord('68,-90 30,-134 34,-176', 14, coral, 'out') +
    half.cord('64,-50 120,-84 170,-78', 15, coral, 'out') +
    half.cord('122,-82 150,-130 146,-160', 11, coral, 'out') +
    half.cord('90,-150 132,-160 160,-196', 10, coral, 'out') +
    [
      [110, -192],
      [34, -178],
      [172, -78],
      [146, -162],
      [160, -198],
    ]
      .map(([x = 0, y = 0]) => half.disc(x, y, 7, tint(coral, 0.4), toInk(coral), 2.6))
      .join('')
  const band = s.metal(
    '-150,62! -104,26 -56,-2 0,-10 56,-2 104,26 150,62! 150,44! 104,8 56,-24 0,-32 -56,-24 -104,8 -150,44!',
    GOLD,
    {
      gradient: '-100,0 100,16',
    },
  )
  const pearls = [-84, -56, -28, 28, 56, 84].map((x) => s.gem(x, -8 + (x / 84) ** 2 * 18, 8, '#fffaf4'))
  const shellMark =
    s.cloth('0,10! -34,-30 -26,-56 0,-64 26,-56 34,-30', '#fff2ea', {
      folds: ['0,6 -16,-52', '0,6 0,-60', '0,6 16,-52'],
      lineWidth: 2.6,
    }) + s.gem(0, 0, 10, '#fffaf4', { setting: GOLD })
  return { back: s.both(branch), front: clipToHair(figure, band) + pearls.join('') + shellMark }
}

const moonChain: HeadgearPiece = (canvas, figure, options) => {
  const gold = getColor(options, 'color', GOLD)
  const stone = getColor(options, 'gem', '#e8f2ff')
  const s = sketchHead(canvas, figure, 0.8)
  const top = sketchHead(canvas, figure, 0.4)
  const rays = Array.from({ length: 11 }, (_, index) =>
    top.place(0, -222, top.blade('0,-40 0,-66 0,-92', 13, gold), 1, (index - 5) * 20),
  )
  const moon =
    rays.join('') +
    top.disc(0, -222, 48, gold, toInk(gold), 4) +
    top.disc(0, -222, 37, stone, toInk(gold), 3) +
    top.disc(-12, -232, 11, '#fff') +
    top.both((half) => half.cord('30,-190 64,-176 104,-150', 7, gold, 'out'))
  const chain = Array.from({ length: 15 }, (_, index) => {
    const u = index / 7 - 1
    return s.disc(u * 112, -84 + u * u * 30 + (1 - Math.abs(u)) * 6, 4.6, gold, toInk(gold), 2)
  })
  const drop =
    s.gem(0, -60, 11, stone, { setting: gold, stretch: 1.4 }) +
    s.both((half) => half.gem(44, -74, 6, stone, { setting: gold }))
  return { back: moon, front: chain.join('') + drop + drawStrands(s, 114, -46, 11, [stone, gold]) }
}

export const HEAVENLY_HEADGEAR: HeadgearTable = {
  'hair-loops': hairLoops,
  'phoenix-crown': phoenixCrown,
  'coral-crown': coralCrown,
  'moon-chain': moonChain,
}
