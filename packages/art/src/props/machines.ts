import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'

import { Sketch } from '../draw/sketch.ts'

const marionetteCross: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = getColor(options, 'color', '#9a6a3a')
  const coat = getColor(options, 'puppet', '#c83a4a')
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

export const MACHINES: PropTable = { 'marionette-cross': marionetteCross }
