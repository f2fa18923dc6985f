import { type Color, ink, light, mix, shade } from '../draw/color.ts'
import { feather, sparkle } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A swan on the water, its wings half lifted; a crown for the one who is a princess. */
const swan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffffff')
  const dusk = colorIn(options, 'shadow', '#b8c4e4')
  const body = s.cloth('-150,-10 -110,-70 -30,-80 60,-90 150,-120! 190,-70 160,-10 60,22 -60,24', c, {
    shade: dusk,
    shadeColor: dusk,
    shades: ['-140,10! -40,-10 80,-10 190,-60! 170,30 0,40!'],
  })
  const quills = [0, 1, 2, 3, 4, 5].map((index) =>
    feather(
      s.points(
        `${-60 + index * 8},${-30 - index * 6} ${40 + index * 14},${-76 - index * 12} ${150 + index * 14},${-60 - index * 30}`,
      ),
      54,
      index % 2 ? c : mix(c, dusk, 0.25),
    ),
  )
  const neck =
    s.cord('-110,-40 -176,-90 -186,-170 -140,-230 -90,-220 -84,-190', 40, c, 'out') +
    s.stroke('-104,-40 -164,-92 -172,-166 -136,-214', 9, dusk, { opacity: 0.8 })
  const head =
    s.cloth('-120,-236 -88,-244 -58,-222 -64,-196 -96,-190 -122,-206', c, { shade: dusk }) +
    s.cloth('-66,-222! -22,-198 -18,-184! -62,-190!', '#f08a2a', { lineWidth: 2.6 }) +
    s.fill('-76,-226! -58,-216 -60,-192! -74,-200', '#241c2c') +
    s.disc(-84, -220, 5, '#241c2c')
  const crown = options['crown']
    ? s.inked('/-122,-236 -130,-272 -112,-258 -100,-286 -88,-260 -70,-274 -74,-242', '#f2c84a', 4, ink('#f2c84a')) +
      s.disc(-98, -250, 5, '#8ac8ff')
    : ''
  return neck + body + quills.join('') + crown + head
}

/** A crossbow with its bow across and a bolt on the string. */
const crossbow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a4a2a')
  const steel = colorIn(options, 'steel', '#c8d2e4')
  const gold = '#e8bd55'
  const stock = s.cloth('-24,-250! 22,-250! 26,40 40,150 60,230! 0,250! -22,160 -26,40', wood, {
    shades: ['6,-250! 24,-250! 30,40 64,230! 34,240! 14,120'],
    folds: ['-10,-200 -10,-60 -8,40', '0,80 6,150 22,220'],
  })
  const prod = s.metal(
    '-216,-150! -190,-196 -100,-236 0,-248 100,-236 190,-196 216,-150! 180,-172 96,-204 0,-214 -96,-204 -180,-172',
    steel,
    { gradient: '-200,-240 200,-160', shines: ['-160,-200 -60,-232 20,-238'] },
  )
  const string =
    s.stroke('-210,-154 -100,-110 0,-60', 6, '#f4ecd8', { profile: 'even' }) +
    s.stroke('210,-154 100,-110 0,-60', 6, '#f4ecd8', { profile: 'even' })
  const bolt =
    s.rod([0, -60], [0, -300], 10, '#d8b480') +
    s.metal('/-18,-296 0,-350 18,-296 0,-306', steel) +
    s.both((half) => half.blade('2,-84 20,-100 22,-130', 20, '#c8342e'))
  const lath =
    s.trim('-30,-212 0,-206 30,-212', 26, gold) +
    s.ring(0, -268, 24, 9, steel) +
    s.cord('10,20 30,50 22,86', 9, steel) +
    s.disc(0, -52, 13, gold, ink(gold), 3)
  return string + prod + stock + lath + bolt
}

/** A coiled hunting horn on a green cord. */
const huntingHorn: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8b53a')
  const coil = '-20,-120 40,-134 100,-90 108,-10 60,60 -30,70 -100,20 -104,-60 -60,-116 10,-120'
  const tube =
    s.stroke(coil, 34, ink(c), { profile: 'even', steps: 40 }) +
    s.stroke(coil, 27, c, { profile: 'even', steps: 40 }) +
    s.stroke(coil, 8, light(c, 1.1), { profile: 'even', steps: 40, opacity: 0.8 })
  const bell = s.metal('-30,56! 30,40 90,50! 170,120 214,204! 150,236 96,222! 70,150 20,92 -34,88!', c, {
    gradient: '-20,40 170,200',
    shines: ['20,60 90,90 150,190'],
  })
  const mouth =
    s.cloth('96,222 120,190 176,176 216,200 200,230 150,240', shade(c, 1.8)) +
    s.trim('96,222 120,190 176,176 216,200 200,230 150,240 96,222', 9, light(c, 0.5))
  const lead =
    s.cord('-14,-120 -70,-140 -128,-190', 20, c, 'out') + s.metal('-120,-196! -146,-214! -158,-196! -134,-178!', c)
  const cord =
    s.cord('-96,-70 -130,-10 -90,80 -40,66', 9, '#3f8a5a') +
    s.blade('-96,60 -110,110 -100,150', 24, '#3f8a5a') +
    s.blade('-84,70 -84,120 -70,154', 24, '#5aa86a')
  return cord + lead + tube + bell + mouth
}

