import { ink, light, shade } from '../draw/color.ts'
import { element, group } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

/** A glass with something in it: outline, level of the content, neck with a stopper. */
function glass(s: Sketch, outline: string, content: string, liquid: string, tint = '#dff4ff'): string {
  return (
    s.inked(outline, tint, 6, '#4a5a80') +
    s.clipped(
      outline,
      s.fill(content, liquid, 0.92) + s.fill('14,-120! 90,-120! 90,120! 24,120! 34,20', shade(liquid, 1.1), 0.45),
    ) +
    s.stroke('-26,-30 -32,10 -26,50', 8, '#ffffff', { opacity: 0.85 })
  )
}

/** A little bottle with a paper label tied to its neck. */
const bottle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const outline = '-16,-70! -16,-34 -46,-8 -50,66! 50,66! 46,-8 16,-34 16,-70!'
  const marks = '/M-20 -8H20M-20 2H14M-20 12H18'.slice(1)
  const label =
    element('path', {
      d: 'M-34 -20H24L40 0L24 24H-34Z',
      fill: '#fff6dc',
      stroke: '#6a4a3a',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) +
    element('path', { d: marks, stroke: '#8a5a4a', 'stroke-width': 4, 'stroke-linecap': 'round', fill: 'none' }) +
    element('circle', { cx: 29, cy: 1, r: 4, fill: '#6a4a3a' })
  return (
    glass(s, outline, '-60,10! 0,4 60,10! 60,80! -60,80!', colorIn(options, 'color', '#c84a8a')) +
    s.rod([0, -104], [0, -72], 26, '#b98a54') +
    s.trim('-18,-64 18,-64', 8, '#f3ead8') +
    s.stroke('14,-60 50,-40 62,-6', 4, '#8a5a3a', { profile: 'even' }) +
    group({ transform: 'translate(44 34) rotate(-8)' }, label)
  )
}

const flask: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    glass(
      s,
      '-15,-100! -15,-44 -58,0 -62,40 -30,70 30,70 62,40 58,0 15,-44 15,-100!',
      '-80,16! 0,8 80,16! 80,90! -80,90!',
      colorIn(options, 'color', '#5ab0f0'),
    ) +
    s.rod([0, -128], [0, -100], 22, '#b98a54') +
    [
      [-14, 30],
      [16, 40],
      [4, 20],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 6, '#e8fbff'))
      .join('')
  )
}

const flyJar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fly = (x: number, y: number, turn: number) =>
    s.place(
      x,
      y,
      s.oval(-6, -5, 8, 4.5, '#ffffff', '#5a5a6a', 2) +
        s.oval(6, -5, 8, 4.5, '#ffffff', '#5a5a6a', 2) +
        s.oval(0, 0, 5.5, 9, '#2a2430') +
        s.disc(0, -8, 4.5, '#7a2a2a'),
      1,
      turn,
    )
  const outline = '-44,-62! -56,-40 -58,60 -44,78! 44,78! 58,60 56,-40 44,-62!'
  return (
    s.inked(outline, '#e4f4ee', 6, '#4a6a70') +
    [
      [-24, 40, 20],
      [20, 10, -40],
      [-8, -10, 60],
      [26, 54, 10],
      [-30, -24, -20],
      [4, 60, 90],
    ]
      .map(([x = 0, y = 0, turn = 0]) => fly(x, y, turn))
      .join('') +
    s.stroke('-40,-40 -44,10 -40,60', 9, '#ffffff', { opacity: 0.9 }) +
    s.cloth(
      '-58,-62! -52,-96 52,-96 58,-62! 66,-40! 40,-52 20,-38! 0,-52 -20,-38! -40,-52 -66,-40!',
      colorIn(options, 'color', '#d8c29a'),
      { shades: ['16,-100! 70,-90! 70,-34! 16,-40!'] },
    ) +
    s.trim('-55,-64 0,-58 55,-64', 7, '#8a5a3a')
  )
}

/** A big clay jar with two ears. */
const jar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c07a48')
  return (
    s.both((half) => half.cord('44,-110 92,-100 84,-48 62,-44', 13, shade(c, 0.4))) +
    s.cloth('-44,-120! -38,-92 -92,-30 -96,50 -52,130 52,130 96,50 92,-30 38,-92 44,-120!', c, {
      gradient: '0,-120 0,140',
      shades: ['30,-130! 60,-90 110,-10 104,70 50,150! 16,150! 60,60 50,-30'],
      lights: ['-70,-30! -78,30 -64,80! -54,40 -50,-20!'],
    }) +
    s.trim('-90,-18 0,-2 90,-18', 9, colorIn(options, 'band', '#f0d8a0')) +
    [-66, -33, 0, 33, 66].map((x) => s.inked(`/${x - 12},22 ${x},6 ${x + 12},22 ${x},38`, '#5a2a3a', 2)).join('') +
    s.oval(0, -122, 46, 12, '#3a2018', ink(c), 5)
  )
}

