import { ink, light, shade } from '../draw/colour.ts'
import { colourIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const STEEL = '#c3cfe2'

const key: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#f0bb3a')
  return (
    s.metal('/-8,-20 8,-20 8,130 34,130 34,108 46,108 46,152 -8,152', c, { gradient: '-8,0 40,0' }) +
    s.ring(0, -56, 34, 15, c)
  )
}

const chisel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.metal('/-14,-40 14,-40 20,-170 8,-196 -20,-176', colourIn(options, 'colour', STEEL), { gradient: '-18,0 18,0' }) +
    s.trim('-16,-36 16,-36', 13, '#c99a4a') +
    s.cloth('-15,-30! -24,30 -18,92 18,92 24,30 15,-30!', colourIn(options, 'handle', '#b8743a'), {
      shades: ['6,-30! 30,0 26,96! 4,100!'],
    })
  )
}

const tinyHammer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.rod([0, -60], [0, 110], 17, '#9a6a3a') +
    s.metal('-62,-104! 30,-108! 70,-84 30,-62! -62,-64!', colourIn(options, 'colour', '#d88a4a'), {
      gradient: '-60,-104 60,-60',
      shines: ['6 both | -46,-94 0,-96 24,-94'],
    }) +
    s.trim('-10,-60 10,-60', 9, STEEL)
  )
}

const spoon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', STEEL)
  return (
    s.cord('0,120 -4,20 0,-60', 12, c) +
    s.metal('-30,-70! -44,-120 0,-164 44,-120 30,-70! 0,-50', c, { gradient: '-40,-150 40,-70' }) +
    s.oval(0, -112, 30, 34, colourIn(options, 'medicine', '#a83a5a'), ink(c), 3) +
    s.stroke('-16,-106 -14,-128 0,-138', 6, '#ffffff')
  )
}

const whistle: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#d8deec')
  return (
    s.cord('30,-10 70,-70 60,-140', 5, colourIn(options, 'cord', '#8a6a2a')) +
    s.metal('-90,-22! 10,-26! 44,-10 46,36 10,56 -26,40 -34,8! -90,6!', c, { gradient: '-80,-20 30,50' }) +
    s.inked('/-52,-22 -34,-23 -36,-2 -50,-2', '#2a2a3a', 3) +
    s.disc(10, 16, 15, shade(c, 1.2), ink(c), 3)
  )
}

const spyglass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const brass = colourIn(options, 'colour', '#e2b44a')
  return (
    s.rod([0, 140], [0, 60], 34, brass) +
    s.rod([0, 66], [0, -40], 46, colourIn(options, 'leather', '#6a3a24')) +
    s.rod([0, -36], [0, -150], 60, brass) +
    s.trim('-32,-146 32,-146', 15, light(brass, 0.3)) +
    s.trim('-25,60 25,60', 12, brass) +
    s.trim('-32,-36 32,-36', 12, brass) +
    s.oval(0, -156, 30, 11, '#bfe8ff', ink(brass), 4)
  )
}

const thimble: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#cdd6ea')
  const dots = [-40, -22, -4].flatMap((y) => [-22, -7, 8, 23].map((x) => s.disc(x + (y % 4), y, 3.6, shade(c, 1.5))))
  return (
    s.metal('-40,50! -32,-30 -20,-64 20,-64 32,-30 40,50! 0,62', c, { gradient: '-40,-40 40,40' }) +
    dots.join('') +
    s.trim('-42,46 0,58 42,46', 13, '#f0c244')
  )
}

const brokenLock: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#c99a4a')
  return (
    s.cord('-34,-10 -40,-90 0,-122 46,-110 62,-74', 16, '#8f96a8') +
    s.metal('-70,-14! 70,-14! 62,84 0,100 -62,84', c, {
      gradient: '-70,-10 70,90',
      shines: ['7 both | -52,4 -50,40 -40,70'],
    }) +
    s.disc(0, 26, 14, '#2a1c20') +
    s.fill('/-6,30 6,30 12,66 -12,66', '#2a1c20') +
    s.stroke('20,-14 34,20 20,44 40,86', 5, '#3a2a2a')
  )
}

