import { drawBow } from '../draw/bow.ts'
import { tint, mix, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText } from '../props/options.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const tricorn: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#23202e')
  const plume = findText(options, 'feather')
  const sketch = sketchHead(canvas, figure, 0.5, -112)
  const back = plume
    ? drawFeather(sketch.points('90,-40 150,-120 210,-130 262,-74'), 64, plume) +
      drawFeather(sketch.points('80,-46 120,-140 190,-176 240,-160'), 54, tint(plume, 0.3))
    : ''
  const crown = sketch.cloth('-100,-20! -84,-84 0,-112 84,-84 100,-20!', color, {
    shades: ['30,-120! 120,-100! 120,0! 20,0!'],
  })
  const brim = sketch.cloth(
    '-196,-64! -120,-4 -50,26 0,34 50,26 120,-4 196,-64! 130,-74 60,-58 0,-40! -60,-58 -130,-74',
    color,
    { shades: ['20,-50! 200,-80! 120,10 30,40! 60,-10'], lights: ['-180,-58! -120,-28 -60,-14 -70,-32 -130,-58'] },
  )
  const edge = sketch.trim(
    '-196,-64 -130,-75 -60,-59 0,-41 60,-59 130,-75 196,-64',
    9,
    getColor(options, 'trim', '#e8c04e'),
  )
  const sign = addEmblem(canvas, options, figure.turn * 0.5, -118)
  const shadow = drawHatShadow(figure, sketch, '-124,-4 0,34 124,-4 118,18 0,52 -118,18')
  return { back, front: shadow + crown + brim + edge + sign, hidesCap: true }
}

const bycocket: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3f7d3a')
  const sketch = sketchHead(canvas, figure, 0.5, -112)
  const ahead = sketch.on(figure.turn >= 0 ? 1 : -1)
  const crown = ahead.cloth('-112,2! -104,-66 -50,-116 20,-120 78,-80 112,-16!', color, {
    gradient: '-110,0 110,0',
    shades:
      figure.turn >= 0
        ? ['40,-130! 130,-100! 130,10! 30,10! 56,-50']
        : ['-40,-130! -130,-100! -130,10! -30,10! -56,-50'],
    folds: ['-60,-100 -30,-84 10,-90'],
  })
  const plume = drawFeather(
    ahead.points('-70,-14 -120,-90 -190,-130 -240,-110'),
    getNumber(options, 'featherWidth', 40),
    getColor(options, 'feather', '#c8392b'),
  )
  const brim = ahead.cloth(
    '-150,-30 -136,16 -70,30 20,26 110,14 226,-6! 130,-34 40,-20 -60,-22 -116,-52',
    getColor(options, 'brim', tint(color, 0.15)),
    { shades: ['-136,16! -60,14 40,8 226,-6! 110,24 -70,40'] },
  )
  const shadow = drawHatShadow(figure, sketch, '-124,6 0,24 124,2 118,24 0,46 -118,26')
  return { front: shadow + crown + plume + brim, hidesCap: true }
}

const deerstalker: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#9a7a52')
  const sketch = sketchHead(canvas, figure, 0.5, -104)
  const checks = () => definePattern(canvas, 'plaid', shade(color, 1), 46, '#f3e3c0')
  const crown = sketch.cloth('-124,8! -126,-50 -78,-112 0,-124 78,-112 126,-50 124,8! 0,14', color, {
    pattern: checks(),
    shades: ['40,-130! 140,-100! 140,20! 36,20! 60,-50'],
    folds: ['2.4 flat | 0,-122 0,-60 0,-16', '-40,-118 -66,-60 -70,0', '40,-118 66,-60 70,0'],
  })
  const flaps = sketch.both((half, side) =>
    half.cloth('132,4! 140,-50 96,-104 30,-128! 54,-70 92,-14', mix(color, tint(color, 0.3), 0.3), {
      pattern: checks(),
      shades: side > 0 ? ['90,-110! 150,-60 136,10! 84,-10! 110,-50'] : [],
    }),
  )
  const bill = sketch.cloth(
    '-112,-2! -60,-14 0,-18 60,-14 112,-2! 98,34 44,52 0,56 -44,52 -98,34',
    mix(color, shade(color, 1), 0.2),
    { pattern: checks(), shades: ['-112,2! -40,32 40,32 112,2! 98,40 0,64 -98,40'] },
  )
  const knot = drawBow(figure.turn * 0.5, -232, 0.4, getColor(options, 'ribbon', '#5a4028'), {
    tailSpread: 40,
    tailLength: 50,
  })
  const shadow = drawHatShadow(figure, sketch, '-124,14 0,56 124,14 116,32 0,72 -116,32')
  return { front: shadow + crown + flaps + bill + knot, hidesCap: true }
}

const navalCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#20304f')
  const sketch = sketchHead(canvas, figure, 0.6, -104)
  const top = sketch.cloth('-120,-8! -150,-54 -120,-92 0,-112 120,-92 150,-54 120,-8! 0,4', color, {
    shades: ['30,-120! 170,-80! 130,0! 30,0! 70,-50'],
    lights: ['-110,-86! -40,-102 -20,-96 -90,-76'],
  })
  const band = sketch.cloth('-120,-22! 0,-10 120,-22! 118,12! 0,24 -118,12!', getColor(options, 'band', '#14203a'))
  const cord = sketch.trim('-119,-4 0,8 119,-4', 6, getColor(options, 'trim', '#e8c04e'))
  const visor = sketch.cloth('-104,10! 0,18 104,10! 84,38 0,56 -84,38', '#161420', {
    lights: ['-70,24! -20,38 10,38 -20,30'],
  })
  const sign = addEmblem(canvas, options, figure.turn * 0.6, -142)
  const shadow = drawHatShadow(figure, sketch, '-104,30 0,56 104,30 96,44 0,72 -96,44')
  return { front: shadow + top + band + cord + visor + sign, hidesCap: true }
}

export const CAPS: HeadgearTable = { tricorn, bycocket, deerstalker, 'naval-cap': navalCap }
