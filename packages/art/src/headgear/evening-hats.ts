import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getText } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchHead } from './head.ts'

const tiltedTopper: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#1f5a44')
  const plume = getText(options, 'feather', '#2a2630')
  const s = new Sketch(canvas)
  const quills =
    drawFeather(s.points('56,-22 104,-70 150,-66 168,-14'), 36, plume) +
    drawFeather(s.points('56,-30 92,-112 150,-124 186,-78'), 40, tint(plume, 0.3))
  const crown = s.cloth('-70,0! -62,-60 -78,-122! 0,-132 78,-122! 62,-60 70,0! 0,14', color, {
    gradient: '-76,0 76,0',
    shades: ['24,-132! 84,-126! 70,4! 30,14! 34,-60'],
    lights: ['-60,-10! -52,-60 -64,-116! -48,-116! -40,-60 -46,-8!'],
  })
  const band = s.cloth('-70,-6 0,10 70,-6 66,-36 0,-22 -66,-36', getColor(options, 'trim', '#c7a76c'))
  const brim = s.cloth('-124,-26! -96,0 -40,14 0,17 40,14 96,0 124,-26! 104,-24 60,-6 0,0 -60,-6 -104,-24', color, {
    lights: ['-112,-20! -60,4 -20,8! -60,0'],
    line: toInk(shade(color, 0.4)),
  })
  const gem = s.gem(58, -20, 14, getColor(options, 'gem', '#7de8a0'), { setting: '#e8c04e' })
  const above = sketchHead(canvas, figure, 0.5)
  return { front: above.place(-26, -166, crown + band + quills + brim + gem, 1.06, -15) }
}

export const EVENING_HATS: HeadgearTable = { 'tilted-topper': tiltedTopper }
