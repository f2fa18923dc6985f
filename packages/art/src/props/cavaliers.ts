import { ink, light, shade } from '../draw/color.ts'
import { star } from '../draw/plants.ts'
import { path } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e6b94c'

/** A long duelling sword with a basket of swept bars. */
const sweptRapier: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'gold', '#d8dfec')
  const length = numberIn(options, 'length', 430)
  const broad = numberIn(options, 'broad', 9)
  return (
    s.metal(
      `/${-broad},-40 ${-broad * 0.7},${-length} 0,${-length - 40} ${broad * 0.7},${-length} ${broad},-40`,
      '#e6ecf8',
      {
        gradient: `${-broad},0 ${broad},0`,
      },
    ) +
    s.stroke(`0,-60 0,${-length * 0.6}`, 3, '#8a94ac') +
    s.metal('-44,-26 -34,-50 0,-60 34,-50 44,-26 26,-10 -26,-10', gold, {
      gradient: '-44,-50 44,-10',
      shines: ['4 both | -30,-34 -14,-48 6,-50'],
    }) +
    s.cord('-96,-30 -50,-22 0,-26 50,-34 96,-20', 9, gold) +
    s.disc(-98, -30, 9, gold, ink(gold), 3) +
    s.disc(98, -20, 9, gold, ink(gold), 3) +
    s.cord('-40,-20 -62,20 -36,66 -6,84', 8, gold) +
    s.cord('34,-18 44,4 24,14', 7, gold) +
    s.rod([0, -8], [0, 70], 18, colorIn(options, 'grip', '#2a2230')) +
    [6, 22, 38, 54].map((y) => s.stroke(`-9,${y} 9,${y + 6}`, 3, light(gold, 0.4), { profile: 'flat' })).join('') +
    s.gem(0, 86, 14, gold)
  )
}

const candlestick: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const metal = colorIn(options, 'color', '#a8aebc')
  const flame = colorIn(options, 'flame', '#ffb84a')
  const glow = canvas.glow(
    [
      [0, flame, 0.75],
      [0.4, flame, 0.25],
      [1, flame, 0],
    ],
    0,
    -176,
    170,
    { style: 'mix-blend-mode:screen' },
  )
  return (
    s.metal('-16,-20! -12,60! -34,84 34,84 12,60! 16,-20!', metal, { gradient: '-16,0 16,0' }) +
    s.metal('-58,-24! -40,-8 0,-2 40,-8 58,-24! 0,-36', metal, { gradient: '-50,-30 50,-10' }) +
    s.cloth('-17,-30! -17,-130! 17,-136! 17,-30! 0,-24', '#f6efdc', { shades: ['/4,-30 4,-136 20,-136 20,-30'] }) +
    s.stroke('-14,-126 -16,-90 -10,-70', 9, '#fffaf0') +
    s.stroke('0,-130 1,-150', 4, '#3a2a2a', { profile: 'flat' }) +
    glow +
    s.fill('0,-226! 18,-180 14,-154 0,-144 -14,-154 -18,-180', flame) +
    s.fill('0,-200! 9,-176 6,-158 0,-152 -6,-158 -9,-176', '#fffbe0')
  )
}

/** Two studs on a ribbon. */
function studRibbon(s: Sketch, x: number, length: number): string {
  const stud = (y: number) =>
    s.inked(`/${x},${y - 22} ${x + 18},${y} ${x},${y + 22} ${x - 18},${y}`, '#eaf6ff', 3, '#5a7ab0') +
    s.fill(`/${x},${y + 18} ${x - 14},${y} ${x},${y}`, '#9ad0ff')
  return (
    s.cord(`${x - 4},-10 ${x + 4},${length * 0.5} ${x},${length}`, 9, '#2f55b0') + stud(length * 0.62) + stud(length)
  )
}

