import { ink, light } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'
import { STEEL } from './tools.ts'

/** A wheel with spokes on legs, a gold thread from its spindle. */
const spinningWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5a34')
  const gold = colorIn(options, 'thread', '#ffd84a')
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
  const c = colorIn(options, 'color', '#2f3a4a')
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

/** A travelling typewriter from the side, its keys to the left; the letter curls out of the carriage. */
const typewriter: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2f3440')
  const keys = [0, 1, 2, 3].map((row) => {
    const [x, y] = [-142 + row * 34, 34 - row * 20]
    return s.cord(`${x + 14},${y + 46} ${x},${y}`, 7, '#c9cfdc') + s.oval(x - 2, y - 5, 17, 9, '#f3ead8', ink(c), 3.4)
  })
  const lines = [-166, -146, -126].map((y) =>
    s.stroke(`${26 + y * 0.1},${y} ${60 + y * 0.1},${y - 4} ${100 + y * 0.08},${y + 2}`, 4, '#8a7a80', {
      profile: 'flat',
    }),
  )
  return (
    s.cloth('10,-64! 2,-130 -16,-186 -40,-212! 40,-222 96,-196 112,-130 110,-64!', '#fffaf0', {
      shade: '#d8ccc0',
      shades: ['70,-210! 110,-180 116,-60! 84,-60! 90,-140'],
    }) +
    lines.join('') +
    s.cloth('-160,104! -166,76! -120,60 -30,8 -10,-40! 110,-46! 142,20 148,104!', c, {
      shades: ['40,-46! 112,-46! 150,30 152,110! 60,110! 90,30'],
      lights: ['-150,80! -60,40 0,-30! -20,30 -110,78!'],
    }) +
    keys.join('') +
    s.rod([-34, -58], [140, -58], 34, '#4a505e') +
    s.disc(154, -58, 23, '#c9cfdc', '#2a2e3a', 4) +
    s.disc(154, -58, 9, '#8a90a0') +
    s.cord('-36,-58 -70,-92 -66,-124', 9, '#c9cfdc') +
    s.disc(-66, -126, 10, '#c9cfdc', '#2a2e3a', 4) +
    s.trim('-164,102 0,104 148,102', 13, '#c9a44a') +
    s.ring(76, 30, 22, 5, '#c9a44a')
  )
}

const marionetteCross: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#9a6a3a')
  const coat = colorIn(options, 'puppet', '#c83a4a')
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
  return (
    strings.join('') +
    s.rod([-110, -110], [110, -90], 20, wood) +
    s.rod([-14, -156], [16, -40], 20, wood) +
    (options['puppet'] === false ? '' : puppet)
  )
}

export const MACHINES: PropTable = {
  'spinning-wheel': spinningWheel,
  'sewing-machine': sewingMachine,
  typewriter,
  'marionette-cross': marionetteCross,
}