/** A wheel with spokes on legs, a gold thread from its spindle. */
const spinningWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colourIn(options, 'colour', '#8a5a34')
  const gold = colourIn(options, 'thread', '#ffd84a')
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const [cos, sin] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)]
    return s.cord(
      `${(cos * 18).toFixed(1)},${(sin * 18 - 60).toFixed(1)} ${(cos * 112).toFixed(1)},${(sin * 112 - 60).toFixed(1)}`,
      9,
      wood,
    )
  })
  return (
    s.rod([-30, 60], [-110, 240], 18, wood) +
    s.rod([60, 60], [120, 240], 18, wood) +
    spokes.join('') +
    s.ring(0, -60, 116, 20, wood) +
    s.disc(0, -60, 22, light(wood, 0.3), ink(wood), 5) +
    s.rod([-150, 74], [140, 48], 28, light(wood, 0.15)) +
    s.rod([-130, 70], [-140, -60], 16, wood) +
    s.rod([-0, 56], [0, -50], 16, wood) +
    s.cloth('-176,-60! -160,-110 -128,-116 -108,-64! -124,-30 -160,-28', gold, {
      folds: ['-166,-60 -140,-70 -116,-60', '-168,-46 -140,-52 -114,-46', '-164,-80 -140,-92 -118,-80'],
    }) +
    s.stroke('-116,-76 -40,-150 30,-172 100,-120', 6, gold, { profile: 'even' }) +
    s.stroke('-112,-50 -30,40 60,30', 5, gold, { profile: 'even' })
  )
}

const sewingMachine: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#2f3a4a')
  const gold = '#e2b44a'
  return (
    s.cloth('/-140,70 140,70 140,104 -140,104', '#8a5a34', { shades: ['/40,70 140,70 140,104 20,104'] }) +
    s.cloth('-120,70! -116,40! -70,30 60,40! 70,-40! -60,-50 -110,-40! -116,-70 -90,-86 60,-92 112,-70 120,70!', c, {
      shades: ['40,-92! 130,-70! 130,80! 80,80! 84,-40'],
      lights: ['-96,-70! 40,-78 60,-70! 40,-66 -90,-60!'],
    }) +
    s.rod([-96, -44], [-96, 38], 9, STEEL) +
    s.metal('/-108,26 -84,26 -92,44 -100,44', STEEL, { gradient: '-108,0 -84,0' }) +
    s.ring(132, -20, 44, 13, gold) +
    s.cord('132,-64 132,24', 7, gold) +
    s.cord('90,-20 174,-20', 7, gold) +
    s.gem(132, -20, 9, gold) +
    s.stroke('-50,-66 0,-74 50,-66', 5, gold) +
    s.stroke('86,0 96,20 88,44', 5, gold) +
    s.rod([10, -94], [10, -124], 20, '#d84a5a') +
    s.cloth('-140,44! -104,46 -60,60 -80,110 -130,120!', maybeText(options, 'cloth') ?? '#f0e6d0', {
      folds: ['-120,56 -110,90', '-96,56 -92,96'],
    })
  )
}

const typewriter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#2f3440')
  const keys = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, index) => s.disc(-84 + index * 28 + row * 4, 44 + row * 22, 9, '#f3ead8', ink(c), 3)),
  )
  return (
    s.inked('/-64,-120 64,-120 64,-40 -64,-40', '#fffaf0', 4, '#6a6070') +
    [-100, -84, -68]
      .map((y) => s.stroke(`-46,${y} 0,${y - 1} ${30 + (y % 5)},${y}`, 4, '#8a7a80', { profile: 'flat' }))
      .join('') +
    s.rod([-122, -42], [122, -42], 30, '#4a505e') +
    s.both((half) => half.disc(128, -42, 17, '#c9cfdc', '#2a2e3a', 4)) +
    s.cloth('-112,-30! 112,-30! 136,104! -136,104!', c, { shades: ['30,-30! 120,-30! 140,110! 50,110!'] }) +
    s.inked('-70,-16 0,-26 70,-16 60,22 0,14 -60,22', '#171a22', 3) +
    ['-40,16 -20,-14', '-14,14 -7,-18', '14,14 7,-18', '40,16 20,-14']
      .map((text) => s.stroke(text, 4, '#c9cfdc', { profile: 'even' }))
      .join('') +
    keys.join('')
  )
}