/** A casket seen from its side, the lid thrown back: ten diamond studs on velvet, two on a ribbon over its edge. */
const studsBox: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a4a2a')
  const velvet = colorIn(options, 'velvet', '#2f55b0')
  const studs = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [-68 + (index % 5) * 33 + (index < 5 ? 8 : 0), index < 5 ? -52 : -28]
    return (
      s.inked(`/${x},${y - 14} ${x + 13},${y} ${x},${y + 14} ${x - 13},${y}`, '#eaf6ff', 2.6, '#5a7ab0') +
      s.fill(`/${x},${y - 11} ${x + 10},${y} ${x},${y}`, '#ffffff') +
      s.fill(`/${x},${y + 11} ${x - 10},${y} ${x},${y}`, '#9ad0ff')
    )
  })
  const glow = canvas.glow(
    [
      [0, '#dff2ff', 0.85],
      [0.4, '#bfe4ff', 0.3],
      [1, '#bfe4ff', 0],
    ],
    0,
    -40,
    150,
    { style: 'mix-blend-mode:screen' },
  )
  return (
    s.cloth('84,-10! 74,-60 84,-190! 120,-208 156,-190 160,-120 104,-2!', wood, {
      shades: ['120,-208! 156,-190 164,-120 104,0! 130,-100'],
    }) +
    s.inked('86,-22! 82,-70 92,-184! 108,-190! 112,-120 98,-24!', velvet, 3) +
    s.trim('84,-10 74,-60 84,-190', 9, GOLD) +
    s.inked('-92,-6! -84,-46 -40,-66 40,-66 80,-46 92,-6!', velvet, 3) +
    studs.join('') +
    s.cloth('/-104,-10 100,-10 90,72 -94,72', wood, {
      shades: ['/30,-10 104,-10 94,76 30,76'],
      folds: ['-92,20 92,20'],
    }) +
    s.trim('-106,-8 102,-8', 11, GOLD) +
    s.trim('-94,68 90,68', 10, GOLD) +
    s.inked('/-18,-14 14,-14 10,28 -14,28', GOLD, 3) +
    s.disc(-2, 6, 4, '#2a1620') +
    studRibbon(s, -86, 138) +
    glow +
    path(star(-52, -44, 30, { points: 4, waist: 0.1 }), '#fff') +
    path(star(40, -24, 24, { points: 4, waist: 0.1 }), '#fff')
  )
}

/** A folded letter under a red seal. */
const sealedLetter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const paper = colorIn(options, 'color', '#f4ead2')
  const wax = colorIn(options, 'seal', '#c01f2e')
  return (
    s.cloth('/-100,-62 100,-70 104,58 -96,66', paper, { shades: ['/30,-70 104,-70 108,60 40,64'] }) +
    s.inked('/-100,-62 2,18 100,-70', light(paper, 0.3), 3, ink(paper)) +
    s.stroke('-96,66 -30,4', 3, shade(paper, 1.4)) +
    s.stroke('104,58 34,2', 3, shade(paper, 1.4)) +
    s.inked('-30,10 -22,-12 0,-20 24,-12 32,10 22,32 0,38 -24,32', wax, 4) +
    s.oval(0, 10, 18, 17, shade(wax, 0.5), shade(wax, 1.4), 3) +
    s.place(0, 10, new Sketch(canvas).inked('0,-15! 6,-3 0,12! -6,-3', light(wax, 0.5), 1.6), 1) +
    s.stroke('-10,6 0,12 10,6', 3, light(wax, 0.5)) +
    s.oval(-12, -4, 4, 3, '#ffb0a8')
  )
}

/** A ring whose stone opens on a white powder. */
const poisonRing: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#d8dfec')
  const stone = colorIn(options, 'gem', '#3fc07a')
  return (
    s.ring(0, 30, 30, 10, gold) +
    s.metal('-30,-2! -34,-26! 34,-26! 30,-2! 0,8', gold, { gradient: '-30,-20 30,0' }) +
    s.oval(0, -26, 34, 10, '#2a1a2e', ink(gold), 3) +
    s.oval(0, -27, 22, 5, '#e8ffe8') +
    s.place(34, -28, new Sketch(canvas).gem(20, -24, 26, stone, { setting: gold }), 1, 16) +
    s.stroke('-4,-40 -16,-62 2,-82 -10,-108', 6, '#b8f0c8', { opacity: 0.7 })
  )
}

export const CAVALIERS: PropTable = {
  'swept-rapier': sweptRapier,
  candlestick,
  'studs-box': studsBox,
  'wax-letter': sealedLetter,
  'poison-ring': poisonRing,
}