/** A silver goblet. */
const goblet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#dfe4f0')
  const gold = '#e8bd55'
  return (
    s.metal('-64,-130! 64,-130! 58,-66 30,-26 0,-18 -30,-26 -58,-66', c, {
      gradient: '-60,-100 60,-80',
      shines: ['-40,-116 -38,-76 -20,-40'],
    }) +
    s.oval(0, -130, 64, 15, '#7a1f3a', ink(c), 4) +
    s.trim('-60,-104 0,-94 60,-104', 11, gold) +
    [-32, 0, 32].map((x) => s.gem(x, -72 - Math.abs(x) * 0.2, 8, '#3f8a5a', { setting: gold })).join('') +
    s.metal('-11,-22! 11,-22! 14,40! -14,40!', c) +
    s.disc(0, 6, 16, gold, ink(gold), 3) +
    s.metal('-50,56 0,36 50,56 40,68 0,74 -40,68', c)
  )
}

/** A half mask on a stem, with a crest of plumes. */
const stickMask: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#a8182c')
  const gold = '#e8bd55'
  const plumes = [-54, -20, 18, 56].map((x, index) =>
    feather(
      s.points(`${x * 0.5},-34 ${x * 1.1},-100 ${x * 2},${-160 + Math.abs(x) * 0.5}`),
      46,
      index % 2 ? '#241c2c' : shade(c, 0.3),
    ),
  )
  const face = s.cloth('-110,-30! -60,-48 0,-30 60,-48 110,-30! 100,20 60,42 20,30 0,10 -20,30 -60,42 -100,20', c, {
    shades: ['20,-40! 110,-30 104,20 60,44! 50,20'],
  })
  const holes = s.both((half) => half.inked('22,-2! 46,-20 82,-14! 60,14 36,14', '#1a0c18', 4, gold))
  return (
    s.rod([88, 10], [60, 240], 12, gold) +
    plumes.join('') +
    face +
    holes +
    s.trim('-110,-30 -60,-47 0,-30 60,-47 110,-30', 7, gold) +
    s.gem(0, -32, 13, '#ffb0b0', { setting: gold })
  )
}

/** A fan of black plumes, open. */
const featherFan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#241c2c')
  const second = colorIn(options, 'second', '#8a1424')
  const plumes = Array.from({ length: 11 }, (_, index) => {
    const angle = ((-160 + index * 14) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return feather(
      s.points(`${x * 40},${y * 40} ${x * 140},${y * 140} ${x * 244},${y * 244}`),
      66,
      index % 2 ? second : c,
    )
  })
  const sticks = Array.from({ length: 11 }, (_, index) => {
    const angle = ((-160 + index * 14) * Math.PI) / 180
    return s.stroke(`0,0 ${Math.cos(angle) * 92},${Math.sin(angle) * 92}`, 9, '#e8bd55', { profile: 'even' })
  })
  return plumes.join('') + sticks.join('') + s.gem(0, 0, 17, '#d8243a', { setting: '#e8bd55' })
}

/** One long white feather that gives a little light. */
const swanFeather: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffffff')
  return (
    feather(s.points('0,60 -16,-60 20,-150 70,-230'), 74, c, { gap: '#8a9cc8' }) +
    sparkle(-30, -120, 18) +
    sparkle(70, -190, 24)
  )
}

/** A sorcerer's staff: an owl's foot that grips a burning stone. */
const talonStaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#4a3428')
  const stone = colorIn(options, 'gem', '#ff8a2a')
  const claw = (line: string): Svg => s.cord(line, 22, '#c8a05a', 'out')
  return (
    claw('-6,-150 -40,-200 -30,-262') +
    s.cord('0,440 4,120 -6,-60 0,-160', 26, wood) +
    knots(s, wood) +
    s.gem(0, -244, 44, stone, { stretch: 1.1 }) +
    claw('6,-150 52,-200 44,-290') +
    claw('0,-150 -62,-216 -56,-296') +
    claw('0,-146 4,-180 6,-220') +
    sparkle(24, -300, 26)
  )
}

function knots(s: Sketch, wood: Color): Svg {
  return [-100, -20, 70, 170, 270].map((y) => s.stroke(`-12,${y} 0,${y + 8} 14,${y - 2}`, 5, light(wood, 0.9))).join('')
}

export const LAKESIDE: PropTable = {
  swan,
  crossbow,
  'hunting-horn': huntingHorn,
  goblet,
  'stick-mask': stickMask,
  'feather-fan': featherFan,
  'swan-feather': swanFeather,
  'talon-staff': talonStaff,
}
