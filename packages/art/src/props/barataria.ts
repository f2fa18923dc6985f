import { ink, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { drawHand } from '../figure/hands.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8bd4e'
const DOCTOR = { base: '#f6dcc8', shadow: '#d8a890', line: '#7a4440' }

/** The high back of a governor's chair: stamped leather, brass nails and a castle on top. */
const governorChair: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#6a3f26')
  const leather = colorIn(options, 'leather', '#3f6e5c')
  const post = s.both(
    (half) =>
      half.rod([206, -170], [206, 440], 40, wood) +
      half.disc(206, -196, 30, GOLD, ink(GOLD), 4) +
      half.oval(198, -206, 9, 6, '#fff8dc'),
  )
  const back = s.cloth('/-196,-150 196,-150 196,420 -196,420', leather, {
    shades: ['/110,-150 200,-150 200,430 110,430', '/-200,-150 200,-150 200,-122 -200,-122'],
    extra: s.both((half) =>
      half.stroke('40,-60 96,-90 150,-40 120,30 60,20 40,-60', 7, light(leather, 0.7), {
        profile: 'even',
        opacity: 0.55,
      }),
    ),
  })
  const crest = s.cloth(
    '-226,-150! -226,-184! -150,-196 -110,-236 -60,-246! 60,-246! 110,-236 150,-196 226,-184! 226,-150!',
    wood,
    {
      shades: ['-226,-160! 226,-166! 226,-150! -226,-150!', '60,-250! 226,-184! 226,-150! 90,-150!'],
    },
  )
  const castle = s.metal(
    '/-56,-236 -56,-300 -36,-300 -36,-284 -18,-284 -18,-330 -8,-330 -8,-316 8,-316 8,-330 18,-330 18,-284 36,-284 36,-300 56,-300 56,-236',
    GOLD,
    {
      gradient: '-56,-320 56,-240',
    },
  )
  const nails = Array.from({ length: 8 }, (_, n) =>
    s.both((half) => half.disc(180, -134 + n * 70, 7, GOLD, ink(GOLD), 2.4)),
  )
  return back + post + crest + castle + s.fill('-12,-236! -12,-262 0,-272 12,-262 12,-236!', ink(GOLD)) + nails.join('')
}

/** The thin tall rod of justice, with tassels below its knob. */
const rodOfOffice: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5a34')
  const tassel = (x: number, y: number) =>
    s.cord(`4,-214 ${x * 0.7},${y - 60} ${x},${y - 20}`, 6, '#c8303a') +
    s.disc(x, y - 16, 10, GOLD, ink(GOLD), 3) +
    s.blade(`${x},${y - 10} ${x + 3},${y + 18} ${x},${y + 46}`, 24, '#c8303a', 'blunt')
  return (
    s.rod([0, -226], [0, 470], 19, wood) +
    tassel(44, -130) +
    tassel(-34, -150) +
    s.disc(0, -246, 32, GOLD, ink(GOLD), 4) +
    s.disc(-10, -256, 9, '#fff8dc') +
    s.trim('-15,-212 0,-208 15,-212', 14, GOLD)
  )
}

function capon(s: Sketch): Svg {
  const skin = '#c9752c'
  const body = s.cloth('-104,-6! -112,-56 -70,-104 0,-116 70,-106 112,-60 106,-6! 0,10', skin, {
    gradient: '-80,-110 80,0',
    shades: ['40,-116! 120,-60 110,4! 20,4! 76,-40'],
    lights: ['-76,-60 -40,-98 10,-104 -20,-84 -56,-50'],
    folds: ['-20,-110 -4,-70 -16,-30'],
  })
  const leg = s.both(
    (half) =>
      half.cloth('48,-4! 40,-52 72,-84 112,-62 112,-22 84,0!', light(skin, 0.08), {
        shades: ['84,-80! 120,-60 110,-4! 84,0!'],
      }) +
      half.cord('108,-46 140,-66 152,-72', 11, '#f4e8d0') +
      half.disc(156, -80, 9, '#f4e8d0', ink('#f4e8d0'), 3) +
      half.disc(162, -68, 9, '#f4e8d0', ink('#f4e8d0'), 3),
  )
  return body + leg
}