const revolverCase: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#6a4430')
  return (
    s.cord('-30,-54 -26,-84 26,-84 30,-54', 10, shade(c, 1)) +
    s.cloth('/-112,-52 112,-52 112,66 -112,66', c, { shades: ['/30,-52 116,-52 116,66 10,66'] }) +
    s.trim('-112,-6 112,-6', 7, light(c, 0.3)) +
    s.both(
      (half) =>
        half.metal('/56,-18 84,-18 84,16 56,16', '#e2b44a', { gradient: '56,-18 84,16' }) +
        half.gem(102, -42, 5, '#e2b44a') +
        half.gem(102, 56, 5, '#e2b44a'),
    )
  )
}

const marionetteCross: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colourIn(options, 'colour', '#9a6a3a')
  const coat = colourIn(options, 'puppet', '#c83a4a')
  const strings = ['-92,-100 -62,60', '92,-84 58,64', '-10,-140 -10,40', '12,-60 10,50'].map((text) =>
    s.stroke(text, 3, '#f3ead8', { profile: 'even' }),
  )
  const puppet =
    s.cord('-30,86 -64,64', 11, coat) +
    s.cord('30,86 60,66', 11, coat) +
    s.cord('-14,140 -22,192', 13, '#3a5a9a') +
    s.cord('14,140 24,190', 13, '#3a5a9a') +
    s.cloth('-30,78! 30,78! 36,150! -36,150!', coat, { shades: ['/8,78 32,78 38,152 10,152'] }) +
    s.disc(0, 54, 25, '#f0c690', '#703c1e', 4) +
    s.disc(-8, 52, 3.4, '#2a1c20') +
    s.disc(9, 52, 3.4, '#2a1c20') +
    s.stroke('-8,64 0,68 9,64', 3, '#703c1e') +
    s.inked('/-22,40 22,40 0,8', '#f2c23e', 3)
  return strings.join('') + s.rod([-110, -110], [110, -90], 20, wood) + s.rod([-14, -156], [16, -40], 20, wood) + puppet
}

const braidHook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hair = colourIn(options, 'colour', '#f0c85a')
  const knots = Array.from({ length: 9 }, (_, index) => {
    const y = -110 + index * 46
    const x = Math.sin(index * 0.7) * 14
    return (
      s.cloth(`${x - 4},${y - 22}! ${x + 30},${y - 8} ${x + 24},${y + 26} ${x - 6},${y + 30}!`, shade(hair, 0.4)) +
      s.cloth(`${x + 4},${y - 24}! ${x - 32},${y - 8} ${x - 26},${y + 28} ${x + 8},${y + 32}!`, hair, {
        folds: [`${x},${y - 14} ${x - 20},${y + 4} ${x - 14},${y + 22}`],
      })
    )
  })
  return (
    s.cord('0,-240 0,-190 -44,-160 -34,-110 10,-106 34,-130', 16, '#7a8296') +
    s.rod([-60, -246], [60, -246], 30, '#8a7a6a') +
    s.cloth('-44,-150! -20,-170 30,-160 44,-126! 20,-100 -30,-104', hair, {
      folds: ['-30,-140 0,-150 34,-130', '-30,-124 0,-130 34,-116'],
    }) +
    knots.join('') +
    s.trim('-20,300 0,306 20,300', 12, colourIn(options, 'ribbon', '#9a7ae0')) +
    s.blade('0,300 4,340 -6,380', 40, hair, 'leaf')
  )
}

export const TOOLS: PropTable = {
  key,
  'iron-key': (canvas, options) => key(canvas, { colour: '#7a7f8f', ...options }),
  chisel,
  'tiny-hammer': tinyHammer,
  spoon,
  whistle,
  spyglass,
  thimble,
  'broken-lock': brokenLock,
  'spinning-wheel': spinningWheel,
  'sewing-machine': sewingMachine,
  typewriter,
  'revolver-case': revolverCase,
  'marionette-cross': marionetteCross,
  'braid-hook': braidHook,
}