const oilCan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c99a4a')
  return (
    s.cord('60,30 110,20 112,74 66,84', 12, c) +
    s.metal('-66,90! -62,10 -30,-34 30,-34 62,10 66,90! 0,104', c, {
      gradient: '-66,0 66,60',
      shines: ['8 both | -44,70 -44,20 -22,-14'],
    }) +
    s.metal('-20,-34! -8,-70 -60,-150 -76,-164! -62,-172 4,-92 20,-34!', c, { gradient: '-60,-120 20,-100' }) +
    s.trim('-64,66 0,80 64,66', 9, shade(c, 1)) +
    s.trim('-26,-32 0,-26 26,-32', 8, light(c, 0.4)) +
    s.inked('-80,-158 -92,-136 -82,-124 -72,-136', '#3a2a44', 3)
  )
}

const dish: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8bccf')
  return (
    s.metal('-120,-14! -90,40 -30,58 30,58 90,40 120,-14!', c, { gradient: '-110,-10 110,50' }) +
    s.metal('-40,54! 40,54! 54,74! -54,74!', c, { gradient: '-50,60 50,70' }) +
    s.oval(0, -14, 120, 24, light(c, 0.4), ink(c), 5) +
    s.oval(0, -12, 98, 16, '#4a465e', ink(c), 3) +
    (options['empty'] === false
      ? ''
      : s.stroke('-30,-20 -4,-6 26,-18', 4, '#8f8aa8') + s.stroke('-4,-6 10,2', 4, '#8f8aa8')) +
    emblemIn(canvas, { emblem: { kind: 'skull', color: '#efe6d0', scale: 0.7 }, ...options }, 0, 26)
  )
}

const coinSack: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b08a5a')
  const gold = '#f2c23e'
  const coin = (x: number, y: number, tilt: number) =>
    s.place(
      x,
      y,
      s.oval(0, 0, 22, 17, gold, '#6a4410', 4) + s.oval(-2, -2, 13, 9, light(gold, 0.6), shade(gold, 1), 2),
      1,
      tilt,
    )
  return (
    s.cloth('-40,-60! -88,0 -96,70 -50,112 50,112 96,70 88,0 40,-60!', c, {
      shades: ['20,-60! 60,-40 110,40 100,100 40,124! 20,124! 60,60'],
      folds: ['-20,-56 -50,0 -56,60', '0,-54 -4,10 4,60', '22,-56 46,0 60,50'],
    }) +
    [
      [-26, -72, -20],
      [22, -78, 24],
      [0, -92, 0],
      [-4, -70, 8],
    ]
      .map(([x = 0, y = 0, tilt = 0]) => coin(x, y, tilt))
      .join('') +
    s.cloth('-62,-64! -30,-50 0,-58 30,-50 62,-64! 40,-36 0,-40 -40,-36', light(c, 0.2)) +
    s.trim('-40,-40 0,-34 40,-40', 9, '#7a3a2a') +
    (options['coins'] === false ? '' : coin(-84, 110, -12) + coin(74, 116, 14) + coin(102, 104, -30))
  )
}

const chest: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#7a4a2a')
  const iron = colorIn(options, 'iron', '#8f96a8')
  return (
    s.cloth('-130,-20! -130,-70 -100,-104 100,-104 130,-70 130,-20!', c, {
      shades: ['40,-110! 140,-90! 140,-20! 60,-20!'],
      folds: ['2.6 flat | -128,-56 0,-60 128,-56'],
    }) +
    s.cloth('/-126,-20 126,-20 126,90 -126,90', shade(c, 0.3), {
      shades: ['/50,-20 130,-20 130,90 40,90'],
      folds: ['2.6 flat | -126,20 126,20', '2.6 flat | -126,56 126,56'],
    }) +
    [-84, 84]
      .map(
        (x) =>
          s.metal(`/${x - 13},-104 ${x + 13},-104 ${x + 13},90 ${x - 13},90`, iron, {
            gradient: `${x - 13},0 ${x + 13},0`,
          }) +
          s.gem(x, -50, 5, light(iron, 0.5)) +
          s.gem(x, 60, 5, light(iron, 0.5)),
      )
      .join('') +
    s.trim('-130,-20 130,-20', 13, iron) +
    s.metal('-26,-36! 26,-36! 30,10 0,30 -30,10', '#e2b44a', { gradient: '-26,-30 26,20' }) +
    s.disc(0, -10, 8, '#2a1c20') +
    s.fill('/-4,-8 4,-8 7,14 -7,14', '#2a1c20') +
    (maybeText(options, 'label') ? s.inked('/-70,34 -20,34 -20,66 -70,66', '#fff6dc', 3) : '')
  )
}

export const VESSELS: PropTable = {
  bottle,
  flask,
  'fly-jar': flyJar,
  jar,
  'oil-can': oilCan,
  dish,
  'coin-sack': coinSack,
  chest,
}
