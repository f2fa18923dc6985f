import { ink, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f0c244'

const NECK =
  '-214,-176! -196,-236 -150,-262 -96,-236 -40,-160 10,-40 50,110 84,330! -230,330! -220,200 -196,90 -176,0 -176,-60'
const HEAD =
  '-146,-262! -196,-236 -232,-188 -276,-118 -326,-46 -350,-6 -358,34 -342,58 -322,64 -312,84 -284,92 -258,76 -240,50 -204,40 -160,26 -128,-16 -112,-84 -104,-170 -112,-236!'

/** The mane flies from the crest of the neck. */
function mane(s: Sketch, color: string): Svg {
  const locks = [
    '-128,-258 -60,-312 40,-300',
    '-104,-240 -20,-290 84,-250',
    '-84,-214 16,-250 116,-190',
    '-60,-180 44,-206 140,-120',
    '-36,-140 70,-150 150,-40',
    '-16,-90 90,-90 160,40',
    '6,-36 104,-20 160,120',
    '24,20 120,50 164,200',
    '44,90 130,130 166,270',
  ]
  return locks.map((line, index) => s.blade(line, 66, index % 2 ? light(color, 0.4) : color, 'lock')).join('')
}

function forelock(s: Sketch, color: string): Svg {
  return ['-134,-262 -196,-240 -230,-160', '-140,-266 -186,-250 -204,-186', '-128,-264 -170,-236 -186,-150']
    .map((line) => s.blade(line, 30, color, 'lock'))
    .join('')
}

function ears(s: Sketch, coat: string): Svg {
  return (
    s.cloth('-118,-244! -112,-296 -84,-330! -66,-280 -82,-236!', shade(coat, 0.6), { lineWidth: 2.8 }) +
    s.cloth('-166,-246! -166,-304 -142,-346! -116,-296 -118,-240!', coat, { lineWidth: 2.8 }) +
    s.fill('-154,-254! -154,-298 -142,-324! -128,-292 -132,-250!', '#d8a8a0')
  )
}

function face(s: Sketch, coat: string): Svg {
  return (
    s.cloth(HEAD, coat, {
      shades: [
        '-258,76! -236,40 -190,20 -150,0 -124,-60 -108,-150! -96,-60 -130,0 -170,44 -250,60',
        '-300,92! -320,60 -296,40 -262,56! -258,90',
      ],
      lights: ['-186,-226! -226,-180 -300,-64 -322,-30! -296,-44 -236,-140 -190,-196'],
      folds: [
        '3 out | -150,10 -122,-30 -116,-90',
        '2.6 out | -300,56 -318,58 -338,56',
        '2.6 out | -206,-110 -232,-66 -262,-20',
      ],
    }) +
    s.fill('-358,34 -350,-6 -326,-40 -290,-10 -274,40 -284,92 -312,84 -322,64 -342,58', '#c8a0a4', 0.55) +
    s.fill('-330,4! -312,-6 -306,12 -320,26 -330,20', '#4a3038') +
    s.inked('-232,-150! -212,-172 -186,-166 -178,-146! -196,-132 -220,-134', '#fffaf4', 3, '#3a2a34') +
    s.disc(-204, -150, 16, '#3a2418') +
    s.disc(-209, -156, 5, '#ffffff') +
    s.stroke('-240,-152 -212,-180 -176,-160', 8, '#2a1c24')
  )
}

function tassel(s: Sketch, x: number, y: number, size: number): Svg {
  const strands = [-20, -10, 0, 10, 20].map((lean, index) =>
    s.blade(`0,4 ${lean * 0.7},34 ${lean},76`, 17, index % 2 ? '#ff5a4a' : '#d8281e', 'lock'),
  )
  return s.place(x, y, strands.join('') + s.disc(0, 0, 14, GOLD, ink(GOLD), 3.4), size)
}

/** Straps of red leather with gold bosses; the rein runs back to the rider's hand. */
function bridle(s: Sketch, rein: string): Svg {
  return (
    s.cord('-320,-50 -292,-12 -276,52', 13, '#a8242a') +
    s.cord('-206,-228 -172,-196 -112,-196', 13, '#a8242a') +
    s.cord('-140,-186 -172,-70 -276,16', 12, '#a8242a') +
    s.cord(rein, 11, '#a8242a') +
    s.ring(-284, 20, 15, 7, GOLD) +
    s.gem(-172, -192, 14, '#1f7ac8', { setting: GOLD }) +
    s.cord('-196,84 -90,150 60,170', 17, '#a8242a') +
    tassel(s, -176, 104, 1.1) +
    tassel(s, -96, 152, 1.25) +
    tassel(s, -4, 168, 1.1)
  )
}

/** The head and neck of a war horse that looks to the left; its rein ends at (60, 60). */
const warHorse: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#f4f0ee')
  const hair = colorIn(options, 'mane', '#d8d4e6')
  return (
    mane(s, hair) +
    s.cloth(NECK, coat, {
      shades: ['-176,-60! -150,0 -150,120 -170,330! -236,330! -220,180 -190,60', '40,60 90,330! 10,330! 20,180'],
      folds: ['4 out | -120,-30 -90,90 -104,220', '3.4 out | -40,-60 0,60 0,200'],
    }) +
    ears(s, coat) +
    face(s, coat) +
    forelock(s, light(hair, 0.3)) +
    bridle(s, '-284,34 -160,96 -40,70 60,60')
  )
}

export const WAR_HORSE: PropTable = { 'war-horse': warHorse }
