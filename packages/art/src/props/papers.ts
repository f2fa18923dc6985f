import { ink, light, shade } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { Sketch } from './sketch.ts'

/** Rows of strokes that stand for writing. */
function writing(s: Sketch, left: number, right: number, top: number, rows: number, color = '#8a7060'): string {
  return Array.from({ length: rows }, (_, row) =>
    s.stroke(
      `${left},${top + row * 17} ${(left + right) / 2},${top + row * 17 - 2} ${right - (row % 3) * 16},${top + row * 17}`,
      4,
      color,
      { profile: 'flat' },
    ),
  ).join('')
}

const scroll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f6e6c0')
  return (
    s.cloth('/-76,-110 76,-110 76,100 -76,100', c, { shades: ['/40,-110 80,-110 80,100 30,100'] }) +
    writing(s, -54, 54, -70, 9) +
    s.rod([-96, -116], [96, -116], 30, shade(c, 0.3)) +
    s.rod([-96, 104], [96, 104], 30, shade(c, 0.3)) +
    [
      [-102, -116],
      [102, -116],
      [-102, 104],
      [102, 104],
    ]
      .map(([x = 0, y = 0]) => s.gem(x, y, 13, colorIn(options, 'knob', '#a83a3a')))
      .join('')
  )
}

/** A closed book seen from its cover, with an emblem in place of a title. */
function closedBook(usual: { color: string; emblem: string }): PropPiece {
  return (canvas, options) => {
    const s = new Sketch(canvas)
    const c = colorIn(options, 'color', usual.color)
    return (
      s.inked('/-58,-86 78,-86 78,86 -58,86', '#fff6e2', 6, ink(c)) +
      [0, 1, 2, 3]
        .map((row) => s.stroke(`${66 + row * 3},-82 ${66 + row * 3},82`, 2, '#c9b79a', { profile: 'even' }))
        .join('') +
      s.cloth('/-70,-92 62,-92 62,92 -70,92', c, {
        shades: ['/20,-92 66,-92 66,92 -6,92'],
        lights: ['/-48,-88 -34,-88 -34,88 -48,88'],
      }) +
      s.trim('-54,-92 -54,92', 6, light(c, 0.4)) +
      s.stroke('-34,-72 44,-72', 4, '#f0d080', { profile: 'even' }) +
      s.stroke('-34,72 44,72', 4, '#f0d080', { profile: 'even' }) +
      emblemIn(canvas, { emblem: { kind: usual.emblem, color: '#f0d080', scale: 1 }, ...options }, 4, 0)
    )
  }
}

const notebook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#7a4a34')
  const rings = [-58, -30, -2, 26, 54].map((y) => s.cord(`-68,${y} -84,${y - 6} -68,${y - 12}`, 4, '#c9cfdc'))
  return (
    s.cloth('/-70,-84 66,-84 66,84 -70,84', c) +
    s.inked('/-58,-76 60,-76 60,76 -58,76', '#fff8e8', 3, '#8a7a68') +
    writing(s, -44, 48, -52, 7) +
    rings.join('') +
    s.place(54, 30, s.rod([0, -80], [0, 50], 12, '#e8b04a') + s.fill('/-6,50 6,50 0,70', '#3a2a2a'), 1, 24)
  )
}

const clubCard: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    element('rect', {
      x: -88,
      y: -54,
      width: 176,
      height: 108,
      rx: 8,
      fill: '#fffaf0',
      stroke: '#4a4658',
      'stroke-width': 5,
    }) +
    element('rect', {
      x: -78,
      y: -44,
      width: 156,
      height: 88,
      rx: 5,
      fill: 'none',
      stroke: colorIn(options, 'color', '#3a5a8a'),
      'stroke-width': 4,
    }) +
    emblemIn(canvas, { emblem: { kind: 'owl', color: '#8a6a3a', scale: 0.9 }, ...options }, -40, 0) +
    writing(s, -8, 64, -16, 3)
  )
}

const locket: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#e8b84a')
  return (
    s.cord('0,-60 -40,-130 -30,-200', 5, gold) +
    s.cord('0,-60 40,-130 34,-200', 5, gold) +
    s.ring(0, -58, 10, 5, gold) +
    s.both((half) => half.metal('4,-48! 40,-44 66,0 44,46 4,50!', gold, { gradient: '0,-40 70,40' })) +
    s.oval(-30, 2, 25, 35, '#f0dcc0', ink(gold), 4) +
    s.fill('-30,-20 -16,-12 -18,6 -10,28 -30,36 -50,28 -42,6 -44,-12', '#8a6a5a') +
    s.disc(-30, -8, 11, '#e8c8a8') +
    s.oval(31, 2, 25, 35, '#fff4e0', ink(gold), 4) +
    emblemIn(canvas, { emblem: { kind: 'heart', color: '#c8405a', scale: 0.5 } }, 31, 2)
  )
}

const coinProp: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#cdd4e2')
  return (
    s.disc(0, 0, 46, c, ink(c), 6) +
    s.disc(0, 0, 36, light(c, 0.4), shade(c, 1.2), 3) +
    s.fill('-6,-26 10,-24 18,-6 12,10 20,26 -20,26 -12,8 -16,-10', shade(c, 1)) +
    s.stroke('-34,-14 -26,-28 -12,-36', 6, '#ffffff')
  )
}

/** A slipper from its side, its toe chewed to shreds. */
const slipper: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c85a6a')
  return (
    s.cloth(
      '-112,-40! -96,-52 -84,-30 -40,-6! 20,-46 70,-34! 84,-12 100,-26 96,0 122,-6 108,16 126,30! -100,34! -118,0',
      c,
      {
        shades: ['-120,14! 0,20 130,14! 130,40! -120,40!'],
        lights: ['0,-26! 24,-38 60,-28! 40,-26 10,-14!'],
        folds: ['10,-36 34,-14 40,16', '60,-30 70,-8 72,20'],
      },
    ) +
    s.inked('-104,-40! -92,-46 -82,-24 -40,-2! 16,-42! 0,-14 -30,10 -84,6', shade(c, 1.6), 3) +
    s.inked('-112,30! 126,28! 122,48 40,52 30,42 -20,42 -30,56 -110,54', '#6a4430', 4) +
    s.disc(34, -18, 16, '#fff0d8', ink(c), 3.4) +
    ['98,-20 112,-34', '112,-2 132,-10', '104,16 128,16'].map((text) => s.stroke(text, 4, light(c, 0.4))).join('')
  )
}

export const PAPERS: PropTable = {
  scroll,
  'spelling-book': closedBook({ color: '#3a7ac0', emblem: 'star' }),
  'closed-book': closedBook({ color: '#8a2a4a', emblem: 'moon' }),
  notebook,
  'club-card': clubCard,
  locket,
  shilling: coinProp,
  'gold-coin': (canvas, options) => coinProp(canvas, { color: '#f2c23e', ...options }),
  slipper,
}
