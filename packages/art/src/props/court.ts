import { type Color, ink, light, shade } from '../draw/color.ts'
import { feather } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f0c24a'

/** A raven from the side, its beak open; it looks to the left, its claws at (0, 0). */
const callingRaven: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a2638')
  const tail = ['40,-50 96,-6 128,62', '44,-40 84,10 100,78', '36,-36 66,14 74,74'].map((text, index) =>
    feather(s.points(text), 38, index % 2 ? c : shade(c, 0.5)),
  )
  const throat = ['-66,-92 -82,-66 -84,-44', '-58,-80 -70,-52 -66,-26', '-46,-70 -52,-40 -46,-14'].map((text) =>
    s.blade(text, 26, c, 'spike'),
  )
  const plumes = ['-4,-84 30,-30 62,44', '6,-92 46,-40 84,26', '14,-100 62,-56 108,4', '16,-108 70,-72 122,-24'].map(
    (text, index) => feather(s.points(text), 34, index % 2 ? light(c, 0.1) : light(c, 0.2)),
  )
  return (
    tail.join('') +
    [-20, 6].map((x) => s.cord(`${x + 6},-20 ${x},0 ${x - 6},18`, 8, '#6a5a50')).join('') +
    s.cloth('-76,-120! -108,-100 -116,-76! -92,-84 -62,-90!', '#4a4456') +
    throat.join('') +
    s.cloth('-84,-132 -62,-158 -28,-162 6,-138 44,-96 60,-44 40,-8 0,2 -36,-18 -56,-60 -74,-98', c, {
      shades: ['10,-130! 80,-60 50,10 0,12! 16,-40'],
      lights: ['-64,-148 -36,-154 -20,-140 -52,-132'],
    }) +
    plumes.join('') +
    s.cloth('-80,-150! -124,-158 -166,-130! -126,-132 -78,-120!', '#5a5466') +
    s.disc(-52, -132, 10, colorIn(options, 'eyes', '#ffd84a'), ink(c), 2.5) +
    s.disc(-53, -132, 5, '#120a18') +
    s.disc(-55, -135, 2, '#ffffff')
  )
}

/** The wide end of a court sleeve; the wrist is at (0, 0) and the elbow 26 to the right and 150 below. */
const hangingSleeve: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = colorIn(options, 'color', '#3f8a52')
  const lining = colorIn(options, 'lining', '#e6bd55')
  return (
    s.cloth('-16,4! 30,0! 70,90 104,190 112,290! 80,330 54,346! 44,250 20,190 -6,120', lining, {
      folds: ['40,60 70,180 86,300'],
    }) +
    s.cloth('-24,8! 16,6! 52,110 76,220 72,330! 50,350 34,352! 26,270 4,200 -26,130', color, {
      shades: ['20,20! 60,120 80,330! 50,340! 50,220'],
      folds: ['4,40 30,140 46,280', '-14,60 4,140 26,220'],
    }) +
    s.trim('72,328 54,346 34,350', 9, GOLD)
  )
}

/** A single rose on a long thorny stem; the fingers hold it at (0, 0). */
const longRose: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d81f3a')
  const green = '#4f8a3a'
  return (
    s.cord('6,110 0,40 -4,-60 0,-150', 9, green) +
    ['/4,-24 18,-34 3,-38', '/-6,-64 -20,-74 -5,-78', '/6,60 20,52 4,46']
      .map((text) => s.inked(text, green, 3))
      .join('') +
    s.blade('0,-60 44,-74 80,-60', 34, light(green, 0.2)) +
    s.blade('-2,-40 -40,-54 -76,-38', 32, green) +
    s.blade('0,-158 -44,-160 -60,-134', 20, green) +
    s.blade('0,-158 44,-160 60,-134', 20, green) +
    openRose(s, c)
  )
}

function openRose(s: Sketch, c: Color): Svg {
  return (
    s.cloth(
      '-30,-150! -70,-178 -72,-226! -44,-220 -26,-250! 0,-238 26,-250! 44,-220 72,-226! 70,-178 30,-150! 0,-142',
      c,
      {
        shades: ['20,-240! 80,-220 70,-160 10,-136! 40,-180'],
        folds: ['-66,-216 -40,-180 0,-166', '66,-216 40,-180 0,-166'],
      },
    ) +
    s.cloth('-42,-216! -20,-244 20,-244 42,-216! 24,-180 -24,-180', light(c, 0.2), { lineWidth: 2 }) +
    s.stroke('-20,-218 0,-232 20,-218 6,-202 -8,-212', 5, ink(c))
  )
}

/** The shield of a knight of the table: silver, with three red bends. */
const heaterShield: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const field = colorIn(options, 'color', '#eef2fa')
  const bend = colorIn(options, 'bend', '#c8202f')
  const outline = '-110,-150! -56,-136 0,-132 56,-136 110,-150! 118,-40 96,60 52,132 0,176! -52,132 -96,60 -118,-40'
  const bends = [-120, -20, 80].map((y) => s.fill(`/-140,${y - 60} 140,${y + 80} 140,${y + 126} -140,${y - 14}`, bend))
  return (
    s.metal(outline, field, { gradient: '-110,-150 110,150' }) +
    s.clipped(outline, bends.join('') + s.fill('40,-160! 130,-160! 130,60 20,190! 70,20', '#1a2040', 0.14)) +
    s.trim('-110,-150 -56,-136 0,-132 56,-136 110,-150', 10, GOLD) +
    s.trim('110,-150 118,-40 96,60 52,132 0,176', 10, GOLD) +
    s.trim('-110,-150 -118,-40 -96,60 -52,132 0,176', 10, GOLD)
  )
}

export const COURT: PropTable = {
  'calling-raven': callingRaven,
  'hanging-sleeve': hangingSleeve,
  'long-rose': longRose,
  'heater-shield': heaterShield,
}
