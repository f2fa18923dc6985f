import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { addEmblem } from './emblems.ts'
import { findText } from './options.ts'
import { Sketch } from '../draw/sketch.ts'

const GOLD = '#e6b94c'

const banner: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = getColor(options, 'color', '#ffffff')
  return (
    s.rod([0, -440], [0, 460], 14, '#a8763a') +
    s.cloth('4,-420! 80,-436 150,-404 236,-420! 206,-366 240,-306! 150,-290 80,-318 4,-300!', color, {
      shade: findText(options, 'shadow') ?? (color === '#ffffff' ? '#cfc6e6' : undefined),
      shades: ['110,-440! 160,-400 250,-424! 250,-300! 150,-286 110,-306! 150,-350'],
      folds: ['60,-432 50,-370 60,-316', '140,-404 132,-350 140,-296'],
    }) +
    s.metal('0,-500! 14,-462 0,-440! -14,-462', GOLD, { gradient: '-14,0 14,0' }) +
    addEmblem(canvas, options, 96, -364)
  )
}

export const POLES: PropTable = { banner }