/** The long black sleeve and the hand of the doctor, whose rod touches the dish: not this one either. */
function doctorsArm(s: Sketch): Svg {
  const sleeve = s.cloth('470,-260! 330,-250 214,-214 176,-190! 170,-146! 226,-132 330,-118 470,-90!', '#2e2a3c', {
    shades: ['470,-160! 330,-150 176,-160! 170,-140! 330,-110 470,-80!'],
    folds: ['460,-230 380,-190 330,-190', '250,-206 230,-180 236,-150'],
  })
  const cuff = s.cloth('186,-204! 158,-194 150,-168 158,-142 182,-134!', '#f6f0e6', {
    folds: ['160,-180 182,-172', '158,-160 182,-158'],
  })
  const rod =
    s.stroke('150,-204 60,-150 -40,-96', 13, '#4a3a2c', { profile: 'even' }) +
    s.stroke('150,-206 60,-152 -36,-98', 6, '#f4e6c0', { profile: 'even' })
  return rod + sleeve + cuff + s.place(126, -184, drawHand('fist', DOCTOR, true), 0.84, -58)
}

/** A laid table seen over its edge: a roast, bread and fruit, and the rod that forbids them. */
const forbiddenDinner: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const linen = '#f8f2e6'
  const cloth = s.cloth('-470,-4! -200,-18 0,-22 200,-18 470,-4! 470,240! -470,240!', linen, {
    shadeColor: '#cfc6de',
    shades: ['-470,40! -200,22 200,22 470,40! 470,60! 200,44 -200,44 -470,60!'],
    folds: [
      '-330,40 -316,140 -330,230',
      '-150,32 -160,130 -140,230',
      '120,32 110,140 130,230',
      '320,40 330,140 316,230',
    ],
  })
  const dish = s.oval(0, 0, 186, 34, '#c9cfdc', '#4a4a5c', 5) + s.oval(0, -4, 150, 22, '#e8ecf4', '#8a8ea0', 3)
  const lemons = [-134, 128]
    .map((x) => s.disc(x, -14, 21, '#f2ce4a', ink('#f2ce4a'), 4) + s.oval(x - 6, -22, 6, 4, '#fff6c8'))
    .join('')
  const parsley = [-84, -50, 56, 92].map((x) => s.blade(`${x},4 ${x + 8},-16 ${x + 20},-22`, 20, '#5f9a4a')).join('')
  const bread = s.cloth('-400,10! -404,-40 -350,-70 -280,-64 -240,-30 -244,14!', '#d89a52', {
    lights: ['-380,-30 -350,-56 -300,-54 -330,-40'],
    folds: ['-370,-50 -350,-30 -356,-14', '-330,-62 -310,-40 -316,-20', '-290,-58 -272,-38 -276,-20'],
  })
  return cloth + bread + dish + parsley + s.place(0, -4, capon(s), 1) + lemons + doctorsArm(s)
}

/** A napkin tied about the neck of somebody who means to eat. */
const napkin: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  return (
    s.cloth('-96,-30! -40,-4 0,0 40,-4 96,-30! 112,30 70,110 6,170! -64,112 -112,30!', '#fdfaf4', {
      shadeColor: '#cfc6de',
      shades: ['40,-4! 96,-30! 112,30 70,110 6,170! 40,90'],
      folds: ['-50,0 -44,50 -16,110', '0,6 4,60 4,150', '52,-4 46,50 24,110'],
    }) +
    s.both((half) =>
      half.cloth('84,-28! 120,-66 156,-62! 140,-34 104,-14!', '#fdfaf4', {
        shadeColor: '#cfc6de',
        shades: ['110,-30! 150,-50! 110,-14!'],
      }),
    )
  )
}

/** A two-pronged fork of the old table, upright in the hand that waits. */
const fork: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const silver = colorIn(options, 'color', '#d3dcec')
  return (
    s.metal('-9,110! -7,-40 -10,-70! 10,-70! 7,-40 9,110!', silver, { gradient: '-9,0 9,10' }) +
    s.metal('-11,-66! -30,-100 -30,-186! -19,-186! -17,-110 0,-96 17,-110 19,-186! 30,-186! 30,-100 11,-66!', silver, {
      gradient: '-30,-120 30,-100',
    }) +
    s.disc(0, 116, 14, shade(silver, 0.4), ink(silver), 4)
  )
}

export const BARATARIA: PropTable = {
  'governor-chair': governorChair,
  'rod-of-office': rodOfOffice,
  'forbidden-dinner': forbiddenDinner,
  napkin,
  fork,
}
